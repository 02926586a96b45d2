import { chineseReading, pictures } from './chinese-reading.ts'
import type { Grammar } from './grammar.ts'
import { phrase } from './grammar.ts'

const verbs =
  '打开|前往|访问|进入|点击|单击|点一下|点|按|输入|填写|填入|填|搜索|查找|搜|选择|选|勾选|取消勾选|接受|同意|拒绝|关闭|等待|等|返回|后退|前进|刷新|滚动|向下|向上|告诉我|报告|读出|把|将|加入|添加|删除|移除|结账|去结账|下单|提交|继续|登录|记下|问我|按价格|按|设置|读(?!者|书|音)|阅读|朗读|提取|抽取|采集|抓取|收集|导出|从(?=.+(?:提取|抽取|采集|抓取|收集))|给我(?=.*大纲)|列出|截[图屏取个张一]'

/** Basic verbs. */
export const chinese: Grammar = {
  breaks: /\s*[;；。]\s*|\s*[,，、]?\s*(?:然后|接着|随后|最后|之后|再)[,，]?\s*/,
  maybes: /\s*[,，、]\s*(?:并且?|和)?\s*|并且?/,
  starts: new RegExp(`^(?:请)?(?:${verbs})`),
  fillers: /^(?:(?:请|首先|先|现在|帮我|再)[,，]?\s*)+/,
  conditions: /^(?:如果|若|当|除非)/,
  pictures,
  articles: /^(?:这个|那个|我的|你的)/,
  ordinals: [
    [/^第([\d]+)[个件条项款]?/, null],
    ...[...'一二三四五六七八九十'].map((sign, index): [RegExp, number] => [
      new RegExp(`^第${sign}[个件条项款]?`),
      index + 1,
    ]),
    [/^最后一?[个件条项款]/, -1],
  ],
  roles: [
    [/的?按钮$/, 'button'],
    [/的?链接$/, 'link'],
    [/的?(?:输入框|文本框|字段|框|栏)$/, 'field'],
    [/的?(?:标签页|选项卡)$/, 'tab'],
    [/的?复选框$/, 'checkbox'],
    [/的?(?:搜索)?(?:结果|商品|产品)$/, 'item'],
  ],
  bests: [
    [/最便宜的?|价格最低的?/, 'cheapest'],
    [/最贵的?|价格最高的?/, 'dearest'],
    [/评分最高的?/, 'rated'],
  ],
  scopes: [/^在?(?<scope>.+?)(?:里面|中|里|旁边|下面)的(?<name>.+)$/],
  inStock: /有货的/,
  rules: [
    ...chineseReading,
    ...phrase('consent few', '(关闭|拒绝).*cookie.*', '只接受必要的?(cookie)?s?'),
    ...phrase('consent all', '接受(所有|全部)?cookies?'),
    ...phrase('visit', '(打开|前往|访问|进入)(网址|网站|页面)?\\s*{url}'),
    ...phrase('back', '(返回|后退)(上一页|前一页)?'),
    ...phrase('forward', '前进'),
    ...phrase('reload', '(刷新|重新加载)(页面)?'),
    ...phrase('sleep', '(等待|等)\\s*{n}\\s*秒钟?'),
    ...phrase('wait', '(等待|等到|等)\\s*{text}(出现|显示)?'),
    ...phrase('scroll end', '(向下)?滚动到(页面)?(底部|最下面)'),
    ...phrase('scroll top', '(向上)?滚动到(页面)?(顶部|最上面)'),
    ...phrase('scroll until', '(向下)?滚动直到(看到|出现)?\\s*{text}'),
    ...phrase('scroll down', '(向下滚动|往下滚动|滚动)'),
    ...phrase('scroll up', '(向上滚动|往上滚动)'),
    ...phrase('sort', '按\\s*{by}\\s*排序'),
    ...phrase('search', '(搜索|查找|搜)\\s*{value}', '在搜索框(中|里)?输入\\s*{value}'),
    ...phrase(
      'fill',
      '(在|把|将)?\\s*{target}\\s*(中|里|上)?(输入|填写|填入|填|设置为|设为|改为|改成)\\s*{value}',
      '(输入|填写|填入)\\s*{value}\\s*到\\s*{target}',
    ),
    ...phrase(
      'add',
      '(把|将)\\s*{what}\\s*(加入|添加到|放入|放进)\\s*{place:购物车|购物篮}',
      '(加入|添加到|放入)\\s*{place:购物车|购物篮}',
    ),
    ...phrase('intent checkout', '(去)?结账', '去结算'),
    ...phrase('intent order', '(提交订单|下单|确认订单)'),
    ...phrase('intent submit', '提交(表单)?'),
    ...phrase('intent continue', '(继续|下一步)'),
    ...phrase('intent signin', '登录'),
    ...phrase('uncheck', '取消勾选\\s*{target}'),
    ...phrase('check', '(勾选|同意|接受)\\s*{target}'),
    ...phrase('choose', '(在\\s*{field}\\s*(中|里)?)(选择|选)\\s*{value}', '(选择|选)\\s*{value}'),
    ...phrase('note', '(记下|记住)\\s*{asked}'),
    ...phrase('tell', '(告诉我|报告|读出)\\s*{asked}'),
    ...phrase('ask', '问我\\s*{question}'),
    ...phrase('keys', '按(下)?\\s*{keys}(键)?'),
    ...phrase('open', '(打开|进入|查看)\\s*{target}'),
    ...phrase('click', '(点击|单击|点一下|点|按下?)\\s*{target}'),
  ],
  examples: [
    [/提取|抽取|采集|抓取|收集|导出/, '提取表格中的“…”和“…”'],
    [/搜|找/, '搜索“…”'],
    [/输|填/, '在“…”中输入“…”'],
    [/选/, '选择“…”'],
    [/./, '点击“…”'],
  ],
}

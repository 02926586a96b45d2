import { phrase, type Rule } from './grammar.ts'

const thePage = '(这个|这篇|这|该|本|整个|整篇|当前|全部)*(页面|网页|文章|文档|正文|全文|内容|页)(的?(内容|正文|文字))?'
const read = '(阅读|朗读|读出|读一下|读一读|读取|读)'

/** The text of a page, its outline, and rows of its tables. */
export const chineseReading: Rule[] = [
  ...phrase('read outline', `(给我|告诉我|列出|显示|${read})( ?${thePage}的?)? ?(大纲|提纲)`),
  ...phrase('read page', `${read} ?第 ?{n} ?(页|部分|段)`),
  ...phrase('read on', '(继续阅读|继续读|接着读|往下读)(下去)?', `${read} ?下一(页|部分|段)`),
  ...phrase('read', `${read} ?${thePage}`),
  ...phrase(
    'extract',
    '(从|在) ?{source} ?(中|里面?|内|上)? ?(提取|抽取|采集|抓取|收集)(出)? ?{what}',
    '(把|将) ?{what} ?(提取|抽取|采集|抓取|收集|导出)(出来|下来)?( ?[为成] ?(csv|json|excel)(文件|格式)?)?',
    '(提取|抽取|采集|抓取|收集|导出)(出)? ?{what}',
  ),
]

/** What has to be looked at: pictures are for models that can see. */
export const pictures =
  /^(?:截(?:一?[个张下])?(?:取)?(?:图|屏)|(?:拍|做|来)一?[个张]?截[图屏]|(?:对|给|把|将).{0,12}截[图屏])/

import {
  Button,
  Cascader,
  Checkbox,
  DatePicker,
  Form,
  Input,
  InputNumber,
  Rate,
  Segmented,
  Select,
  Steps,
  Switch,
  Table,
  Tag,
  Transfer,
  Tree,
} from 'antd'
import { createRoot } from 'react-dom/client'

const log = (what: string) => {
  document.title = what
}
const rows = Array.from({ length: 8 }, (_, at) => ({
  key: at,
  number: `DD-${4100 + at}`,
  customer: ['王芳', '李伟', '张敏', '刘洋'][at % 4],
  total: 128 + at * 37,
  state: at % 3 ? '已付款' : '待付款',
}))
const areas = [
  {
    value: 'zj',
    label: '浙江',
    children: [{ value: 'hz', label: '杭州', children: [{ value: 'xh', label: '西湖' }] }],
  },
  { value: 'js', label: '江苏', children: [{ value: 'nj', label: '南京' }] },
]
const goods = ['茶叶', '咖啡', '面包', '牛奶', '鸡蛋'].map((title, key) => ({ key: String(key), title }))

createRoot(document.getElementById('root') as HTMLElement).render(
  <div style={{ padding: 20 }}>
    <h1>订单管理</h1>
    <Form layout="inline" style={{ rowGap: 12 }}>
      <Form.Item label="客户">
        <Input placeholder="姓名" allowClear />
      </Form.Item>
      <Form.Item label="状态">
        <Select
          style={{ width: 120 }}
          placeholder="全部"
          options={[
            { value: 1, label: '已付款' },
            { value: 2, label: '待付款' },
          ]}
          onChange={(value) => log(`state ${value}`)}
        />
      </Form.Item>
      <Form.Item label="地区">
        <Cascader options={areas} placeholder="请选择" onChange={(value) => log(`area ${value}`)} />
      </Form.Item>
      <Form.Item label="日期">
        <DatePicker.RangePicker onChange={(_, text) => log(`range ${text}`)} />
      </Form.Item>
      <Form.Item label="数量">
        <InputNumber defaultValue={3} onChange={(value) => log(`count ${value}`)} />
      </Form.Item>
      <Form.Item label="加急">
        <Switch onChange={(on) => log(`urgent ${on}`)} />
      </Form.Item>
      <Button type="primary" onClick={() => log('searched')}>
        查询
      </Button>
    </Form>
    <div style={{ margin: '16px 0', display: 'flex', gap: 16 }}>
      <Segmented options={['日', '周', '月']} onChange={(value) => log(`span ${value}`)} />
      <Rate defaultValue={3} onChange={(value) => log(`rate ${value}`)} />
      <Checkbox onChange={(event) => log(`mine ${event.target.checked}`)}>只看我的</Checkbox>
    </div>
    <Table
      size="small"
      rowSelection={{ onChange: (keys) => log(`rows ${keys}`) }}
      pagination={{ pageSize: 5 }}
      dataSource={rows}
      columns={[
        { title: '订单号', dataIndex: 'number', render: (text: string) => <a href={`#/${text}`}>{text}</a> },
        { title: '客户', dataIndex: 'customer' },
        { title: '金额', dataIndex: 'total', sorter: (a, b) => a.total - b.total },
        {
          title: '状态',
          dataIndex: 'state',
          render: (text: string) => <Tag color={text === '已付款' ? 'green' : 'orange'}>{text}</Tag>,
        },
        {
          title: '操作',
          render: (_, row) => (
            <Button type="link" onClick={() => log(`ship ${row.number}`)}>
              发货
            </Button>
          ),
        },
      ]}
    />
    <div style={{ display: 'flex', gap: 40 }}>
      <Tree
        checkable
        defaultExpandAll
        treeData={[
          {
            title: '全部商品',
            key: 'a',
            children: [
              { title: '饮料', key: 'b' },
              { title: '点心', key: 'c' },
            ],
          },
        ]}
        onCheck={(keys) => log(`tree ${keys}`)}
      />
      <Transfer dataSource={goods} targetKeys={['3']} render={(item) => item.title} />
      <Steps
        orientation="vertical"
        current={1}
        onChange={(step) => log(`step ${step}`)}
        items={[{ title: '下单' }, { title: '付款' }, { title: '发货' }]}
      />
    </div>
  </div>,
)

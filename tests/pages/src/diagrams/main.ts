import * as d3 from 'd3'
import * as echarts from 'echarts'
import './style.css'

const log = (what: string) => {
  document.title = what
}
const root = document.getElementById('root') as HTMLElement
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const ships = [12, 19, 7, 15, 22, 30, 26]
root.innerHTML = `<header><b>Harbour office</b><span class="range"><button class="on">Week</button><button>Month</button><button>Year</button></span><a href="#export">Export</a></header>
<section class="figures">${[
  ['Ships', '131'],
  ['Tons', '88,400'],
  ['Pilots', '9'],
  ['Delays', '4'],
]
  .map(
    ([name, value]) => `<div class="figure" data-name="${name}"><small>${name}</small><strong>${value}</strong></div>`,
  )
  .join('')}</section>
<section><h2>Ships a day</h2><svg id="bars" width="460" height="240" role="img" aria-label="Ships a day"></svg></section><section><h2>Berths</h2><div id="pie"></div></section><section><h2>Who serves whom</h2><svg id="net" width="460" height="260"></svg></section><section><h2>Traffic by hour</h2><svg id="heat" width="460" height="210"></svg></section>`
const x = d3.scaleBand(days, [36, 450]).padding(0.2)
const y = d3.scaleLinear([0, 32], [210, 10])
const bars = d3.select('#bars')
bars.append('g').attr('transform', 'translate(0,210)').call(d3.axisBottom(x))
bars.append('g').attr('transform', 'translate(36,0)').call(d3.axisLeft(y).ticks(5))
bars
  .selectAll('.column')
  .data(ships)
  .join('rect')
  .attr('class', 'column')
  .attr('x', (_, at) => x(days[at] ?? '') ?? 0)
  .attr('y', y)
  .attr('width', x.bandwidth())
  .attr('height', (n) => 210 - y(n))
  .attr('fill', '#457b9d')
  .on('click', (_, n) => log(`column ${n}`))
  .append('title')
  .text((n) => `${n} ships`)
const names = ['Port', 'Pilot', 'Tug', 'Crane', 'Customs', 'Rail', 'Fuel', 'Police', 'Clinic']
const nodes = names.map((name, at) => ({
  name,
  x: 230 + Math.cos(at) * (at ? 150 : 0),
  y: 130 + Math.sin(at) * (at ? 95 : 0),
}))
const net = d3.select('#net')
net
  .selectAll('line')
  .data(nodes.slice(1))
  .join('line')
  .attr('x1', 230)
  .attr('y1', 130)
  .attr('x2', ({ x }) => x)
  .attr('y2', ({ y }) => y)
  .attr('stroke', '#aaa')
const knots = net
  .selectAll('.node')
  .data(nodes)
  .join('g')
  .attr('class', 'node')
  .attr('transform', ({ x, y }) => `translate(${x},${y})`)
  .on('click', (_, { name }) => log(`node ${name}`))
knots
  .append('circle')
  .attr('r', 14)
  .attr('fill', (_, at) => d3.schemeTableau10[at % 10] ?? '')
knots
  .append('text')
  .attr('x', 18)
  .attr('y', 5)
  .text(({ name }) => name)
const hours = days.flatMap((day, row) => d3.range(12).map((at) => ({ day, row, at, n: (row * 7 + at * 5) % 11 })))
const heat = d3.select('#heat')
heat
  .selectAll('.hour')
  .data(hours)
  .join('rect')
  .attr('class', 'hour')
  .attr('x', ({ at }) => 40 + at * 34)
  .attr('y', ({ row }) => row * 28)
  .attr('width', 32)
  .attr('height', 26)
  .attr('fill', ({ n }) => d3.interpolateBlues(n / 11))
  .on('click', (_, { day, at }) => log(`${day} ${at * 2}:00`))
heat
  .selectAll('.day')
  .data(days)
  .join('text')
  .attr('class', 'day')
  .attr('y', (_, row) => row * 28 + 18)
  .text((day) => day)
const pie = echarts.init(document.querySelector('#pie') as HTMLElement, undefined, { width: 460, height: 240 })
pie.setOption({
  animation: false,
  legend: { bottom: 0 },
  tooltip: {},
  series: [
    {
      type: 'pie',
      radius: ['35%', '70%'],
      center: ['50%', '45%'],
      data: [
        { name: 'Free', value: 6 },
        { name: 'Taken', value: 17 },
        { name: 'Closed', value: 2 },
      ],
    },
  ],
})
pie.on('click', ({ name }) => log(`slice ${name}`))
for (const el of root.querySelectorAll<HTMLElement>('.figure, .range button'))
  el.addEventListener('click', () => log(el.dataset.name ?? el.textContent ?? ''))

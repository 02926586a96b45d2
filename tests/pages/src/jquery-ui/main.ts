import jQuery from 'jquery'
import 'jquery-ui/themes/base/all.css'

Object.assign(globalThis, { jQuery, $: jQuery })
await import('jquery-ui/dist/jquery-ui.js')

type Widgets = Record<string, (options?: object) => void>
const $ = (selector: string) => jQuery(selector) as unknown as Widgets
const log = (what: string) => {
  document.title = what
}
$('#tabs').tabs?.()
$('#day').datepicker?.({ defaultDate: new Date(2026, 2, 17), onSelect: (day: string) => log(`day ${day}`) })
$('#budget').slider?.({
  value: 30,
  slide: (_: unknown, { value }: { value: number }) => jQuery('#sum').text(String(value * 10)),
})
$('#to').autocomplete?.({
  source: ['Lisbon', 'London', 'Lyon', 'Madrid'],
  select: (_: unknown, { item }: { item: { value: string } }) => log(`to ${item.value}`),
})
$('#nights').spinner?.()
$('#stops').sortable?.({ update: () => log(jQuery('#stops').text()) })
$('#acc').accordion?.()
$('#seats').selectable?.()
$('#c1, #c2').checkboxradio?.()
$('#book').button?.()
jQuery('#book').on('click', () => log('booked'))

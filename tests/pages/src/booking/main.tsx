import DatePicker from 'react-datepicker'
import 'react-datepicker/dist/react-datepicker.css'
import { createRoot } from 'react-dom/client'
import Select from 'react-select'

const log = (what: string) => {
  document.title = what
}
const towns = ['القاهرة', 'دبي', 'الرباط', 'عمّان', 'تونس'].map((label) => ({ label, value: label }))
const day = new Date(2026, 2, 17)

createRoot(document.getElementById('root') as HTMLElement).render(
  <main style={{ font: '15px system-ui, sans-serif', maxWidth: 720, margin: '20px auto' }}>
    <h1>حجز فندق</h1>
    <label htmlFor="town">المدينة</label>
    <Select
      inputId="town"
      isRtl
      options={towns}
      placeholder="اختر المدينة"
      onChange={(town) => log(`town ${town?.value}`)}
    />
    <label htmlFor="extras">إضافات</label>
    <Select
      inputId="extras"
      isRtl
      isMulti
      defaultValue={towns.slice(0, 2)}
      options={towns}
      onChange={(all) => log(`extras ${all.length}`)}
    />
    <p>الوصول</p>
    <DatePicker inline selected={day} onChange={(date: Date | null) => log(`day ${date?.toDateString()}`)} />
    <p>الوقت</p>
    <DatePicker
      selected={day}
      showTimeSelect
      showTimeSelectOnly
      dateFormat="HH:mm"
      onChange={(date: Date | null) => log(`time ${date?.toTimeString()}`)}
    />
    <details>
      <summary>شروط الإلغاء</summary>
      <p>يمكن الإلغاء حتى يوم واحد قبل الوصول.</p>
    </details>
    <button type="button" onClick={() => log('booked')}>
      احجز الآن
    </button>
  </main>,
)

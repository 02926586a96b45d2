import './styles/index.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { t } from './text/t.ts'

document.documentElement.lang = t('lang')
document.title = t('name')
const root = document.getElementById('app')
if (root) render(<App />, root)

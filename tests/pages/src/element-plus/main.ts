import ElementPlus from 'element-plus'
import 'element-plus/dist/index.css'
import { createApp } from 'vue'
import App from './app.vue'

createApp(App).use(ElementPlus).mount('#root')

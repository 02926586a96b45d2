import { build } from './build/build.ts'

await build()
console.log('dist/ is ready: open chrome://extensions, turn on Developer mode, choose "Load unpacked" and take dist/.')

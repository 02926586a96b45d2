// The one import of the polyfill. From Chrome 148 on it hands the browser's own `browser` through.
import polyfill from 'webextension-polyfill'

export const browser = polyfill

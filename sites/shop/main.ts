import { startShop } from './server.ts'

const [port = '4173', payPort = '4174'] = process.argv.slice(2)
const shop = await startShop({ port: Number(port), payPort: Number(payPort) })

console.log(`The practice shop   ${shop.url}`)
console.log(`Its payment frame   ${shop.payUrl}`)
console.log(`What it remembers   ${shop.url}api/state`)

import { evaluate, type Launched } from '../../../support/extension.ts'

export type Picture = { width: number; height: number; at(x: number, y: number): [number, number, number] }

/** Decodes a picture, whatever its format, in a tab of the browser: the way in which the extension's users see it. */
export async function decode(browser: Launched, target: string, url: string): Promise<Picture> {
  const decoded = (await evaluate(
    browser.cdp,
    target,
    `(async () => {
      const bytes = Uint8Array.from(atob(${JSON.stringify(url.split(',')[1])}), (c) => c.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes]))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      context.drawImage(bitmap, 0, 0)
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
      let text = ''
      for (let at = 0; at < data.length; at += 30000) text += String.fromCharCode(...data.subarray(at, at + 30000))
      return { width: bitmap.width, height: bitmap.height, text: btoa(text) }
    })()`,
  )) as { width: number; height: number; text: string }
  const data = Buffer.from(decoded.text, 'base64')
  return {
    width: decoded.width,
    height: decoded.height,
    at(x, y) {
      const start = (Math.round(y) * decoded.width + Math.round(x)) * 4
      return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0]
    },
  }
}

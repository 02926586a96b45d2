import type { Page } from 'playwright'

/** How many pixels of a picture have each colour, as `#rrggbb`. */
export async function countColours(page: Page, png: Buffer): Promise<Map<string, number>> {
  const counts = await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }), { colorSpaceConversion: 'none' })
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(picture, 0, 0)
    const found = new Map<number, number>()
    const pixels = context.getImageData(0, 0, picture.width, picture.height).data
    for (let i = 0; i < pixels.length; i += 4) {
      const key = ((pixels[i] ?? 0) << 16) | ((pixels[i + 1] ?? 0) << 8) | (pixels[i + 2] ?? 0)
      found.set(key, (found.get(key) ?? 0) + 1)
    }
    return [...found].filter(([, count]) => count > 20)
  }, png.toString('base64'))
  return new Map(counts.map(([key, count]) => [`#${key.toString(16).padStart(6, '0')}`, count]))
}

import type { Request } from '../protocol/lane.ts'
import type { offscreenLane } from '../protocol/offscreen.ts'

type Asked = Request<typeof offscreenLane, 'picture.make'>

/** The last picture of each run, newest last. They live in this document alone and are never stored. */
const kept = new Map<string, string>()
const most = 3

/** Compressed as far as small letters stay sharp. JPEG, since local servers read nothing newer. */
const format = { type: 'image/jpeg', quality: 0.82 }

/** The ground of plates, as in the page. */
const plate = '#24272c'

function paint(source: ImageBitmap, { longest, view, plates }: Asked): OffscreenCanvas {
  const scale = Math.min(1, longest / Math.max(source.width, source.height))
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(source.width * scale)),
    Math.max(1, Math.round(source.height * scale)),
  )
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  context.fillStyle = plate
  const [byX, byY] = [canvas.width / (view.right - view.left), canvas.height / (view.bottom - view.top)]
  for (const { left, top, right, bottom } of plates) {
    context.fillRect((left - view.left) * byX, (top - view.top) * byY, (right - left) * byX, (bottom - top) * byY)
  }
  return canvas
}

/** Not by fetch: the extension's own policy lets it reach servers alone. */
function blobOf(address: string): Blob {
  const bytes = atob(address.slice(address.indexOf(',') + 1))
  return new Blob([Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))])
}

async function addressOf(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 30_000) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 30_000)))
  return `data:${blob.type};base64,${btoa(pieces.join(''))}`
}

export async function makePicture(asked: Asked): Promise<{ width: number; height: number }> {
  const source = await createImageBitmap(blobOf(asked.source))
  const canvas = paint(source, asked)
  source.close()
  kept.delete(asked.id)
  kept.set(asked.id, await addressOf(await canvas.convertToBlob(format)))
  for (const id of [...kept.keys()].slice(0, -most)) kept.delete(id)
  return { width: canvas.width, height: canvas.height }
}

/** The picture as a data: address; null where it is gone, as after a restart of the browser. */
export const pictureOf = (id: string): string | null => kept.get(id) ?? null

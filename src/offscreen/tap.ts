/** Bytes of one answer: some 80,000 tokens at the usual 250 bytes for each in a stream. A step takes a few hundred. */
const most = 20_000_000

/** Watches the bytes of an answer as they pass. */
export type Tap = {
  watch: (response: Response) => Response
  /** The last bytes, enough for `data: [DONE]`. */
  tail: () => string
  tooLarge: () => boolean
}

/** @param heard called with the head of the answer and with each piece of its body */
export function createTap(heard: () => void): Tap {
  let total = 0
  let tail = ''
  const decoder = new TextDecoder('latin1')
  const watcher = () =>
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(bytes, stream) {
        heard()
        total += bytes.length
        tail = (tail + decoder.decode(bytes.slice(-64))).slice(-64)
        if (total > most) stream.error(new Error('The reply is too large.'))
        else stream.enqueue(bytes)
      },
    })
  return {
    watch: (response) => {
      heard()
      const { status, statusText, headers, body } = response
      return body ? new Response(body.pipeThrough(watcher()), { status, statusText, headers }) : response
    },
    tail: () => tail,
    tooLarge: () => total > most,
  }
}

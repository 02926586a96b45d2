import type { Step } from './step.ts'

/** A plain answer. */
export const say = (text: string): Step => ({ text })

/** One tool call, with words before it if given. */
export const call = (name: string, args: object = {}, text = ''): Step => ({ text, calls: [{ name, args }] })

/** An error in the form of the OpenAI API. */
export const refuse = (status: number, message: string, code = '', headers: Record<string, string> = {}): Step => ({
  status,
  headers,
  body: { error: { message, type: 'invalid_request_error', param: null, code: code || null } },
})

/** An answer with an error in it, though the status is 200. */
export const errorInBody = (message: string, code: string | number): Step => ({ body: { error: { message, code } } })

/** A web page where JSON should be. */
export const webPage = (status = 200): Step => ({
  status,
  body: '<!doctype html><title>Sign in</title><h1>Sign in to the network</h1>',
  contentType: 'text/html; charset=utf-8',
})

/** An answer that a test opens when it likes. */
export function gate(): { until: Promise<void>; open: () => void } {
  let open = () => {}
  const until = new Promise<void>((done) => {
    open = done
  })
  return { until, open }
}

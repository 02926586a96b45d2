/** Asks a site the way one browser does: with its cookies, and without following redirects. */
export class Visitor {
  readonly #base: string
  readonly #cookies = new Map<string, string>()

  constructor(base: string) {
    this.#base = base
  }

  async #ask(path: string, init: RequestInit, fragment: boolean): Promise<Response> {
    const headers = new Headers({ cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; ') })
    if (fragment) headers.set('x-fragment', '1')
    const reply = await fetch(new URL(path, this.#base), { ...init, headers, redirect: 'manual' })
    for (const line of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      this.#cookies.set(name, value)
    }
    return reply
  }

  get(path: string, fragment = false): Promise<Response> {
    return this.#ask(path, {}, fragment)
  }

  async text(path: string, fragment = false): Promise<string> {
    return (await this.get(path, fragment)).text()
  }

  post(path: string, fields: Record<string, string | undefined>, fragment = false): Promise<Response> {
    const body = new URLSearchParams()
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) body.set(name, value)
    return this.#ask(path, { method: 'POST', body }, fragment)
  }
}

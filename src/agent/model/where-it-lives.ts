/** What an address tells about a model's home. */
export type Home = { host: string; local: boolean; ollama: boolean }

const loopback = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/

/** `ollama` by its port, the only sign that its bare 403 leaves. https://docs.ollama.com/faq */
export function whereItLives(baseUrl: string): Home {
  const url = URL.parse(baseUrl.trim())
  if (!url) return { host: baseUrl.trim().slice(0, 100) || "the model's server", local: false, ollama: false }
  const local = loopback.test(url.hostname)
  return { host: url.host, local, ollama: local && url.port === '11434' }
}

import type { ChatFault } from '../../protocol/model.ts'
import type { Home } from './where-it-lives.ts'

/** Everything that can keep a usable reply away. */
export const faultNames = [
  'bad-address',
  'unreachable',
  'redirected',
  'timed-out',
  'key-refused',
  'forbidden',
  'origin-refused',
  'no-such-model',
  'no-such-address',
  'not-found',
  'rate-limited',
  'quota-exhausted',
  'server-error',
  'context-too-long',
  'no-tools',
  'no-vision',
  'bad-request',
  'cut-off',
  'not-json',
  'empty-reply',
  'length-cut',
  'filtered',
  'aborted',
  'lost',
] as const
export type FaultName = (typeof faultNames)[number]

/** Faults that are no answers. */
const byKind: Partial<Record<ChatFault['kind'], FaultName>> = {
  address: 'bad-address',
  unreachable: 'unreachable',
  timeout: 'timed-out',
  cut: 'cut-off',
  'not-json': 'not-json',
  empty: 'empty-reply',
  aborted: 'aborted',
  lost: 'lost',
}

/** The servers' own codes are the surest sign: OpenAI, Azure, Anthropic, llama.cpp, Google. */
const byCode: Record<string, FaultName> = {
  invalid_api_key: 'key-refused',
  authentication_error: 'key-refused',
  insufficient_quota: 'quota-exhausted',
  billing_hard_limit_reached: 'quota-exhausted',
  billing_not_active: 'quota-exhausted',
  rate_limit_exceeded: 'rate-limited',
  rate_limit_error: 'rate-limited',
  model_not_found: 'no-such-model',
  context_length_exceeded: 'context-too-long',
  exceed_context_size_error: 'context-too-long',
  content_filter: 'filtered',
  content_policy_violation: 'filtered',
  server_error: 'server-error',
  api_error: 'server-error',
  overloaded_error: 'server-error',
}

const byStatus: Record<number, FaultName> = {
  0: 'redirected', // a redirect that the browser hides
  401: 'key-refused',
  402: 'quota-exhausted',
  403: 'forbidden',
  404: 'not-found',
  405: 'no-such-address',
  408: 'timed-out',
  413: 'context-too-long',
  429: 'rate-limited',
}

/**
 * Where one status covers several causes, and servers give no code, only their words are left. Each pattern was taken
 * from the words of a server: Ollama, vLLM, llama.cpp, LM Studio, OpenRouter, DeepSeek, Gemini, Anthropic.
 */
const byWords: { statuses: number[]; words: RegExp; name: FaultName }[] = [
  {
    statuses: [400, 404, 422, 500, 501],
    words:
      /not support (the use of )?(tool|function)|support tool use|--enable-auto-tool-choice|--jinja|tools? (is|are) not supported/i,
    name: 'no-tools',
  },
  // OpenAI, Anthropic, Ollama, llama.cpp, vLLM, OpenRouter, DeepSeek, Mistral, Groq, LM Studio.
  {
    statuses: [400, 404, 415, 422, 500, 501],
    words:
      /image_url|(image|vision|multi-?modal)\b.{0,40}(not|n't|only) .{0,20}support|not support.{0,40}(image|vision|multi-?modal)|support(s|ed)? (image|vision)|not a multi-?modal|required for image|at most 0 image|mmproj|content must be a string|does not (have|accept) (image|vision)/i,
    name: 'no-vision',
  },
  {
    statuses: [400, 422, 500],
    words:
      /context (length|window|size)|prompt is too long|too many tokens|token count exceeds|exceeds .{0,40}context|n_ctx/i,
    name: 'context-too-long',
  },
  {
    statuses: [400, 403],
    words: /api[ _-]?key (is )?(not valid|invalid)|invalid (api[ _-]?)?key/i,
    name: 'key-refused',
  },
  { statuses: [403], words: /\borigins?\b|\bcors\b/i, name: 'origin-refused' },
  {
    statuses: [400, 404],
    words: /no models? loaded|\bmodel\b.{0,200}(not (found|exist)|unknown)|(unknown|invalid|no such) model/i,
    name: 'no-such-model',
  },
  { statuses: [404], words: /\b(path|page|route|url|endpoint)\b/i, name: 'no-such-address' },
  // Gemini says "quota" of a limit for a minute, so that word alone means nothing.
  { statuses: [403, 429], words: /insufficient|billing|credit|balance|top up/i, name: 'quota-exhausted' },
]

function byRange(status: number): FaultName {
  if (status >= 500) return 'server-error'
  if (status >= 400) return 'bad-request'
  return status >= 300 ? 'redirected' : 'server-error' // below: an error without a number inside an answer that began well
}

/** What a fault is, from the server's code, then words where a status is ambiguous, then status. */
export function nameFault(fault: ChatFault, home: Home): FaultName {
  const kind = byKind[fault.kind]
  if (kind) return kind
  const code = fault.code !== undefined && Object.hasOwn(byCode, fault.code) ? byCode[fault.code] : undefined
  // One OpenAI code serves two ends: a 413 with it means that one request alone is above the limit (Groq).
  if (code && !(code === 'rate-limited' && fault.status === 413)) return code
  // Ollama refuses a foreign Origin without a word, and has no other 403.
  if (fault.status === 403 && home.ollama) return 'origin-refused'
  const told = byWords.find(({ statuses, words }) => statuses.includes(fault.status) && words.test(fault.said))
  // Servers that say when to come back mean a rate, whatever they call it.
  if (told && !(told.name === 'quota-exhausted' && fault.retryAfter > 0)) return told.name
  return byStatus[fault.status] ?? byRange(fault.status)
}

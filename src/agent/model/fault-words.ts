import type { FaultName } from './fault-names.ts'
import type { Home } from './where-it-lives.ts'

/** What the loop does about a fault: ask again, tell the model what was wrong with its reply, or wait for the human. */
export type React = 'retry' | 'tell-model' | 'pause'

export type FaultFacts = { home: Home; model: string; status: number; retryAfter: number }

type Words = {
  sentence: string | ((facts: FaultFacts) => string)
  wayOut: string | ((facts: FaultFacts) => string)
  react: React
}

const rest = (seconds: number) => (seconds >= 120 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`)
const settings = "in the model's settings"

/** A sentence for the user and the way out of each fault. */
export const faultWords: Record<FaultName, Words> = {
  'bad-address': {
    sentence: ({ home }) => `The model's address "${home.host}" cannot be used.`,
    wayOut: `Correct the base URL ${settings}: it begins with http:// or https:// and often ends in /v1.`,
    react: 'pause',
  },
  unreachable: {
    sentence: ({ home }) => `Nothing answers at ${home.host}.`,
    wayOut: ({ home }) =>
      home.local
        ? 'Start the model server, and check the port in the base URL.'
        : `Check the network and the base URL ${settings}, and that the extension may reach this address.`,
    react: 'retry',
  },
  redirected: {
    sentence: ({ home }) => `${home.host} sends requests on to another address, which is not followed.`,
    wayOut: `Enter the final address ${settings}, often the same with https://.`,
    react: 'pause',
  },
  'timed-out': {
    sentence: ({ model }) => `The model "${model}" did not answer in time.`,
    wayOut: 'Try again, or choose a smaller or faster model.',
    react: 'retry',
  },
  'key-refused': {
    sentence: ({ home }) => `${home.host} does not accept the API key.`,
    wayOut: `Enter a valid key ${settings}.`,
    react: 'pause',
  },
  forbidden: {
    sentence: ({ home, model }) => `${home.host} does not let this key use "${model}".`,
    wayOut: 'Choose another model, or a key that may use this one.',
    react: 'pause',
  },
  'origin-refused': {
    sentence: ({ home }) => `The model server at ${home.host} refuses requests from browser extensions.`,
    wayOut:
      'Start Ollama with OLLAMA_ORIGINS=chrome-extension://* in its environment; for another server, allow this origin there.',
    react: 'pause',
  },
  'no-such-model': {
    sentence: ({ home, model }) => `${home.host} has no model "${model}".`,
    wayOut: ({ home }) =>
      home.ollama ? 'Choose one from the list, or pull it first: ollama pull NAME.' : 'Choose one from the list.',
    react: 'pause',
  },
  'no-such-address': {
    sentence: ({ home }) => `${home.host} answers, but offers no chat under this address.`,
    wayOut: `Check the path of the base URL ${settings}: it often ends in /v1.`,
    react: 'pause',
  },
  'not-found': {
    sentence: ({ home, model }) => `${home.host} does not find this address or the model "${model}".`,
    wayOut: `Check the base URL (it often ends in /v1) and the model's name ${settings}.`,
    react: 'pause',
  },
  'rate-limited': {
    sentence: ({ home, retryAfter }) =>
      retryAfter > 0
        ? `${home.host} is asked too often and wants a rest of ${rest(retryAfter)}.`
        : `${home.host} is asked too often for now.`,
    wayOut: 'Wait, or choose another model.',
    react: 'retry',
  },
  'quota-exhausted': {
    sentence: ({ home }) => `The account at ${home.host} has no credit or quota left.`,
    wayOut: 'Top it up or wait for the next period, or choose another model.',
    react: 'pause',
  },
  'server-error': {
    sentence: ({ home, status }) => `${home.host} has a fault of its own${status >= 500 ? ` (${status})` : ''}.`,
    wayOut: 'Try again later, or choose another model.',
    react: 'retry',
  },
  'context-too-long': {
    sentence: ({ model }) => `The conversation is longer than "${model}" can take.`,
    wayOut: 'Choose a model with a longer context (Ollama: raise num_ctx), or start anew with a smaller goal.',
    react: 'pause',
  },
  'no-tools': {
    sentence: ({ model }) => `"${model}" cannot call tools, at least not on this server.`,
    wayOut: 'Choose a model with tool calls; llama.cpp needs --jinja, vLLM --enable-auto-tool-choice.',
    react: 'pause',
  },
  'no-vision': {
    sentence: ({ model }) => `"${model}" cannot see pictures, at least not on this server.`,
    wayOut: 'Choose a model with vision; llama.cpp needs --mmproj.',
    react: 'pause',
  },
  'bad-request': {
    sentence: ({ home, status }) => `${home.host} refuses the request${status >= 400 ? ` (${status})` : ''}.`,
    wayOut: 'Read what the server says, or choose another model.',
    react: 'pause',
  },
  'cut-off': {
    sentence: 'The reply broke off before its end.',
    wayOut: `Try again; if it happens often, switch streaming off ${settings}.`,
    react: 'retry',
  },
  'not-json': {
    sentence: ({ home }) => `${home.host} answered with something that is no model's reply.`,
    wayOut: `Check the base URL ${settings}; on a public network, sign in to it first.`,
    react: 'retry',
  },
  'empty-reply': {
    sentence: 'The model answered with nothing.',
    wayOut: 'Try again, or choose another model.',
    react: 'tell-model',
  },
  'length-cut': {
    sentence: 'The reply ran into the limit of its length before it was complete.',
    wayOut: 'Raise the limit on the server, or choose another model.',
    react: 'tell-model',
  },
  filtered: {
    sentence: ({ home }) => `The content filter of ${home.host} withheld the reply.`,
    wayOut: 'Word the goal in another way, or choose another model.',
    react: 'pause',
  },
  aborted: {
    sentence: 'The call to the model was stopped.',
    wayOut: 'Go on when you like.',
    react: 'pause',
  },
  lost: {
    sentence: "The model's reply was lost in the browser.",
    wayOut: 'Try again.',
    react: 'retry',
  },
}

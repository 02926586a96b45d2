/** Ids of our session rules start here. */
const firstRule = 1

/** Hosts that refuse a request for its `Origin: chrome-extension://…`: model servers on one's own machine or network. */
const isPlain = (url: URL) => url.protocol === 'http:'

/**
 * Takes the Origin header off our own POSTs to model servers without TLS; Ollama answers 403 to it otherwise. Scoped
 * by initiator, so that no page's request is touched. Session rules end with the browser: set again at each start.
 */
export async function dropOriginFor(baseUrls: string[]): Promise<void> {
  const hosts = [
    ...new Set(
      baseUrls
        .flatMap((text) => URL.parse(text) ?? [])
        .filter(isPlain)
        .map((url) => url.origin),
    ),
  ]
  const before = await chrome.declarativeNetRequest.getSessionRules()
  await chrome.declarativeNetRequest.updateSessionRules({
    removeRuleIds: before.map((rule) => rule.id),
    addRules: hosts.map((origin, index) => ({
      id: firstRule + index,
      action: {
        type: 'modifyHeaders' as chrome.declarativeNetRequest.RuleActionType,
        requestHeaders: [{ header: 'origin', operation: 'remove' as chrome.declarativeNetRequest.HeaderOperation }],
      },
      condition: {
        urlFilter: `|${origin}/`,
        initiatorDomains: [chrome.runtime.id],
        requestMethods: ['post' as chrome.declarativeNetRequest.RequestMethod],
        resourceTypes: ['xmlhttprequest', 'other'] as chrome.declarativeNetRequest.ResourceType[],
      },
    })),
  })
}

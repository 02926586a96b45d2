import { composedParent } from '../dom/composed.ts'
import { queryAll } from '../dom/doc.ts'
import { isConnected, rootOf } from '../dom/native.ts'
import { isShown } from '../snapshot/visible.ts'
import { pause } from './clock.ts'

/** Milliseconds. `silence`: what is waited for where nothing at all came of an act that should have an effect. */
const waits = { quiet: 150, silence: 500, most: 3000, step: 30 }

const indicators = '[aria-busy=true], [role=progressbar]:not([aria-valuenow]), progress:not([value])'
const busyNow = () => queryAll(document, indicators).filter(isShown)
const animations = Element.prototype.getAnimations

export type Changes = {
  /** Watches another tree too: mutations do not cross shadow roots. */
  include(el: Element): void
  /** Elements that came and stayed, went and stayed away, and nodes whose text is another. */
  counts(): { added: number; removed: number; texts: number }
  /** Until the page has come to rest. `leaving`: it is being unloaded. */
  settled(target: Element | undefined, expectsMore: boolean, signal: AbortSignal): Promise<'quiet' | 'busy' | 'leaving'>
  stop(): void
}

const moving = (el: Element): boolean =>
  animations.call(el).some(({ playState, effect }) => {
    const end = effect?.getComputedTiming().endTime
    return playState === 'running' && typeof end === 'number' && Number.isFinite(end)
  })

/** Follows what happens to the page from now on. `leaving` is called at most once. */
export function watchChanges(leaving: () => void): Changes {
  const added = new Set<Node>()
  const removed = new Set<Node>()
  const texts = new Set<Node>()
  const busyBefore = new Set(busyNow())
  const gone = new AbortController()
  const ended = new AbortController()
  let stirred = false
  let any = false

  const take = (records: MutationRecord[]) => {
    stirred = true
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (type === 'childList') any = true
      if (type === 'characterData') texts.add(target)
      for (const n of addedNodes) (n instanceof Element ? added : texts).add(n)
      for (const n of removedNodes) if (n instanceof Element) removed.add(n)
    }
  }
  const observer = new MutationObserver(take)
  const watched = new Set<Node>()
  const observe = (root: Node) => {
    if (watched.has(root)) return
    watched.add(root)
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true })
  }
  observe(document)

  // Answers of the network are told when they are complete; what a page makes of one comes right after.
  const network = new PerformanceObserver(() => {
    stirred = true
  })
  network.observe({ type: 'resource' })

  const leave = () => {
    if (!gone.signal.aborted) leaving()
    gone.abort()
  }
  window.addEventListener('beforeunload', leave, { signal: ended.signal })
  window.addEventListener('pagehide', leave, { signal: ended.signal })

  return {
    include(el) {
      for (let n: Element | null = el; n; n = composedParent(n)) {
        const root = rootOf(n)
        if (root instanceof ShadowRoot) observe(root)
      }
    },
    counts() {
      take(observer.takeRecords())
      return {
        added: [...added].filter(isConnected).length,
        removed: [...removed].filter((n) => !isConnected(n)).length,
        texts: [...texts].filter(isConnected).length,
      }
    },
    async settled(target, expectsMore, signal) {
      const stop = AbortSignal.any([gone.signal, signal])
      const since = performance.now()
      let quiet = 0
      for (;;) {
        if (gone.signal.aborted) return 'leaving'
        if (quiet >= (expectsMore && !any ? waits.silence : waits.quiet)) return 'quiet'
        const began = performance.now()
        if (began - since >= waits.most || signal.aborted) return 'busy'
        await pause(waits.step, stop)
        const busy =
          busyNow().some((el) => !busyBefore.has(el)) || (target !== undefined && isConnected(target) && moving(target))
        // On a machine that is short of time the page's own timers are late too: one long wait proves no rest.
        quiet = stirred || busy ? 0 : quiet + Math.min(performance.now() - began, waits.step * 2)
        stirred = false
      }
    },
    stop() {
      observer.disconnect()
      network.disconnect()
      ended.abort()
    },
  }
}

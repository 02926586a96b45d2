import type { Box } from '../snapshot/item.ts'

/** How long the browser may take to say it, ms: it says nothing in hidden tabs. */
const patience = 300

/**
 * The part of this frame's viewport that its parents show, told of an element that covers all of it. An observer without a root measures against the top
 * viewport, across origins too. https://w3c.github.io/IntersectionObserver/#ref-for-implicit-root
 */
export function visiblePart(cover: Element | undefined): Promise<Box> {
  const whole = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  if (self === self.top || !cover) return Promise.resolve(whole)
  return new Promise((resolve) => {
    const end = (box: Box) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(box)
    }
    const observer = new IntersectionObserver((entries) => {
      const [entry] = entries
      if (entry) end(entry.intersectionRect)
    })
    const timer = setTimeout(() => end(whole), patience)
    observer.observe(cover)
  })
}

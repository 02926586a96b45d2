const steps = ' >>> '

/** All elements that a selector fits; ` >>> ` steps into open shadow roots. */
export function resolve(root: Document | ShadowRoot, selector: string): Element[] {
  const at = selector.indexOf(steps)
  if (at < 0) return [...root.querySelectorAll(selector)]
  return [...root.querySelectorAll(selector.slice(0, at))].flatMap((host) =>
    host.shadowRoot ? resolve(host.shadowRoot, selector.slice(at + steps.length)) : [],
  )
}

export function composedParent(el: Element): Element | null {
  if (el.assignedSlot) return el.assignedSlot
  if (el.parentElement) return el.parentElement
  const root = el.getRootNode()
  return root instanceof ShadowRoot ? root.host : null
}

export function deepestAt(x: number, y: number): Element | null {
  let hit = document.elementFromPoint(x, y)
  for (let root = hit?.shadowRoot; root; root = hit?.shadowRoot) {
    const inner = root.elementFromPoint(x, y)
    if (!inner || inner === hit) break
    hit = inner
  }
  return hit
}

/** Has a box of some size that is not switched off by style; nothing here is shared with the code under test. */
export function seen(el: Element): boolean {
  if (el.localName === 'area') return true
  if (!el.checkVisibility({ visibilityProperty: true })) return false
  return [...el.getClientRects()].some((r) => r.width > 1 && r.height > 1)
}

const operable = `a[href], area[href], button, input, select, textarea, summary, video, audio, canvas, iframe, label,
  [tabindex]:not([tabindex="-1"]), [contenteditable=""], [contenteditable=true], [onclick], [role=button], [role=link],
  [role=tab], [role=option], [role=menuitem], [role=checkbox], [role=radio], [role=switch], [role=slider],
  [role=textbox], [role=combobox], [role=treeitem], [role=gridcell], [role=spinbutton], [role=scrollbar],
  [role=menuitemcheckbox], [role=menuitemradio], [role=searchbox], [role=listbox]`

const scrolls = (el: Element) => {
  const { overflowX, overflowY } = getComputedStyle(el)
  const isY = /auto|scroll/.test(overflowY) && el.scrollHeight > el.clientHeight
  return isY || (/auto|scroll/.test(overflowX) && el.scrollWidth > el.clientWidth)
}

/** Operable by its own nature, whatever a page does with it. */
export const isOperable = (el: Element) => el.matches(operable) || scrolls(el)

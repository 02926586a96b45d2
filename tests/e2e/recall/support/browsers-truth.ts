import type { CDPSession } from 'playwright'
import type { Scene } from './world.ts'

/** What Chromium itself knows: elements with listeners, and what its accessibility tree can focus. */
export type Told = { asked: number; missed: string[] }

const events = new Set('click mousedown mouseup pointerdown pointerup dblclick touchstart keydown'.split(' '))
const maxElements = 4000

type Dom = { backendNodeId: number; nodeType: number; children?: Dom[]; shadowRoots?: Dom[]; shadowRootType?: string }

function* elementsIn(node: Dom): Generator<number> {
  if (node.nodeType === 1) yield node.backendNodeId
  const roots = (node.shadowRoots ?? []).filter(({ shadowRootType }) => shadowRootType !== 'user-agent')
  for (const child of [...(node.children ?? []), ...roots]) yield* elementsIn(child)
}

async function hasListener(cdp: CDPSession, backendNodeId: number): Promise<boolean> {
  const { object } = await cdp.send('DOM.resolveNode', { backendNodeId })
  if (!object.objectId) return false
  const { listeners } = await cdp.send('DOMDebugger.getEventListeners', { objectId: object.objectId })
  return listeners.some(({ type }) => events.has(type))
}

/** Asks the judge about elements that Chromium names. */
async function judged(scene: Scene, ids: number[]): Promise<Told> {
  const { cdp, context, lines } = scene
  const objects = await Promise.all(
    ids.map((backendNodeId) => cdp.send('DOM.resolveNode', { backendNodeId, executionContextId: context })),
  )
  const { result, exceptionDetails } = await cdp.send('Runtime.callFunctionOn', {
    executionContextId: context,
    functionDeclaration: '(lines, ...els) => recall.missedOf(els, lines)',
    arguments: [{ value: lines }, ...objects.map(({ object }) => ({ objectId: object.objectId ?? '' }))],
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value as Told
}

/** Elements with a listener of their own for the mouse or the keyboard; what a page delegates to its root is not seen. */
export async function listened(scene: Scene): Promise<Told> {
  const { root } = await scene.cdp.send('DOM.getDocument', { depth: -1, pierce: true })
  const ids = [...elementsIn(root)].slice(0, maxElements)
  const has = await Promise.all(ids.map((id) => hasListener(scene.cdp, id)))
  return judged(
    scene,
    ids.filter((_, i) => has[i]),
  )
}

/** What Chromium's accessibility tree says can take the focus. */
export async function focusable(scene: Scene): Promise<Told> {
  const { nodes } = await scene.cdp.send('Accessibility.getFullAXTree')
  const ids = nodes
    .filter(({ ignored, role, properties }) => {
      const isRoot = role?.value === 'RootWebArea' || role?.value === 'Iframe'
      return !ignored && !isRoot && properties?.some(({ name, value }) => name === 'focusable' && value.value === true)
    })
    .flatMap(({ backendDOMNodeId }) => backendDOMNodeId ?? [])
  return judged(scene, ids)
}

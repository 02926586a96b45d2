import type { RunState } from '../../agent/loop/state.ts'
import type { Journal } from '../../agent/ports.ts'
import { MessageError } from '../../platform/message.ts'
import { askFrame, type FrameInfo, injectEyes, noteBrought } from './frames.ts'
import { isGone } from './gone.ts'

/** Ref numbers that a top document gets at a time: few, so that refs stay short; most pages need fewer. */
const block = 300
/** Fewer than these left, and it gets more before it looks. */
const reserve = 150
/** One look never uses more, whatever the page. */
const oneLook = 3000

/** Frames count for themselves (`f<K>e<N>`), so each has all numbers it will ever need. */
const frameBlock = 1_000_000

export type Attached = {
  frameId: number
  documentId: string
  url: string
  title: string
  frame: number
  type: string
  held: boolean
}

/** Highest ref number that each document has given out, as it last said. */
const lastRefs = new Map<string, number>()

export const noteLastRef = (documentId: string, last: number) => lastRefs.set(documentId, last)

function allot(info: Omit<FrameInfo, 'above'>, tabId: number, state: RunState, count = block) {
  const top = info.frameId === 0
  return {
    type: 'frame.attached' as const,
    tabId,
    frameId: info.frameId,
    documentId: info.documentId,
    url: info.url,
    frame: top ? 0 : state.nextFrame,
    from: top ? state.nextRef : 1,
    to: top ? state.nextRef + count - 1 : frameBlock,
  }
}

/** Takes a frame into the run: numbers first, durable, then the script, then its answer. Null where it went away. */
async function attach(
  run: string,
  tabId: number,
  info: FrameInfo,
  state: () => RunState,
  journal: Journal,
): Promise<Attached | null> {
  let record = state().frames.find((one) => one.documentId === info.documentId)
  if (!record) {
    await journal(allot(info, tabId, state()))
    record = state().frames.find((one) => one.documentId === info.documentId)
  }
  const grant = record?.grants.at(-1)
  if (!record || !grant) return null
  const { frameId, documentId, url } = info
  const ask = () => askFrame({ tabId, frameId, documentId })('frame.attach', { run, frame: record.frame, grant })
  try {
    // A script that is there answers; one of an older extension, or none, does not.
    const there = await ask().catch((error: unknown) => {
      if (error instanceof MessageError && error.code === 'gone') return null
      throw error
    })
    if (!there) await injectEyes({ tabId, frameId, documentId })
    const { brought, ...said } = there ?? (await ask())
    noteBrought(documentId, brought)
    return { ...said, frameId, documentId, url, frame: record.frame }
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

/** Attaches frames one after the other, so that their numbers are allotted in order. */
export async function attachAll(
  run: string,
  tabId: number,
  frames: FrameInfo[],
  state: () => RunState,
  journal: Journal,
): Promise<Attached[]> {
  const attached: Attached[] = []
  for (const info of frames) {
    const one = await attach(run, tabId, info, state, journal)
    if (one) attached.push(one)
  }
  return attached
}

const grantOf = (documentId: string, state: RunState) =>
  state.frames.find((one) => one.documentId === documentId)?.grants.at(-1)

/** More numbers for a top document that may run out in its next look; undefined where it has enough. */
export async function topUp(attached: Attached, tabId: number, state: () => RunState, journal: Journal) {
  const grant = grantOf(attached.documentId, state())
  if (attached.frame !== 0 || !grant) return undefined
  const last = Math.max(lastRefs.get(attached.documentId) ?? grant.from, grant.from)
  if (grant.to - last >= reserve) return undefined
  await journal(allot(attached, tabId, state()))
  return grantOf(attached.documentId, state())
}

/** Did a look use up its numbers? Then elements were shown without a ref; with these it is done again. */
export async function refill(
  attached: Attached,
  lastRef: number,
  tabId: number,
  state: () => RunState,
  journal: Journal,
) {
  const grant = grantOf(attached.documentId, state())
  if (attached.frame !== 0 || !grant || lastRef < grant.to) return undefined
  await journal(allot(attached, tabId, state(), oneLook))
  return grantOf(attached.documentId, state())
}

import type { contentLane } from './content.ts'

/**
 * The files that content scripts come in, and what each answers. Eyes go into a document when it is first looked at and
 * answer all that no other bundle does; each of the others goes in before the first question that needs it, and borrows
 * `dom/` and `snapshot/` from the eyes. `file` is in the build, `entry` in the source.
 */
export const bundles = {
  eyes: { file: 'src/content/index.js', entry: 'src/content/index.ts', kinds: [] },
  hands: { file: 'src/content/hands.js', entry: 'src/content/hands.ts', kinds: ['frame.facts', 'frame.act'] },
  marks: { file: 'src/content/marks.js', entry: 'src/content/marks.ts', kinds: [] },
  reader: { file: 'src/content/reader.js', entry: 'src/content/reader.ts', kinds: ['frame.find', 'frame.has'] },
} as const satisfies Record<string, { file: string; entry: string; kinds: readonly (keyof typeof contentLane)[] }>

export type BundleName = keyof typeof bundles

/** Kinds of the content lane that a later bundle answers. */
export type LaterKind = (typeof bundles)[BundleName]['kinds'][number]

const owners = new Map<string, BundleName>(
  Object.entries(bundles).flatMap(([name, { kinds }]) => kinds.map((kind) => [kind, name as BundleName] as const)),
)

/** Later kinds with the bundle that answers each. */
export const laterKinds = [...owners] as [LaterKind, BundleName][]

/** The bundle that must be in a document before it is asked this. */
export const bundleOf = (kind: string): BundleName => owners.get(kind) ?? 'eyes'

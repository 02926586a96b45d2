import { articleLane, eyesLane, handsLane, marksLane, readerLane } from './content.ts'
import type { Specs } from './lane.ts'

/**
 * The files that content scripts come in, and what each answers. Eyes go into a document when it is first looked at;
 * each of the others goes in before the first question that it answers, and borrows `dom/` and `snapshot/` from the
 * eyes. `file` is in the build, `entry` in the source.
 */
export const bundles = {
  eyes: { file: 'src/content/index.js', entry: 'src/content/index.ts', lane: eyesLane },
  hands: { file: 'src/content/hands.js', entry: 'src/content/hands.ts', lane: handsLane },
  marks: { file: 'src/content/marks.js', entry: 'src/content/marks.ts', lane: marksLane },
  reader: { file: 'src/content/reader.js', entry: 'src/content/reader.ts', lane: readerLane },
  article: { file: 'src/content/article.js', entry: 'src/content/article.ts', lane: articleLane },
} as const satisfies Record<string, { file: string; entry: string; lane: Specs }>

export type BundleName = keyof typeof bundles

/** The bundle that must be in a document before it is asked this. */
export function bundleOf(kind: string): BundleName {
  const names = Object.keys(bundles) as BundleName[]
  return names.find((name) => Object.hasOwn(bundles[name].lane, kind)) ?? 'eyes'
}

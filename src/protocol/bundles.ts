import { articleLane, eyesLane, handsLane, marksLane, readerLane } from './content.ts'
import type { Specs } from './lane.ts'

type Bundle = { files: string[]; lane: Specs }

/**
 * The files that content scripts come in, as the build has them, and what each bundle answers. Eyes go into a document
 * when it is first looked at: `index` with all that other files borrow (the DOM, roles, names, states), `look` with the
 * snapshot. Each of the others goes in before the first question that it answers.
 */
export const bundles = {
  eyes: { files: ['src/content/index.js', 'src/content/look.js'], lane: eyesLane },
  hands: { files: ['src/content/hands.js'], lane: handsLane },
  marks: { files: ['src/content/marks.js'], lane: marksLane },
  reader: { files: ['src/content/reader.js'], lane: readerLane },
  article: { files: ['src/content/article.js'], lane: articleLane },
} satisfies Record<string, Bundle>

export type BundleName = keyof typeof bundles

/** The bundle that must be in a document before it is asked this. */
export function bundleOf(kind: string): BundleName {
  const names = Object.keys(bundles) as BundleName[]
  return names.find((name) => Object.hasOwn(bundles[name].lane, kind)) ?? 'eyes'
}

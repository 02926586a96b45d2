import type { Truth } from '../../../support/pages.ts'
import * as boxes from './boxes.ts'
import * as controls from './controls.ts'
import * as icons from './icons.ts'
import * as plain from './plain.ts'
import * as spans from './spans.ts'

/** Pages with what engines are known to lose, by name. Nothing in their markup names the truth. */
export const pages: Record<string, { html: string; truth: Truth[] }> = { spans, boxes, icons, controls, plain }

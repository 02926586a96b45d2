import { coversOf } from '../hit/covers.ts'
import { nameOf } from './name.ts'
import { roleOf } from './role.ts'

/** The whole of what is in front: the outermost element around the hit that does not hold the target too. */
export function coverOf(target: Element, hit: Element): Element {
  return coversOf(hit, target).at(-1) ?? hit
}

/** Role and name of a cover, or of what in it was hit where the cover has none; empty where neither has. */
export function describeCover(cover: Element, hit: Element): string {
  for (const el of [cover, hit]) {
    const [role, name] = [roleOf(el), nameOf(el)]
    if (role !== 'generic' && role !== 'none') return name ? `${role} ${JSON.stringify(name.slice(0, 60))}` : role
  }
  return ''
}

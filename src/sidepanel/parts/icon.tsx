import { h, type VNode } from 'preact'

type Shape = { tag: string; attributes: Record<string, string> }

const shapes = new Map<string, Shape[]>()

/** The paths of an SVG file, read once. Built as elements, never as markup. */
function read(svg: string): Shape[] {
  const root = new DOMParser().parseFromString(svg.slice(svg.indexOf('<svg')), 'image/svg+xml').documentElement
  return Array.from(root.children, (child) => ({
    tag: child.tagName,
    attributes: Object.fromEntries(Array.from(child.attributes, ({ name, value }) => [name, value])),
  }))
}

/** An icon of lucide-static, imported with `?raw`. Decoration: the words beside it, or the button's label, name it. */
export function Icon({ svg, size = 16 }: { svg: string; size?: number }): VNode {
  const known = shapes.get(svg) ?? read(svg)
  shapes.set(svg, known)
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {known.map(({ tag, attributes }) => h(tag, attributes))}
    </svg>
  )
}

import Fuse from 'fuse.js'

/** Up to three names that are written like `wrong`, the nearest first. */
export function nearestNames(wrong: string, names: readonly string[]): string[] {
  const fuse = new Fuse(names, { threshold: 0.4, ignoreLocation: true })
  return fuse.search(wrong.slice(0, 32), { limit: 3 }).map(({ item }) => item)
}

/** The tool that a name surely means: as written, in other letters, or behind a namespace (`functions.click`). */
export function meantTool<T extends { name: string }>(written: string, tools: readonly T[]): T | undefined {
  const name = written.trim()
  const bare = (name.split(/[.:/]/).at(-1) ?? '').toLowerCase()
  return tools.find((tool) => tool.name === name) ?? tools.find((tool) => tool.name.toLowerCase() === bare)
}

export type Part = {
  name: string
  /** Commands of installed packages, run one after the other until one fails. */
  commands: string[][]
  /** A part without which this one makes no sense. */
  needs?: string
  /** Its output is worth watching; that of the others shows only where they fail. */
  live?: boolean
}

/** What `npm test` does, quickest answer first. */
export const parts: Part[] = [
  {
    name: 'types',
    commands: [
      ['tsc', '-p', '.'],
      ['tsc', '-p', 'src/agent'],
    ],
  },
  { name: 'style', commands: [['biome', 'check', '--error-on-warnings']] },
  {
    name: 'imports',
    commands: [['depcruise', '--config', '.dependency-cruiser.mjs', 'src', 'tools', 'sites', 'tests']],
  },
  { name: 'unused', commands: [['knip']] },
  { name: 'unit', commands: [['vitest', 'run', '--project', 'unit', '--project', 'dom']], live: true },
  { name: 'build', commands: [['vite', 'build']] },
  { name: 'size', commands: [['size-limit']], needs: 'build' },
  { name: 'e2e', commands: [['vitest', 'run', '--project', 'e2e']], needs: 'build', live: true },
]

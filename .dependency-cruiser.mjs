/** What each folder may import. Packages are free, but for protocol. */
const allowed = {
  protocol: [],
  agent: ['agent', 'protocol'],
  platform: ['platform', 'protocol'],
  content: ['content', 'protocol', 'platform/(message|browser)\\.ts$'],
  offscreen: ['offscreen', 'protocol', 'platform/(message|browser)\\.ts$'],
  background: ['background', 'protocol', 'agent', 'platform'],
  sidepanel: ['sidepanel', 'protocol', 'platform', 'agent/loop/state\\.ts$', 'agent/export'],
}

const only = ([from, to]) => ({
  name: `${from}-imports`,
  comment: `src/${from} may import ${['itself', ...to.filter((folder) => folder !== from)].join(', ')}: docs/architecture.md`,
  severity: 'error',
  from: { path: `^src/${from}/` },
  to: {
    path: '^src/',
    pathNot: [`^src/${from}/`, ...to.map((folder) => `^src/${folder}${folder.includes('\\') ? '' : '/'}`)],
  },
})

export default {
  forbidden: [
    ...Object.entries(allowed).map(only),
    {
      name: 'protocol-packages',
      comment: 'protocol is in every bundle: zod/mini alone',
      severity: 'error',
      from: { path: '^src/protocol/' },
      to: { path: 'node_modules', pathNot: 'node_modules/zod/(v4/)?mini' },
    },
    {
      name: 'product-alone',
      comment: 'what ships imports no tools, tests or practice sites',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(tools|tests|sites)/' },
    },
    {
      name: 'no-cycles',
      comment: 'types may go round, code may not',
      severity: 'error',
      from: { path: '^(src|tools|sites|tests)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'found',
      comment: 'what is imported must be there',
      severity: 'error',
      // What the practice sites' pages load comes from their server; tests/pages has packages of its own.
      from: { path: '^(src|tools|sites|tests)/', pathNot: '^(sites/[^/]+/client|tests/pages)/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^tests/pages/(dist|node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}

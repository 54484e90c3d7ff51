/** From the top. A room imports rooms of lower rings alone; it is handed a function for what stands above or beside it. */
const serverRings = [['run'], ['web'], ['money'], ['classes'], ['study', 'reports'], ['content', 'people'], ['store'], ['drawing', 'base']]
const roomsOfServer = serverRings.flatMap((rooms, ring) =>
  rooms.map((room) => ({
    name: 'server-rings',
    severity: 'error',
    from: { path: `^server/${room}/`, pathNot: '\\.test\\.ts$' },
    to: {
      path: `^server/(${serverRings
        .slice(0, ring + 1)
        .flat()
        .filter((each) => each !== room)
        .join('|')})/`,
    },
  })),
)
const namedRooms = { name: 'server-rings', severity: 'error', from: { path: `^server/(?!(${serverRings.flat().join('|')})/)` }, to: {} }

/** The rules that steiger cannot check: the rings around `src`, cycles, and the purity of charts. @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'site-stands-alone',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(server|content|scripts|tests|docs)/', pathNot: '^tests/(fixtures|samples)/' },
    },
    {
      name: 'server-stands-alone',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(src|scripts|tests|docs)/', pathNot: '^tests/(fixtures|samples)/' },
    },
    ...roomsOfServer.filter(({ to }) => to.path !== '^server/()/'),
    namedRooms,
    {
      name: 'packages-stand-alone',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { pathNot: '^(packages/$1/|node_modules/|[a-z:_/]+$)' },
    },
    {
      name: 'domain-knows-valibot-and-fsrs-only',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(domain/|node_modules/(valibot|ts-fsrs)/)' },
    },
    {
      name: 'contract-is-made-of-the-domain',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(contract/|domain/|node_modules/valibot/)' },
    },
    {
      name: 'charts-are-pure',
      severity: 'error',
      from: { path: '\\.machine\\.ts$' },
      to: { path: '(^node_modules/(react|react-dom|wouter|@xstate/react)/|/ui/)' },
    },
    {
      name: 'slices-do-not-know-siblings',
      severity: 'error',
      from: { path: '^src/(pages|widgets|features|entities)/([^/]+)/' },
      to: { path: '^src/$1/', pathNot: '^src/$1/$2/' },
    },
    {
      name: 'tests-are-not-shipped',
      severity: 'error',
      // The inspector sends examples to charts; it is in no build that pupils get.
      from: { pathNot: '\\.test\\.tsx?$|^tests/|^src/test-setup|^scripts/test/|^src/app/statecharts/examples\\.ts$' },
      to: { path: '\\.test\\.tsx?$|^tests/' },
    },
    { name: 'everything-resolves', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\?(url|raw|worker)$|^virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(styled-system|dist|dist-server|tests/package/stranger|packages/[^/]+/(dist|bin))/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}

/** What comes by `import()` runs later and may ask for what asked for it. @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'built-files-never-import-back',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
  ],
  options: { doNotFollow: { path: 'node_modules/(?!\\.cache/)' }, includeOnly: { path: '\\.js$' } },
}

import * as v from 'valibot'

const entrySchema = v.object({
  version: v.optional(v.string()),
  license: v.optional(v.string()),
  integrity: v.optional(v.string()),
  dev: v.optional(v.boolean()),
  link: v.optional(v.boolean()),
})
const lockSchema = v.pipe(v.string(), v.parseJson(), v.object({ packages: v.record(v.string(), entrySchema) }))
type Entry = v.InferOutput<typeof entrySchema>
type Component = {
  type: 'library'
  'bom-ref': string
  group?: string
  name: string
  version: string
  purl: string
  scope: 'required' | 'optional'
  licenses?: [{ expression: string }]
  hashes?: [{ alg: string; content: string }]
}

/**
 * The packages of an npm lock file (version 3) as components of CycloneDX. `required`: what the server loads and what is `bundled`
 * (`name@version`); the rest is `optional`.
 */
export function listComponents(lockFile: string, bundled: ReadonlySet<string> = new Set()): Component[] {
  const { packages } = v.parse(lockSchema, lockFile)
  const found = new Map<string, Component>()
  for (const [path, entry] of Object.entries(packages)) {
    const full = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1]
    if (full === undefined || entry.version === undefined || entry.link) continue
    const isBundled = bundled.has(`${full}@${entry.version}`)
    const component = componentOf(full, entry.version, isBundled ? { ...entry, dev: false } : entry)
    const known = found.get(component.purl)
    if (!known || component.scope === 'required') found.set(component.purl, component)
  }
  return [...found.values()].toSorted((a, b) => (a.purl < b.purl ? -1 : 1))
}

function componentOf(full: string, version: string, { license, integrity, dev }: Entry): Component {
  const [group, name] = full.startsWith('@') ? full.split('/') : [undefined, full]
  const purl = `pkg:npm/${full.replace('@', '%40')}@${version}`
  const [algorithm, hash] = integrity?.split('-', 2) ?? []
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group !== undefined && { group }),
    name: name ?? full,
    version,
    purl,
    scope: dev ? 'optional' : 'required',
    ...(license !== undefined && { licenses: [{ expression: license }] as [{ expression: string }] }),
    ...(algorithm === 'sha512' &&
      hash !== undefined && {
        hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] as [{ alg: string; content: string }],
      }),
  }
}

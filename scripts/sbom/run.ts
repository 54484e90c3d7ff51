import { readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { ensureBuilt } from '../build/ensure-built.ts'
import { licensedIn, licenseFiles } from '../build/write-licenses.ts'
import { listComponents } from './list-components.ts'

/** `npm run sbom`: every package of the lock file as a CycloneDX bill of materials, with its licence and its checksum. What the built files hold is told by the build. */
const file = 'sbom.cdx.json'
const packageSchema = v.pipe(v.string(), v.parseJson(), v.object({ name: v.string(), version: v.string() }))
const { name, version } = v.parse(packageSchema, readFileSync('package.json', 'utf8'))
await ensureBuilt()
const bundled = Object.values(licenseFiles).flatMap((list) => licensedIn(list).map((one) => `${one.name}@${one.version}`))
const components = listComponents(readFileSync('package-lock.json', 'utf8'), new Set(bundled))
const bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': `pkg:npm/${name}@${version}`, name, version } },
  components,
}
writeFileSync(file, `${JSON.stringify(bill, null, 1)}\n`)
const shipped = components.filter(({ scope }) => scope === 'required').length
console.log(`${file}: ${components.length} пакунків, з них ${shipped} потрібні під час роботи`)

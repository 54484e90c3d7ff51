import { readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { listComponents } from './sbom/list-components.ts'

/** `npm run sbom`: every package of the lock file as a CycloneDX bill of materials, with its licence and its checksum. Needs no network. */
const file = 'sbom.cdx.json'
const packageSchema = v.pipe(v.string(), v.parseJson(), v.object({ name: v.string(), version: v.string() }))
const { name, version } = v.parse(packageSchema, readFileSync('package.json', 'utf8'))
const components = listComponents(readFileSync('package-lock.json', 'utf8'))
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

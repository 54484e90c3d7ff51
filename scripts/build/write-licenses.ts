import { readFileSync, writeFileSync } from 'node:fs'

/** A package as Vite’s `build.license` tells of it; `identifier` is of SPDX. */
export type Licensed = { name: string; version: string; identifier?: string; text?: string }

/** What Vite writes of each build: the pages, the worker, the server and its drawing of pages. */
export const licenseFiles = {
  site: 'dist/.vite/licenses.json',
  worker: 'dist/.vite/worker-licenses.json',
  server: 'dist-server/licenses.json',
  drawing: 'dist-server/drawing-licenses.json',
} as const

/** Letters are no code, so Vite does not know of them. */
const letters = ['@fontsource-variable/wix-madefor-text']

/** The packages that a build has in its files. */
export const licensedIn = (file: string): Licensed[] => JSON.parse(readFileSync(file, 'utf8')) as Licensed[]

/** `dist/licenses.txt`: the licences of all that the site sends to browsers, each package once. Throws for a package that has none. */
export function writeLicenses(): void {
  const packages = [...licensedIn(licenseFiles.site), ...licensedIn(licenseFiles.worker), ...letters.map(letterLicense)]
  writeFileSync('dist/licenses.txt', licensesText(packages))
}

function letterLicense(name: string): Licensed {
  const folder = `node_modules/${name}`
  const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string; license: string }
  return { name, version, identifier: license, text: readFileSync(`${folder}/LICENSE`, 'utf8').trim() }
}

/** All of it as one text, by the names of the packages. */
export function licensesText(packages: readonly Licensed[]): string {
  const each = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]))
  const parts = [...each.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([title, { identifier, text }]) => {
      if (identifier === undefined && text === undefined) throw new Error(`${title} names no licence`)
      return `${title}${identifier === undefined ? '' : ` (${identifier})`}\n\n${text ?? `The package brings no text of its licence: see https://spdx.org/licenses/${identifier}.html`}\n`
    })
  return ['The site contains these works of others.\n', ...parts].join(`\n${'-'.repeat(78)}\n\n`)
}

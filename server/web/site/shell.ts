import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { StandInName } from '../../people/auth/stand-ins.ts'
import { sayExamples } from './examples.ts'
import { jsonForMarkup } from './head.ts'
import { readSheet, type Sheet } from './used-styles.ts'

/**
 * The one page of the built site with `config.json` and `early.js` inside. `version` changes with either file; `build` is the same on
 * every machine. `isOwnApi`: the site asks this server.
 */
export type Shell = { html: string; config: unknown; isOwnApi: boolean; version: string; build: string; styles: Styles | null }

/** The link to the sheet as it stands in the page, its address, and the sheet itself. */
export type Styles = { link: string; href: string; sheet: Sheet }

const files = ['index.html', 'config.json']
/** The line that a host of files alone leaves in the page: there the scripts ask for the configuration themselves. */
const question = /<link rel="preload" href="\/config\.json"[^>]*>/
const earlyScript = /<script src="\/early\.js[^"]*"><\/script>/
const buildMark = /<meta name="build" content="([\w.-]{1,64})"/
const sheetLink = /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+\.css)"[^>]*>/

type ShellOptions = { showsExamples?: boolean | undefined; restMs?: number | undefined; standIns?: readonly StandInName[] }

/**
 * Reads page and configuration anew when one has changed; null where there is no page.
 * @param showsExamples of the configuration
 * @param standIns played providers of identity
 * @param restMs between looks
 */
export function shellReader(site: string, { showsExamples = false, restMs = 0, standIns = [] }: ShellOptions = {}): () => Shell | null {
  let last: Shell | null = null
  let restUntil = 0
  return () => {
    const now = performance.now()
    if (last !== null && now < restUntil) return last
    restUntil = now + restMs
    const version = [...files.map((name) => stampOf(join(site, name))), ...standIns].join(' ')
    if (last?.version !== version) last = readShell(site, version, { showsExamples, standIns })
    return last
  }
}

function readShell(site: string, version: string, { showsExamples = false, standIns = [] }: ShellOptions): Shell | null {
  const built = readText(join(site, 'index.html'))
  if (built === null) return null
  const early = readText(join(site, 'early.js'))
  refuseUnread(built)
  const html = early === null ? built : built.replace(earlyScript, () => `<script>${early.replaceAll(/^\s*\/\/.*\n/gm, '')}</script>`)
  const styles = stylesOf(site, html)
  const build = buildMark.exec(html)?.[1] ?? 'unknown'
  const config = withStandIns(sayExamples(parsed(readText(join(site, 'config.json'))), showsExamples), standIns)
  if (config === undefined) return { html, config: {}, isOwnApi: true, version, build, styles }
  const base = typeof config === 'object' && config !== null && 'apiBaseUrl' in config ? config.apiBaseUrl : '/api'
  const data = `<script type="application/json" id="config">${jsonForMarkup(config)}</script>`
  return { html: html.replace(question, () => data), config, isOwnApi: base === '/api', version, build, styles }
}

/** What a build writes into its page, and how that is read: a page that writes it in another way would be sent without it, unseen. */
const read: readonly [sign: RegExp, reading: RegExp][] = [
  [/"\/config\.json"/, question],
  [/"\/early\.js/, earlyScript],
  [/name="build"/, buildMark],
  [/"\/assets\/[^"]+\.css"/, sheetLink],
]

function refuseUnread(html: string): void {
  const unread = read.find(([sign, reading]) => sign.test(html) && !reading.test(html))
  if (unread) throw new Error(`index.html of the site has ${unread[0].source} in a form that is not read`)
}

function withStandIns(config: unknown, names: readonly StandInName[]): unknown {
  if (typeof config !== 'object' || config === null || names.length === 0) return config
  if ('apiBaseUrl' in config && config.apiBaseUrl !== '/api') return config
  const keys = Object.fromEntries(names.map((name) => [`${name}ApiKey`, 'demo']))
  const scripts = Object.fromEntries(names.map((name) => [name, `/api/demo/${name}.js`]))
  return { ...config, ...keys, providerScripts: { ...('providerScripts' in config ? (config.providerScripts as object) : {}), ...scripts } }
}

function stylesOf(site: string, html: string): Styles | null {
  const [link, href] = sheetLink.exec(html) ?? []
  const css = href === undefined ? null : readText(join(site, href))
  return link === undefined || href === undefined || css === null ? null : { link, href, sheet: readSheet(css) }
}

function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.mtimeMs}.${found.size}` : ''
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

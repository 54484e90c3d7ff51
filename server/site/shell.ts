import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sayExamples } from './examples.ts'
import { jsonForMarkup } from './head.ts'

/**
 * The one page of the built site. Where it can be had, `config.json` of the deployment stands in it as data, so that its scripts need not ask for it.
 * `version` changes with either file. `isOwnApi`: the site asks this server, so what this server knows is what the page would be told.
 */
export type Shell = { html: string; config: unknown; isOwnApi: boolean; version: string }

const files = ['index.html', 'config.json']
/** What a host of files alone leaves in the page: there the scripts ask for the configuration themselves. */
const question = /<link rel="preload" href="\/config\.json"[^>]*>/

/**
 * Reads the page and the configuration of the site in a folder anew whenever one of them has changed; null where there is no page.
 * @param showsExamples whether pages show the examples of the configuration.
 */
export function shellReader(site: string, showsExamples = false): () => Shell | null {
  let last: Shell | null = null
  return () => {
    const version = files.map((name) => stampOf(join(site, name))).join(' ')
    if (last?.version !== version) last = readShell(site, version, showsExamples)
    return last
  }
}

function readShell(site: string, version: string, showsExamples: boolean): Shell | null {
  const html = readText(join(site, 'index.html'))
  if (html === null) return null
  const config = sayExamples(parsed(readText(join(site, 'config.json'))), showsExamples)
  if (config === undefined) return { html, config: {}, isOwnApi: true, version }
  const base = typeof config === 'object' && config !== null && 'apiBaseUrl' in config ? config.apiBaseUrl : '/api'
  const data = `<script type="application/json" id="config">${jsonForMarkup(config)}</script>`
  return { html: html.replace(question, () => data), config, isOwnApi: base === '/api', version }
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

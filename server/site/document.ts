import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { DrawPage } from '../deps.ts'
import { headMarkup, jsonForMarkup } from './head.ts'
import type { PageContent } from './page-content.ts'
import { pictureOf } from './picture-of.ts'
import type { Shell } from './shell.ts'

const compress = promisify(brotliCompress)
/** Pages that are kept ready; all public pages of the site are fewer. */
const most = 500

/** A document ready to be sent. */
export type Ready = { tag: string; plain: Uint8Array<ArrayBuffer>; brotli: Uint8Array<ArrayBuffer> }

type DocumentParts = { site: string; draw: DrawPage | null; origin: string }

/**
 * Makes documents whose text can be read before any script runs. One is made anew only when the content or the site has changed.
 * @param site folder of the built site. @param draw draws the inside of `#root`; without it the document has its head alone.
 * @param origin of the site, for canonical addresses; empty where it is not known.
 */
export function documentMaker(means: DocumentParts): (shell: Shell, content: PageContent, version: string) => Promise<Ready> {
  const kept = new Map<string, Promise<Ready>>()
  return (shell, content, version) => {
    if (content.isKept === false) return make(means, shell, content)
    const key = `${shell.version} ${version} ${content.edition ?? ''} ${content.head.path}`
    const ready = kept.get(key) ?? make(means, shell, content)
    kept.delete(key)
    kept.set(key, ready)
    ready.catch(() => kept.delete(key))
    for (const old of [...kept.keys()].slice(0, Math.max(0, kept.size - most))) kept.delete(old)
    return ready
  }
}

async function make({ site, draw, origin }: DocumentParts, { html: shell, config, isOwnApi }: Shell, content: PageContent): Promise<Ready> {
  const { head, answers, query = '' } = content
  const html = draw && isOwnApi && content.isDrawn !== false ? await draw(head.path + query, config, answers).catch(withoutText) : ''
  const first = html === '' ? '' : firstAnswers({ path: head.path, answers })
  const text = shell
    .replace('<script', () => `${html === '' ? '' : fontsFirst(site)}<script`)
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace('</head>', () => `${headMarkup(head, origin, pictureOf(site, head.path))}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>${first}`)
  return readyDocument(text)
}

/** A document with its tag and its compressed form. */
export async function readyDocument(text: string): Promise<Ready> {
  const plain = Buffer.from(text)
  const brotli = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
  return { tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`, plain, brotli: Buffer.from(brotli) }
}

/** The page of the site for an address where editors have written nothing: its scripts need not ask. */
export const missingPage = ({ html }: Shell, path: string): string =>
  html.replace('<div id="root"></div>', (root) => `${root}${firstAnswers({ path, answers: {}, isMissing: true })}`)

const firstAnswers = (first: object): string => `<script type="application/json" id="first-answers">${jsonForMarkup(first)}</script>`

/** A page that cannot be drawn is drawn by its scripts, as all others are. */
function withoutText(error: unknown): string {
  console.error('a page could not be drawn', error)
  return ''
}

/** Text that is there at once calls for its letters at once: they would come after the styles, and lines would break anew. */
function fontsFirst(site: string): string {
  const files = readdirSync(join(site, 'assets')).filter((name) => /^wix-madefor-text-(cyrillic|latin)-wght-normal-.*\.woff2$/.test(name))
  return files.map((name) => `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin />`).join('')
}

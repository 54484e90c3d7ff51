import { describeError } from '../../base/describe-error.ts'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { formulaMarkup } from '../../drawing/formula-markup.ts'
import type { DrawPage } from '../deps.ts'
import { policyHashes, type Hashes } from '../http/policy-hashes.ts'
import { headMarkup, jsonForMarkup } from './head.ts'
import type { PageContent } from './page-content.ts'
import { pictureOf } from './picture-of.ts'
import type { Shell } from './shell.ts'
import { classesForStyles } from './style-classes.ts'
import { usedStyles } from './used-styles.ts'

const compress = promisify(brotliCompress)
/** Pages that are kept ready; all public pages of the site are fewer. */
const most = 500

/** A document ready to be sent; `hashes` allow its inline script and styles in the policy. */
export type Ready = { tag: string; plain: Uint8Array<ArrayBuffer>; brotli: Uint8Array<ArrayBuffer>; hashes: Hashes }

type DocumentParts = { site: string; draw: DrawPage | null; origin: string }

/**
 * Makes documents that can be read before any script runs.
 * @param site folder of the built site.
 * @param draw draws the inside of `#root`.
 * @param origin of the site; empty where unknown.
 */
export function documentMaker(
  means: DocumentParts,
): (shell: Shell, content: PageContent, version: string, files: readonly string[]) => Promise<Ready> {
  const cache = new Map<string, Promise<Ready>>()
  return (shell, content, version, files) => {
    if (content.isKept === false) return make(means, shell, content, files)
    const key = `${shell.version} ${version} ${content.edition ?? ''} ${content.head.path}`
    const ready = cache.get(key) ?? make(means, shell, content, files)
    cache.delete(key)
    cache.set(key, ready)
    ready.catch(() => cache.delete(key))
    for (const old of [...cache.keys()].slice(0, Math.max(0, cache.size - most))) cache.delete(old)
    return ready
  }
}

async function make({ site, draw, origin }: DocumentParts, shell: Shell, content: PageContent, files: readonly string[]): Promise<Ready> {
  const { head, answers, query = '' } = content
  const isDrawn = draw && shell.isOwnApi && content.isDrawn !== false
  const drawn = isDrawn ? await draw(head.path + query, shell.config, answers, formulaMarkup).catch(withoutText) : ''
  const { markup, css } = classesForStyles(drawn)
  const text = (markup === '' ? shell.html : withStyles(site, shell, markup, css, files))
    .replace(/<title data-first>[^<]*<\/title>/, '')
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace('</head>', () => `${headMarkup(head, origin, pictureOf(site, head.path))}</head>`)
    .replace('<div id="root"></div>', (root) =>
      markup === '' ? root : `<div id="root">${markup}</div>${firstAnswers({ path: head.path, ...(query && { query }), answers })}`,
    )
  return readyDocument(text)
}

/** The shell of a drawn page: what it needs of the sheet stands in it, the whole comes after the first paint, and the files of the page are asked for at once. */
function withStyles(site: string, { html, styles }: Shell, markup: string, css: string, files: readonly string[]): string {
  const ahead = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`).join('')
  const page = html.replace('</head>', () => `${lettersAhead(site, markup)}${ahead}</head>`)
  if (!styles) return page
  const used = usedStyles(styles.sheet, html + markup)
  return page.replace(styles.link, () => `<style>${used}${css}</style><meta name="styles" content="${styles.href}" />`)
}

/** A document with its tag and its compressed form. */
export async function readyDocument(text: string): Promise<Ready> {
  const plain = Buffer.from(text)
  const brotli = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
  return {
    tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    brotli: Buffer.from(brotli),
    hashes: policyHashes(text),
  }
}

/** The page of the site for an address where editors have written nothing: its scripts need not ask. */
export const missingPage = ({ html }: Shell, path: string): string =>
  html.replace('<div id="root"></div>', (root) => `${root}${firstAnswers({ path, answers: {}, isMissing: true })}`)

const firstAnswers = (first: object): string => `<script type="application/json" id="first-answers">${jsonForMarkup(first)}</script>`

/** A page that cannot be drawn is drawn by its scripts, as all others are. */
function withoutText(error: unknown): string {
  console.error(`a page could not be drawn: ${describeError(error)}`)
  return ''
}

/**
 * Text that is there at once calls for its letters right after its styles, and formulas for theirs: lines would break anew when they come. Those of
 * the text come first: until it has all of them, a browser lays all of it out again whenever letters of any kind come.
 */
function lettersAhead(site: string, markup: string): string {
  const wanted = markup.includes('class="katex')
    ? /^(wix-madefor-text-(cyrillic|latin)-wght|KaTeX_(Main|Math)-(Regular|Italic))-.*\.woff2$/
    : /^wix-madefor-text-(cyrillic|latin)-wght-normal-.*\.woff2$/
  const assets = join(site, 'assets')
  const files = (existsSync(assets) ? readdirSync(assets) : []).filter((name) => wanted.test(name) && !name.startsWith('KaTeX_Main-Italic'))
  const inOrder = files.toSorted((one, other) => Number(one.startsWith('KaTeX')) - Number(other.startsWith('KaTeX')))
  return inOrder.map((name) => `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin />`).join('')
}

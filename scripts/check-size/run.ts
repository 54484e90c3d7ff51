import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { readSheet, unreadSelectors } from '../../server/web/site/used-styles.ts'
import { ensureBuilt } from '../build/ensure-built.ts'
import { fontsOfText, loadsOf, readManifest, total, weigh, type Load } from './manifest.ts'
import { readPages, type Page } from './pages.ts'

/**
 * Compares what each page loads before it shows with its budget: kilobytes, Brotli, cold cache. The figures hold today’s state;
 * `docs/testing.md` says what is aimed at.
 */
const budgets = { publicScripts: 170, appScripts: 205, styles: 24, document: 30, fonts: 40, requests: 14 }
/** Requests that a page may make beyond the common bound: this one shares files with the dashboard and with lessons of a class. */
const moreRequests: Readonly<Record<string, number>> = { groupPremium: 18 }
/** The one sheet of the site; a drawn page carries the part that it is painted with. */
const sheet = 'style.css'
/** The page of errors loads with the frame, for all else may be broken. */
const inTheFrame = new Set(['error'])
const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10

await ensureBuilt()
const manifest = readManifest()
const document = weigh('index.html')
const unread = unreadSelectors(readSheet(readFileSync(join('dist', manifest[sheet]?.file ?? sheet), 'utf8')))
/** `config.json` comes inside the document. */
const always = [weigh('early.js')]
const complaints: string[] = Object.keys(manifest)
  .filter((module) => /app\/statecharts|packages\/chart-lab\/src\/(?!record)/.test(module))
  .map((module) => `${module}: переглядач діаграм потрапив у збірку без VITE_STATECHARTS`)

if (unread.length > 0) complaints.push(`селектори, яких не прочитати: ${unread.join(' ')}`)

const rows = readPages().map((page) => {
  const { scripts } = loadsOf(manifest, ['index.html', page.module])
  const loads = { scripts, styles: [weigh(manifest[sheet]?.file ?? sheet)] }
  const fonts = fontsOfText()
  const requests = 1 + always.length + loads.scripts.length + loads.styles.length + fonts.length
  check(page, 'JS', total(loads.scripts), page.isPublic ? budgets.publicScripts : budgets.appScripts, loads.scripts)
  check(page, 'CSS', total(loads.styles), budgets.styles, loads.styles)
  check(page, 'HTML', document.bytes, budgets.document, [document])
  check(page, 'шрифти', total(fonts), budgets.fonts, fonts)
  const mayAsk = moreRequests[page.address] ?? budgets.requests
  if (page.isPublic && requests > mayAsk)
    complaints.push(`${page.address}: запитів ${requests}, а можна ${mayAsk}: ${names(loads.scripts)}`)
  if (!manifest[page.module] && !inTheFrame.has(page.address)) complaints.push(`${page.address}: у збірці немає ${page.module}`)
  return {
    сторінка: page.address,
    'JS, кБ': kilobytes(total(loads.scripts)),
    'CSS, кБ': kilobytes(total(loads.styles)),
    'HTML, кБ': kilobytes(document.bytes),
    'шрифти, кБ': kilobytes(total(fonts)),
    запитів: requests,
  }
})

console.table(rows)
for (const complaint of complaints) console.error(styleText('red', complaint))
process.exitCode = complaints.length > 0 ? 1 : 0

function check({ address }: Page, what: string, bytes: number, limit: number, loads: readonly Load[]): void {
  if (kilobytes(bytes) <= limit) return
  complaints.push(`${address}: ${what} ${kilobytes(bytes)} кБ, а можна ${limit}: ${names(loads)}`)
}

function names(loads: readonly Load[]): string {
  return loads
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ file, bytes }) => `${file} ${kilobytes(bytes)}`)
    .join(', ')
}

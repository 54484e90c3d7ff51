import { chromium } from '@playwright/test'
import { ownServer } from '../e2e/own-server.ts'
import { ensureBuilt } from '../../scripts/build/ensure-built.ts'
import { findBrowser } from '../../scripts/find-browser.ts'
import { measureVisit, type Visit } from './measure-visit.ts'
import { requiredFloor } from './floor/required-floor.ts'
import { stillPage } from './still-page.ts'

/**
 * Measures a browser until a page is quiet, beside two floors measured in the same run: the same text without scripts, and the least program of
 * the required packages. “Slow 4G”, a quarter of the speed. The number of rounds may be given: `npm run bench:paint -- 9`.
 */
const rounds = Number(process.argv[2] ?? 5)
const pages: Record<string, string> = {
  landing: '/',
  subjects: '/subjects',
  subject: '/subjects/math',
  article: '/subjects/math/theory/notes/vidsotky-i-proportsii',
  dashboard: '/dashboard',
  cards: '/flashcard',
  setup: '/subjects/math/tests/nmt',
}

await ensureBuilt()
const server = await ownServer({ CONTENT_DIR: 'content' })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
const required = await requiredFloor()
try {
  await measureVisit(browser, `${server.url}/`)
  const floor: Visit[] = []
  const rows: Record<string, Record<string, string | number>> = {}
  for (const [name, path] of Object.entries(pages)) {
    const still = await stillPage(server.url + path)
    const own: Visit[] = []
    const least: Visit[] = []
    for (let round = 0; round < rounds; round += 1) {
      least.push(await measureVisit(browser, still.address))
      own.push(await measureVisit(browser, server.url + path))
      floor.push(await measureVisit(browser, required.address))
    }
    still.stop()
    const middle = (visits: readonly Visit[], of: keyof Visit) => median(visits.map((visit) => visit[of]))
    const ratio = (of: keyof Visit, beside: readonly Visit[]) => (middle(own, of) / middle(beside, of)).toFixed(2)
    rows[name] = {
      'FCP ÷ текст': ratio('firstPaint', least),
      'LCP ÷ текст': ratio('largestPaint', least),
      'JS, кБ': Math.round(middle(own, 'scriptBytes') / 100) / 10,
      'JS ÷ пакети': ratio('scriptBytes', floor),
      запитів: middle(own, 'requests'),
      'скрипти ÷ пакети': ratio('scriptMs', floor),
      зсув: Math.max(...own.map(({ shift }) => shift)).toFixed(3),
      'LCP удруге ÷ текст': ratio('secondPaint', least),
    }
  }
  console.table(rows)
} finally {
  await browser.close()
  await server.remove()
  required.stop()
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

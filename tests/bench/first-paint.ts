import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { separateServer } from '../e2e/separate-server.ts'
import { ensureBuilt } from '../../scripts/build/ensure-built.ts'
import { findBrowser } from '../../scripts/find-browser/find-browser.ts'
import { deviceWithPaper, deviceWithWork } from './device-with-work.ts'
import { measureScripts, measureVisit, type Device, type Visit } from './measure-visit.ts'
import { requiredFloor } from './floor/required-floor.ts'
import { staticPage } from './static-page.ts'

/**
 * `npm run bench:paint [-- rounds] [pages]`: measures pages until they are quiet on “Slow 4G” at a quarter of the speed, each beside two
 * floors of the same run: its text without scripts, and the smallest program of the required packages.
 *
 * `LCP пакетів`: when that smallest program shows its first text. `процесор ÷ пакети`: processor time as a share of its, the median of
 * pairs. `годинник ÷ пакети`: the same by the clock, which varies sevenfold on a busy machine. Every visit of every round is left in
 * `node_modules/.cache/reports/first-paint.json`.
 */
const rounds = Number(process.argv[2] ?? 5)
const pages: Record<string, { path: string; on?: 'cards' | 'paper' }> = {
  landing: { path: '/' },
  subjects: { path: '/subjects' },
  subject: { path: '/subjects/math' },
  article: { path: '/subjects/math/theory/notes/vidsotky-i-proportsii' },
  dashboard: { path: '/dashboard' },
  cards: { path: '/flashcard' },
  setup: { path: '/subjects/math/tests/nmt' },
  'dashboard with work': { path: '/dashboard', on: 'cards' },
  'cards with work': { path: '/flashcard', on: 'cards' },
  'dashboard with a paper': { path: '/dashboard', on: 'paper' },
  // The paper’s own path is known once it has been begun.
  'first task': { path: '', on: 'paper' },
}
const asked = process.argv[3]?.split(',') ?? Object.keys(pages)
const reports = 'node_modules/.cache/reports'
type Round = { own: Visit; still: Visit; floor: Visit; ownMs: number; floorMs: number }

await ensureBuilt()
const server = await separateServer({ CONTENT_DIR: 'content' })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
const required = await requiredFloor()
try {
  await measureVisit(browser, `${server.url}/`)
  const paper = await deviceWithPaper(browser, server.url)
  const devices = { cards: await deviceWithWork(browser, server.url), paper: paper.device }
  const raw: Record<string, Round[]> = {}
  for (const [name, { path, on }] of Object.entries(pages))
    if (asked.includes(name)) raw[name] = await measure(path || paper.path, on && devices[on])
  console.table(Object.fromEntries(Object.entries(raw).map(([name, measured]) => [name, rowOf(measured)])))
  mkdirSync(reports, { recursive: true })
  writeFileSync(`${reports}/first-paint.json`, JSON.stringify(raw))
} finally {
  await browser.close()
  await server.remove()
  required.stop()
}

async function measure(path: string, device: Device | undefined): Promise<Round[]> {
  const address = server.url + path
  const still = await staticPage(address)
  const measured: Round[] = []
  for (let round = 0; round < rounds; round += 1)
    measured.push({
      still: await measureVisit(browser, still.address),
      own: await measureVisit(browser, address, device),
      floor: await measureVisit(browser, required.address),
      ownMs: await measureScripts(browser, address, device),
      floorMs: await measureScripts(browser, required.address),
    })
  still.stop()
  return measured
}

function rowOf(measured: readonly Round[]): Record<string, string | number> {
  const middle = (who: 'own' | 'still' | 'floor', of: keyof Visit) => median(measured.map((round) => round[who][of]))
  const ratio = (of: keyof Visit, beside: 'still' | 'floor') => (middle('own', of) / middle(beside, of)).toFixed(2)
  return {
    'FCP ÷ текст': ratio('firstPaint', 'still'),
    'LCP ÷ текст': ratio('largestPaint', 'still'),
    'LCP пакетів ÷ текст': (middle('floor', 'largestPaint') / middle('still', 'largestPaint')).toFixed(2),
    'JS, кБ': Math.round(middle('own', 'scriptBytes') / 100) / 10,
    'JS ÷ пакети': ratio('scriptBytes', 'floor'),
    'найдовша задача, мс': middle('own', 'longestTask'),
    'блокування, мс': middle('own', 'blocking'),
    запитів: middle('own', 'requests'),
    'процесор, мс': Math.round(median(measured.map(({ ownMs }) => ownMs))),
    'процесор ÷ пакети': median(measured.map(({ ownMs, floorMs }) => ownMs / floorMs)).toFixed(2),
    'годинник ÷ пакети': ratio('scriptMs', 'floor'),
    зсув: Math.max(...measured.map(({ own }) => own.shift)).toFixed(3),
    'LCP удруге ÷ текст': ratio('secondPaint', 'still'),
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

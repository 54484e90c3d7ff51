import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrowser } from '../find-browser/find-browser.ts'
import { look } from './check-figures.ts'
import { countWritten } from './schemes.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
})
afterAll(() => browser.close())

const styles = `:root{--colors-sheet:#fff;--ink:#111} [data-theme=dark]{--colors-sheet:#1b1f2a;--ink:#eee} body{margin:0;font-family:sans-serif}
.drawing__line{fill:none;stroke:var(--ink);stroke-width:2} .drawing__grid{fill:none;stroke:#888;stroke-width:.5} .drawing__area{fill:#2440b4;fill-opacity:.2;stroke:#777}
.drawing__hidden{fill:none;stroke:#ccc} .drawing__label,.drawing__place{fill:var(--ink)} .drawing__place{stroke:var(--colors-sheet);stroke-width:3;paint-order:stroke}`

async function faultsOf(inside: string, marks = inside.split('<').length / 2): Promise<string[]> {
  const svg = `<svg viewBox="0 0 120 80" width="120" height="80">${inside}</svg>`
  const faults = await look(browser, styles, [{ key: 'a', name: 'a', marks: Math.floor(marks), svg }])
  return faults.get('a') ?? ['нема']
}
const path = (kind: string, d: string) => `<path class="drawing__${kind}" d="${d}"></path>`
const text = (kind: string, x: number, y: number, words: string) =>
  `<text class="drawing__${kind}" x="${x}" y="${y}" font-size="16">${words}</text>`

test('a drawing whose letters stand free, in the frame and in sight has no fault', async () => {
  expect(await faultsOf(path('area', 'M10 10h100v60h-100Z') + path('line', 'M10 20H110') + text('label', 20, 50, 'серце'))).toEqual([])
})

test('a line through letters is a fault, unless it is of the paper and the letters have an edge', async () => {
  expect(await faultsOf(path('line', 'M10 44H110') + text('label', 20, 50, 'серце'))).toEqual([
    expect.stringContaining('напис «серце» перетинає лінія'),
  ])
  expect(await faultsOf(path('line', 'M10 44H110') + text('place', 20, 50, 'серце'))).toHaveLength(1)
  expect(await faultsOf(path('grid', 'M10 44H110') + text('place', 20, 50, 'серце'))).toEqual([])
})

test('texts over one another, outside the frame, pale or lost are faults', async () => {
  expect(await faultsOf(text('label', 20, 50, 'серце') + text('label', 40, 50, 'легені'))).toEqual([
    'написи «серце» і «легені» накладаються',
  ])
  expect(await faultsOf(text('label', 90, 50, 'серце'))).toEqual([
    'напис «серце» виходить за рамку (удень)',
    'напис «серце» виходить за рамку (уночі)',
  ])
  expect(await faultsOf(path('line', 'M10 20H140'))).toContainEqual(expect.stringContaining('лінія line (1) виходить за рамку'))
  expect(await faultsOf(path('hidden', 'M10 20H110'))).toEqual(['лінія hidden (1): контраст 1.61 (удень)'])
  expect(await faultsOf(path('line', 'M10 20'))).toContain('лінії line (1) не видно (удень)')
  expect(await faultsOf(path('line', 'M10 20H110'), 2)).toContain('написано 2 елементів, намальовано 1 (удень)')
})

test('the browser’s own parser counts what a file of a scheme has', async () => {
  const page = await browser.newPage()
  const files = ['<svg xmlns="http://www.w3.org/2000/svg"><line x1="1"/><text>а</text></svg>', '<svg><line</svg>']
  expect(await page.evaluate(countWritten, files)).toEqual([2, -1])
  await page.close()
})

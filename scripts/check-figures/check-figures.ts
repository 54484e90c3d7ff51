import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Content } from '../../server/content/content.ts'
import type { Source } from '../../server/content/source.ts'
import { hashFiles } from '../build/fingerprint.ts'
import { everyFigure } from '../contact-sheets/every-figure.ts'
import { figureComponents, page, themes, type Theme } from '../contact-sheets/sheet-page.ts'
import { siteStyles } from '../contact-sheets/site-styles.ts'
import { coveredLooks, crossingsOf, inkOf } from './crossings.ts'
import { measureDrawings, type SeenDrawing } from './look-at-page.ts'
import { countWritten, schemesOf } from './schemes.ts'

const instances = 5
const perPage = 60
const cache = 'node_modules/.cache/figures'

const these = (looks: readonly string[]): string => `:is(${looks.map((each) => `.drawing__${each}`).join()})`
const surfaces = ['area', 'areaSecond', 'areaThird', 'areaFourth', 'bar', 'water']
/** Pictures of letters alone and of lines alone, black on white: edges of paper, and of surfaces, are left out. */
const inks = `
.drawings{display:flex;flex-wrap:wrap;gap:24px;padding:24px;width:1500px;box-sizing:border-box;align-items:flex-start}
[data-drawing]{background:var(--colors-sheet)} [data-drawing] svg{display:block;max-width:none}
.inks,.inks body,.inks [data-drawing]{background:#fff!important}
.letters path{visibility:hidden} .letters text{fill:#000!important;stroke:none!important}
.lines text,.lines ${these(surfaces)}{visibility:hidden} .lines path{stroke:#000!important;stroke-opacity:1!important;fill:none!important}
.lines .drawing__dot{fill:#000!important} .strong ${these(coveredLooks)}{visibility:hidden}`

type Cell = { name: string; marks: number; svg: string; key: string }

/**
 * Looks at every figure and scheme as the site draws it, in both themes.
 * @returns a line for each fault, how many drawings were looked at and how many marks they have
 */
export async function checkFigures(
  source: Source,
  content: Content,
  browser: Browser,
): Promise<{ faults: string[]; figures: number; marks: number }> {
  const schemes = schemesOf(source)
  const [styles, { Drawing }] = [await siteStyles(), await figureComponents()]
  const cells: Cell[] = [...schemes, ...content.subjects.flatMap(({ id }) => everyFigure(content, id, instances))].flatMap(
    ({ name, figure: { drawing, alt } }) => {
      if (!drawing) return []
      const svg = renderToStaticMarkup(createElement(Drawing, { drawing, alt }))
      return [{ name, marks: drawing.marks.length, svg, key: createHash('sha256').update(svg).digest('hex').slice(0, 24) }]
    },
  )
  const known = readKnown(styles)
  const unknown = [...new Map(cells.map((cell) => [cell.key, cell])).values()].filter(({ key }) => !known.has(key))
  for (let from = 0; from < unknown.length; from += perPage) {
    const shown = unknown.slice(from, from + perPage)
    const faults = await look(browser, styles, shown)
    for (const { key } of shown) known.set(key, faults.get(key) ?? ['рисунка немає на сторінці'])
  }
  keep(styles, known, cells)
  const told = cells.flatMap(({ name, key }) => (known.get(key) ?? []).map((fault) => `${name}: ${fault}`))
  return {
    faults: [...(await uncounted(browser, schemes)), ...told],
    figures: cells.length,
    marks: cells.reduce((sum, { marks }) => sum + marks, 0),
  }
}

/** Looks at drawings by their keys in both themes. Faults of letters are looked for once: they do not depend on colours. */
export async function look(browser: Browser, styles: string, cells: readonly Cell[]): Promise<Map<string, string[]>> {
  const view = await browser.newPage({ viewport: { width: 1500, height: 900 } })
  const markup = cells.map(({ key, svg }) => `<div data-drawing="${key}">${svg}</div>`).join('')
  await view.setContent(page(styles + inks, 'light', 'Рисунки', `<div class="drawings">${markup}</div>`))
  await view.evaluate(async () => void (await document.fonts.ready))
  const faults = new Map<string, string[]>()
  const tell = (name: string, found: readonly string[]) => faults.set(name, [...(faults.get(name) ?? []), ...found])
  for (const theme of Object.keys(themes) as Theme[]) {
    await view.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    const seen = await view.evaluate(measureDrawings)
    for (const drawing of seen) {
      const written = cells.find(({ key }) => key === drawing.name)?.marks
      const lost = written === drawing.marks ? [] : [`написано ${written} елементів, намальовано ${drawing.marks}`]
      tell(
        drawing.name,
        [...lost, ...drawing.faults].map((fault) => `${fault} (${themes[theme]})`),
      )
    }
    if (theme === 'light') for (const [name, found] of await crossings(view, seen)) tell(name, found)
  }
  await view.close()
  return faults
}

async function crossings(view: Page, seen: readonly SeenDrawing[]): Promise<[string, string[]][]> {
  const [letters, lines] = [await inkShot(view, 'inks letters'), await inkShot(view, 'inks lines')]
  const strong = await inkShot(view, 'inks lines strong')
  return seen.map(({ name, texts }) => [name, crossingsOf(texts, letters, lines, strong)])
}

async function inkShot(view: Page, classes: string) {
  const dress = (names: string) => view.evaluate((each) => void (document.documentElement.className = each), names)
  await dress(classes)
  const devtools = await view.context().newCDPSession(view)
  const { cssContentSize } = await devtools.send('Page.getLayoutMetrics')
  // Playwright's own screenshot packs a large picture tight, which takes three times as long as drawing it.
  const { data } = await devtools.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { ...cssContentSize, scale: 1 },
  })
  await devtools.detach()
  await dress('')
  return inkOf(Buffer.from(data, 'base64'))
}

async function uncounted(browser: Browser, schemes: ReturnType<typeof schemesOf>): Promise<string[]> {
  const view = await browser.newPage()
  const files = schemes.map(({ svg }) => svg)
  const written = await view.evaluate(countWritten, files)
  await view.close()
  return schemes.flatMap(({ name, figure }, index) => {
    const drawn = figure.drawing?.marks.length
    return written[index] === drawn ? [] : [`${name}: у файлі ${written[index]} елементів, намальовано ${drawn}`]
  })
}

/** What was found of a drawing is kept under the hash of what draws and judges it: after a change of one figure that one is looked at. */
const fileOf = (styles: string): string => {
  const judges = hashFiles(['scripts/check-figures/**/*', 'scripts/contact-sheets/**/*'], styles)
  return `${cache}/${judges.slice(0, 24)}.json`
}

function readKnown(styles: string): Map<string, string[]> {
  const file = fileOf(styles)
  return new Map(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as [string, string[]][]) : [])
}

function keep(styles: string, known: ReadonlyMap<string, string[]>, cells: readonly Cell[]): void {
  mkdirSync(cache, { recursive: true })
  const shown = new Set(cells.map(({ key }) => key))
  writeFileSync(fileOf(styles), JSON.stringify([...known].filter(([key]) => shown.has(key))))
}

import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './open-browser'

declare const mermaid: { initialize: (options: object) => void; render: (id: string, text: string) => Promise<{ svg: string }> }

/** The drawings in `docs/charts`, in a column as wide as a page of documents on the web. */
const [column, smallest] = [880, 11]
const pages = globSync('docs/charts/*.md').filter((file) => !file.endsWith('index.md'))
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  page = await browser.newPage()
  await page.setContent(`<div id="column" style="width: ${column}px"></div>`)
  await page.addScriptTag({ path: resolve('node_modules/mermaid/dist/mermaid.min.js') })
  await page.evaluate(() => mermaid.initialize({ startOnLoad: false }))
}, 60_000)
afterAll(async () => await browser?.close())

test.each(pages)(
  'every letter of the drawings in %s can be read',
  async (file) => {
    for (const [, text = ''] of readFileSync(file, 'utf8').matchAll(/```mermaid\n([\s\S]*?)\n```/g)) {
      const letters = await page.evaluate(async (drawing) => {
        const place = document.getElementById('column')!
        place.innerHTML = (await mermaid.render('drawing', drawing)).svg
        const svg = place.querySelector('svg')!
        const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
        const said = [...svg.querySelectorAll('text, tspan, span, p')].filter((each) => each.textContent?.trim() !== '')
        return said.map((each) => Number.parseFloat(getComputedStyle(each).fontSize) * scale)
      }, text)
      expect(letters.length).toBeGreaterThan(0)
      expect(Math.min(...letters), text.split('\n').slice(0, 4).join('\n')).toBeGreaterThanOrEqual(smallest)
    }
  },
  60_000,
)

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '../../server/content/content.ts'
import { findBrowser } from '../find-browser/find-browser.ts'
import { everyFigure } from './every-figure.ts'
import { figureComponents, figuresHtml, page, themes, type Theme } from './sheet-page.ts'
import { siteStyles } from './site-styles.ts'

const folder = 'contact-sheets'
const perPicture = 12

/**
 * Draws the contact sheets of the subjects into `contact-sheets/`: a page of HTML for each subject and theme, and with `pictures` PNGs
 * too.
 * @returns the files written
 */
export async function drawSheets(content: Content, subjects: readonly string[], pictures: boolean): Promise<string[]> {
  const [styles, components] = [await siteStyles(), await figureComponents()]
  mkdirSync(folder, { recursive: true })
  const written: string[] = []
  const browser = pictures ? await (await import('playwright')).chromium.launch({ executablePath: await findBrowser(), args: flags }) : null
  try {
    for (const subject of subjects) {
      const figures = everyFigure(content, subject, 1)
      if (figures.length === 0) continue
      for (const theme of Object.keys(themes) as Theme[]) {
        const title = `${subject}, ${themes[theme]}: рисунків ${figures.length}`
        const html = (shown: typeof figures) =>
          page(styles, theme, title, `<main class="sheet-page"><h1>${title}</h1>${figuresHtml(components, shown)}</main>`)
        const file = join(folder, `${subject}-${theme}.html`)
        writeFileSync(file, html(figures))
        written.push(file)
        if (!browser) continue
        const view = await browser.newPage({ viewport: { width: 1064, height: 800 } })
        for (let from = 0; from < figures.length; from += perPicture) {
          await view.setContent(html(figures.slice(from, from + perPicture)))
          await view.evaluate(() => document.fonts.ready)
          const picture = join(folder, `${subject}-${theme}-${String(from / perPicture + 1).padStart(2, '0')}.png`)
          await view.screenshot({ path: picture, fullPage: true })
          written.push(picture)
        }
        await view.close()
      }
    }
  } finally {
    await browser?.close()
  }
  return written
}

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic']

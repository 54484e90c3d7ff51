import { writeFileSync } from 'node:fs'
import { colourRoots, rootsIn } from '../e2e/printed-roots.ts'
import { expect, test } from './engines.ts'
import type { Visitor } from './visitor.ts'

test.describe.configure({ timeout: 240_000 })
test.beforeEach(({ engineName }) => test.skip(engineName === 'webkit', 'WebKitWebDriver cannot print'))

/** Prints the page and holds that no root sign of the part is lost on paper; the pages lie beside, to be looked at. */
async function expectWholeOnPaper(visitor: Visitor, inside: string, file: string): Promise<void> {
  const signs = await visitor.run(colourRoots, inside)
  const pdf = Buffer.from(await visitor.pdf())
  writeFileSync(`${file}.pdf`, pdf)
  expect(signs).toBeGreaterThan(0)
  expect(rootsIn(pdf).size).toBe(signs)
}

test('a printed article has as many root signs as it has on the screen @short', async ({ visitor }, info) => {
  await visitor.go('/subjects/math/theory/notes/stepeni-ta-koreni')
  // A formula in a closed part of the page is drawn after the first ones.
  await expect.poll(() => visitor.count({ css: 'main .katex .sqrt svg' }), { timeout: 30_000 }).toBeGreaterThan(50)
  await expectWholeOnPaper(visitor, 'main', info.outputPath('article'))
})

test('a printed paper and its keys have as many root signs as the page gave them', async ({ visitor }, info) => {
  await visitor.go('/subjects/math/tests/nmt')
  await visitor.press({ role: 'button', name: /^Почати/ })
  await visitor.see({ role: 'heading', name: 'Завдання 1 з 22' })
  await visitor.press({ role: 'button', name: 'Завершити тест' })
  await visitor.press({ role: 'button', name: 'Завершити тест', inside: { role: 'alertdialog' } })
  await visitor.isAt(/^\/result\/math\//)
  await visitor.see({ role: 'button', name: 'Надрукувати завдання' })
  // The window of a print is the browser’s: nobody would close it here.
  await visitor.run(() => void (window.print = () => undefined))
  await visitor.press({ role: 'button', name: 'Надрукувати завдання' })
  const sign = '[data-print-sheet] .katex .sqrt svg'
  await expect.poll(() => visitor.run((css: string) => document.querySelectorAll(css).length, sign), { timeout: 30_000 }).toBeGreaterThan(5)
  await expectWholeOnPaper(visitor, '[data-print-sheet]', info.outputPath('paper'))
})

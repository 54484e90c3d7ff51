import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { palette } from '../../src/app/styles/colors.ts'
import { expectClean } from './axe.ts'
import { separateServer, type SeparateServer } from './separate-server.ts'
import { expect, test as base } from './site.ts'

/** The desk alone (`npm run content`) with the papers of mathematics, its templates of scarce numbers, its articles and its bank of triangles. */
const test = base.extend<object, { own: SeparateServer }>({
  own: [
    async ({}, use) => {
      const own = await separateServer(
        {},
        (folder) => {
          for (const part of ['templates/scarce-numbers.yaml', 'tasks/triangles.yaml', 'theory'])
            cpSync(`content/subjects/math/${part}`, join(folder, 'subjects/math', part), { recursive: true })
        },
        'scripts/content.ts',
      )
      await use(own)
      await own.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ own }, provide) => provide(own.url),
})
test.describe.configure({ timeout: 180_000 })

const visit = async (page: Page, view: string) => {
  await page.getByRole('navigation', { name: 'Що показати' }).getByRole('link', { name: view }).click()
  await expect(page.getByRole('heading', { level: 1, name: view })).toBeVisible()
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  expect(isWide, `${view} is wider than the window`).toBe(false)
  await page.screenshot({ path: test.info().outputPath(`${view}.png`) })
}

test('an author walks the desk: supply, keys, ten instances, figures by day and night and what can be guessed @everywhere', async ({
  page,
}) => {
  await page.goto('/?subject=math')
  await visit(page, 'Запас')
  const numbers = page.getByRole('table').first()
  const supply = await numbers.getByRole('row').filter({ hasText: '№ 22–22' }).getByRole('cell').nth(2).textContent()
  expect(Number(supply)).toBeGreaterThan(0)
  await expect(page.getByRole('table').nth(1).getByRole('row').filter({ hasText: 'math.plane' }).first()).toBeVisible()
  await expectClean(page, 'supply')

  await visit(page, 'Завдання')
  const task = page.locator('#math-1-01')
  await expect(task).toContainText('Ключ: "')
  await expect(task.getByRole('list', { name: 'Варіанти' }).getByRole('listitem')).toHaveCount(5)

  await visit(page, 'Шаблони')
  await page.getByRole('link', { name: 'math-g-circle-radius' }).click()
  const instances = page.getByRole('article')
  await expect(instances).toHaveCount(10)
  expect(await instances.evaluateAll((all) => all.map(({ id }) => id))).toEqual(
    Array.from({ length: 10 }, (_, index) => `math-g-circle-radius~${index + 1}`),
  )
  expect(new Set(await instances.locator('details b').allTextContents()).size).toBeGreaterThan(1)

  await visit(page, 'Рисунки')
  const [day, night] = [page.locator('.sheet.day'), page.locator('.sheet.night')]
  expect(await day.count()).toBeGreaterThan(20)
  expect(await night.count()).toBe(await day.count())
  for (const [theme, sheet] of Object.entries({ day, night }) as ['day' | 'night', typeof day][]) {
    const [paper, ink] = await sheet.locator('.line').first().evaluate(coloursOf)
    expect([paper, ink]).toEqual([rgb(palette.sheet[theme]), rgb(palette.ink[theme])])
  }

  await visit(page, 'Вгадування')
  await expect(page.getByText(/^вгадування, math, один варіант: .* навмання/)).toBeVisible()
  await expect(page.getByText(/^вгадування, math, відповідність: .* навмання/)).toBeVisible()

  await visit(page, 'Скарги')
  await expect(page.getByText('Нічого.')).toBeVisible()
})

test('whoever solves blind sees each figure and each option, and neither a key nor a word that gives it away @everywhere', async ({
  page,
}) => {
  await page.goto('/?subject=math')
  await visit(page, 'Завдання')
  const written = await page.getByRole('article').evaluateAll((all) =>
    all.map((article) => ({
      id: article.id,
      figures: article.querySelectorAll('figure').length,
      options: article.querySelectorAll('li[value]').length,
      said: [...article.querySelectorAll('figcaption')].map((caption) => caption.textContent),
      explained: article.querySelector('details:last-of-type summary + *')?.textContent ?? '',
    })),
  )
  expect(written.flatMap(({ said }) => said).length).toBeGreaterThan(20)
  expect(written.filter(({ explained }) => explained !== '').length).toBeGreaterThan(20)

  await visit(page, 'Наосліп')
  await expectClean(page, 'blind')
  const shown = await page.getByRole('article').evaluateAll((all) =>
    all.map((article) => ({
      id: article.id,
      figures: article.querySelectorAll('figure').length,
      options: article.querySelectorAll('li[value]').length,
    })),
  )
  expect(shown.filter(({ id }) => !id.includes('~'))).toEqual(written.map(({ id, figures, options }) => ({ id, figures, options })))
  expect(shown.filter(({ id }) => id.includes('~')).length).toBeGreaterThan(0)
  await expect(page.getByRole('img', { name: 'Рисунок', exact: true }).first()).toBeVisible()

  const words = await page.locator('main').evaluate((main) => ({ text: main.textContent, markup: main.outerHTML }))
  expect(words.text).not.toContain('Ключ')
  for (const { id, said, explained } of written) {
    for (const alt of said) expect(words.markup, `${id} says its figure in words`).not.toContain(alt)
    if (explained !== '') expect(words.text, `${id} is explained`).not.toContain(explained)
  }
})

const coloursOf = (line: Element) => [getComputedStyle(line.closest('.sheet') ?? line).backgroundColor, getComputedStyle(line).stroke]
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16)).join(', ')})`

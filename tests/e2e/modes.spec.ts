import { expectClean, expectCleanInBothThemes } from './axe.ts'
import { handIn } from './paper.ts'
import { expect, test } from './site.ts'

const modes = ['quick', 'topics?topic=math.numbers', 'mixed', 'mistakes', 'nmt?seed=4242', 'diagnostic', 'custom', 'saved']

for (const { looked, when } of [
  { looked: ['custom'], when: '' },
  { looked: modes.filter((mode) => mode !== 'custom'), when: ' @by-night' },
])
  test(`${when ? 'every other set-up' : 'the set-up with the most fields'} is clean in the light and in the dark and fits 320 px${when}`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width: 320, height: 640 })
    for (const mode of looked) {
      await page.goto(`/subjects/math/tests/${mode}`)
      await expect(page.getByRole('region', { name: 'Що буде' })).toBeVisible()
      expect([mode, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([mode, 320])
      await expectCleanInBothThemes(page, mode)
    }
  })

test('ten minutes: one press starts, the result is calm, a bookmark comes back, what was missed is tried again @phone', async ({
  page,
}) => {
  test.slow()
  await page.goto('/subjects/math/tests/quick')
  await page.getByRole('button', { name: /^Почати: 5 завдань/ }).click()
  await expect(page).toHaveURL(/\/subjects\/math\/survey\/quick-/)
  await expect(page.getByRole('heading', { level: 1, name: /^Завдання 1/ })).toBeVisible()
  await handIn(page)
  await expect(page).toHaveURL(/\/result\/math\/quick-/)
  await expect(page.getByRole('region', { name: 'Підсумок' })).toContainText('0 %')
  await expect(page.getByText(/Поріг/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Закладка' }).first().click()
  await expect(page.getByRole('button', { name: 'Закладка', pressed: true })).toHaveCount(1)
  await expectClean(page, 'result of a training')
  const result = page.url()
  await expect(async () => {
    await page.goto('/subjects/math/tests/saved')
    await expect(page.getByText(/У закладках 1 завдання/)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.goto(result)
  await page.getByRole('button', { name: 'Повторити' }).click()
  await page.getByRole('menuitem', { name: /^Лише неправильні/ }).click()
  await expect(page).toHaveURL(/\/subjects\/math\/survey\/retry-/)
  await expect(page.getByRole('heading', { level: 1, name: 'Завдання 1 з 5' })).toBeVisible()
})

test('a paper drawn by a number is the same paper for everybody, and the form keeps it over a reload', async ({
  browser,
  page,
  baseURL,
}) => {
  const other = await browser.newPage({ baseURL })
  const first = async (on: typeof page) => {
    await on.goto('/subjects/math/tests/nmt?seed=777')
    await on.reload()
    await expect(on.getByRole('textbox', { name: 'Номер варіанта' })).toHaveValue('777')
    const made = on.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/v3/surveys'))
    await on.getByRole('button', { name: /^Почати/ }).click()
    const { data } = (await (await made).json()) as { data: { survey: { questions: { id: string }[] } } }
    return data.survey.questions.map(({ id }) => id)
  }
  const papers = [await first(page), await first(other)]
  expect(papers[1]).toEqual(papers[0])
  expect(papers[0]?.length).toBe(22)
  await other.close()
})

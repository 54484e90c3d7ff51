import { answer, goTo, handIn, heading, paper, startPaper, walkToPaper } from './paper.ts'
import { expect, test, tokensOf } from './site.ts'

test('a visitor opens the site, sits a whole mathematics paper and sees the score @everywhere @each-change', async ({ page }) => {
  test.slow()
  await walkToPaper(page)
  expect((await tokensOf(page)).guest).not.toBeNull()
  await expect(page.getByRole('timer')).toHaveText(/^(60:00|59:\d\d)$/)
  for (const [index, question] of paper.questions.entries()) {
    await expect(heading(page, index + 1)).toBeVisible()
    await answer(page, question)
    if (index < 21) await page.getByRole('button', { name: /^Далі/ }).click()
  }
  await expect(page.getByText('Збережено', { exact: true })).toBeVisible()
  await handIn(page)
  await expect(page).toHaveURL(/\/result\/math\/nmt-[\w-]+$/)
  await expect(page.getByText('32 з 32').first()).toBeVisible()
  await expect(page.getByText('200', { exact: true }).first()).toBeVisible()
  const cells = page.getByRole('navigation', { name: 'Завдання розбору' }).getByRole('link')
  await expect(cells).toHaveCount(22)
  for (const index of [0, 10, 21]) {
    await cells.nth(index).click()
    await expect(page.getByRole('heading', { name: `Завдання ${index + 1}`, exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Пояснення' })).toHaveCount(1)
  }
})

test('a paper below the threshold says how many points are missing, and every task shows answer, key and explanation', async ({ page }) => {
  await startPaper(page)
  const [first, second] = paper.questions
  if (first?.form !== 'single' || second?.form !== 'single') throw new Error('the paper opens with single choice')
  await answer(page, first)
  await goTo(page, 2)
  await answer(
    page,
    second,
    Object.keys(second.options).find((option) => option !== second.key),
  )
  await handIn(page)
  await expect(page.getByText('Поріг не подолано: ще 4 тестові бали')).toBeVisible()
  await expect(page.getByText('1 з 32').first()).toBeVisible()
  const right = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Завдання 1', exact: true }) })
  await expect(right.getByText('1 з 1')).toBeVisible()
  await expect(right.getByRole('heading', { name: 'Пояснення' })).toBeVisible()
  await page.getByRole('button', { name: /^Неправильні 1/ }).click()
  await expect(page.getByRole('heading', { name: /^Завдання \d+$/ })).toHaveText(['Завдання 2'])
  await expect(page.getByText('Правильна відповідь', { exact: true }).first()).toBeVisible()
})

test('handing in counts the blanks, leads to them, and cannot happen by a stray key', async ({ page }) => {
  await startPaper(page)
  for (const question of paper.questions.slice(0, 1)) await answer(page, question)
  await page.getByRole('button', { name: 'Завершити тест' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText('21 завдання')).toBeVisible()
  await expect(dialog.getByText(/Штрафу за неправильну відповідь немає/)).toBeVisible()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/survey/)
  await page.getByRole('button', { name: 'Завершити тест' }).click()
  await dialog.getByRole('button', { name: /^Завдання 7:/ }).click()
  await expect(heading(page, 7)).toBeVisible()
})

test('no key and no explanation leaves the server before the end @each-change', async ({ page }) => {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => void (/\/api\//.test(response.url()) && bodies.push(response.text().catch(() => ''))))
  await startPaper(page)
  await answer(page, paper.questions[0]!)
  await expect(page.getByText('Збережено', { exact: true })).toBeVisible()
  const sent = (await Promise.all(bodies)).join('\n')
  expect(sent).toContain('math-1-01')
  expect(sent).not.toMatch(/"(key|correct|explanation|notes)":/)
})

test('the reference sheet opens beside the task and keeps it in sight', async ({ page }) => {
  await startPaper(page)
  await page.getByRole('button', { name: 'Довідкові матеріали' }).click()
  await expect(page.getByText(/Арифметична прогресія|Арифметична/).first()).toBeVisible()
  await expect(heading(page, 1)).toBeVisible()
})

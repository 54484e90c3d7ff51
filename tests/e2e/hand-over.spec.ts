import { answer, goTo, handIn, heading, paper, startPaper } from './paper.ts'
import { expect, test } from './site.ts'

test.slow()
test('a code takes a guest to another device: the open paper goes on there, and the first device reads along to the result', async ({
  context,
  page,
  browser,
  baseURL,
}) => {
  const address = await startPaper(page)
  await answer(page, paper.questions[0]!)
  await expect(page.getByText('Збережено', { exact: true })).toBeVisible()
  const giver = await context.newPage()
  await giver.goto('/continue')
  await giver.getByRole('button', { name: 'Показати код' }).click()
  await expect(giver.getByRole('img', { name: 'QR-код для іншого пристрою' })).toBeVisible()
  await expect(giver.getByRole('group', { name: 'Код для іншого пристрою' })).toBeFocused()
  const code = (await giver.getByText(/^[A-Z\d]{3} [A-Z\d]{3}$/).textContent()) ?? ''

  const there = await browser.newContext({ baseURL, viewport: { width: 360, height: 800 } })
  const far = await there.newPage()
  await far.goto('/continue')
  await far.getByRole('textbox', { name: 'Код' }).fill(code)
  await far.getByRole('button', { name: 'Далі' }).click()
  await expect(far.getByText('На ньому 1 тест')).toBeVisible()
  await far.getByRole('button', { name: 'Так, продовжити тут' }).click()
  await expect(far).toHaveURL('/dashboard')
  await expect(giver.getByText('Готово: код використав')).toBeVisible()
  await expect(page.getByText('Цей тест продовжується на іншому пристрої.')).toBeVisible()

  await far.goto(address)
  await expect(heading(far, 1)).toBeVisible()
  await expect(far.getByRole('radio', { checked: true })).toHaveCount(1)
  await goTo(far, 2)
  await answer(far, paper.questions[1]!)
  await expect(page.getByRole('button', { name: /^Завдання 2: є відповідь/ }).first()).toBeVisible({ timeout: 20_000 })
  await page.reload()
  await expect(page.getByText('Цей тест продовжується на іншому пристрої.')).toBeVisible()
  await handIn(far)
  await expect(far.getByText('2 з 32').first()).toBeVisible()
  await expect(page).toHaveURL(/\/result\/math\//, { timeout: 20_000 })
  await expect(page.getByText('2 з 32').first()).toBeVisible()

  const third = await (await browser.newContext({ baseURL })).newPage()
  await third.goto(`/continue#${code.replace(' ', '')}`)
  await third.getByRole('button', { name: 'Далі' }).click()
  await expect(third.getByRole('textbox', { name: 'Код' })).toHaveAttribute('aria-invalid', 'true')
  await there.close()
  await third.context().close()
})

test('a code in a link gives nothing away by a press: a device with work is told who would see it, and can take it back @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  await startPaper(page)
  await answer(page, paper.questions[0]!)
  await expect(page.getByText('Збережено', { exact: true })).toBeVisible()
  const stranger = await (await browser.newContext({ baseURL })).newPage()
  await stranger.goto('/continue')
  await stranger.getByRole('button', { name: 'Показати код' }).click()
  const code = ((await stranger.getByText(/^[A-Z\d]{3} [A-Z\d]{3}$/).textContent()) ?? '').replace(' ', '')
  const surveysOf = (of: typeof page) =>
    of.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('anonymous_token')}` }
      return ((await (await fetch('/api/v3/surveys', { headers })).json()) as { data: { surveys: unknown[] } }).data.surveys.length
    })

  await page.goto(`/continue#${code}`)
  await page.getByRole('button', { name: 'Далі' }).click()
  const question = page.getByRole('region', { name: 'Це код твого пристрою?' })
  await expect(question.getByText('На цьому пристрої вже є 1 тест')).toBeVisible()
  expect(await surveysOf(stranger)).toBe(0)
  await question.getByRole('button', { name: 'Об’єднати' }).click()
  await expect(page.getByRole('region', { name: 'Готово' })).toBeVisible()
  expect(await surveysOf(stranger)).toBe(1)
  await page.getByRole('link', { name: 'Складу' }).first().click()
  await page.goto('/continue')
  await page.getByRole('button', { name: 'Повернути, як було' }).click()
  await expect(page.getByText('Повернуто')).toBeVisible()
  expect([await surveysOf(stranger), await surveysOf(page)]).toEqual([0, 1])
  await stranger.context().close()
})

test('what stands behind # and is no code leaves the page as it is', async ({ page }) => {
  await page.goto('/continue#%')
  await expect(page.getByRole('textbox', { name: 'Код' })).toHaveValue('')
})

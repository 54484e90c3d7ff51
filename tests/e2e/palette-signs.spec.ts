import { answer, goTo, paper, startPaper } from './paper.ts'
import { expect, test } from './site.ts'

test.use({ forcedColors: 'active' })

test('every state of a task has a look of its own where the system gives the colours', async ({ page }) => {
  await startPaper(page)
  await answer(page, paper.questions[0]!)
  await goTo(page, 16)
  await answer(page, paper.questions[15]!, { 1: 'a' })
  await goTo(page, 19)
  await page.getByRole('textbox').fill('1/2')
  const signs = page.getByRole('list', { name: 'Позначення' }).getByRole('listitem')
  await expect(signs).toHaveText(['є відповідь 1', 'неповна відповідь 1', 'не число 1', 'без відповіді 0', 'не відкрито 19', 'позначено 0'])
  const looks = await Promise.all((await signs.locator('[data-state]').all()).map((sign) => sign.screenshot()))
  expect(new Set(looks.map((look) => look.toString('base64'))).size).toBe(5)
})

import { answer, paper, startPaper } from './paper.ts'
import { fillSignIn, openSignedIn } from './people.ts'
import { expect, test } from './site.ts'

test('leaving an account whose answers wait asks first, leaves nothing of its holder, and they arrive after the next sign-in', async ({
  context,
  page,
}) => {
  const { person } = await openSignedIn(page, '/dashboard')
  await context.route('**/api/v3/surveys/*/events', (route) => route.abort())
  const address = await startPaper(page)
  await answer(page, paper.questions[0]!)
  await expect(page.getByText('Збережено на пристрої')).toBeVisible()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Вийти' }).click()
  const question = page.getByRole('alertdialog', { name: 'Вийти зараз?' })
  await expect(question.getByRole('button', { name: 'Надіслати' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Вийти' }).click()
  await question.getByRole('button', { name: 'Лишити на цьому пристрої до наступного входу' }).click()
  await expect(page).toHaveURL('/')
  const texts = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(texts).not.toContain(person.email)
  expect(texts).not.toContain(person.name)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await context.unroute('**/api/v3/surveys/*/events')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Увійти' }).click()
  await fillSignIn(page, person)
  await expect(page.getByRole('button', { name: 'Вийти' })).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  await expect(page.getByText('Збережено', { exact: true })).toBeVisible({ timeout: 30_000 })
})

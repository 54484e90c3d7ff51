import type { Page } from '@playwright/test'
import { chooseDeck } from './decks.ts'
import { answer, paper, startPaper } from './paper.ts'
import { fillSignIn, openSignedIn, register } from './people.ts'
import { expect, test } from './site.ts'

const writes = /\/api\/v3\/(surveys\/[^/]+\/events|user\/facts|reviews|flashcards\/own|courses\/.*)$/

/** States something in each stream that a pupil studies with; nothing of it can leave. */
async function stateAll(page: Page): Promise<void> {
  await page.context().route(writes, (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()))
  await startPaper(page)
  await answer(page, paper.questions[0]!)
  await page.getByRole('button', { name: 'Закладка' }).click()
  await expect(page.getByText('Збережено на пристрої')).toBeVisible()
  await chooseDeck(page)
  await page.getByRole('link', { name: /^Почати/ }).click()
  await expect(page.getByRole('region', { name: /^Картка \d+ з \d+$/ })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: /^Пам’ятаю/ })).toBeVisible()
  await page.keyboard.press('2')
  await expect(page.getByRole('button', { name: 'Показати' })).toBeVisible()
}

/** The facts of an account on the server, by stream; answers by survey. */
async function onServer(page: Page, token: string) {
  const read = async (path: string): Promise<{ data: { facts: unknown[]; surveys: { answered: number }[] } }> =>
    (await (await page.request.get(`/api/v3/${path}`, { headers: { Authorization: `Bearer ${token}` } })).json()) as never
  const [saves, reviews, surveys] = await Promise.all([read('user/facts?kind=task.save'), read('reviews'), read('surveys')])
  const answered = surveys.data.surveys.filter((survey) => survey.answered > 0)
  return { saves: saves.data.facts.length, reviews: reviews.data.facts.length, answered: answered.length }
}

const ways: Record<string, (page: Page, token: string) => Promise<void>> = {
  'by the button, leaving it on the device': async (page) => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Вийти' }).click()
    await page.getByRole('button', { name: 'Лишити на цьому пристрої до наступного входу' }).click()
    await expect(page).toHaveURL('/')
  },
  'by deleting the account': async (page) => {
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Видалити акаунт' }).click()
    await page.getByRole('button', { name: 'Стерти' }).click()
    await page.getByRole('button', { name: 'Видалити назавжди' }).click()
    await expect(page).toHaveURL('/')
  },
  'by a refused session': async (page, token) => {
    // No page is open that could hear of it, and ask, before the one that is looked at.
    await page.goto('about:blank')
    await page.request.post('/api/v3/user/logout', { headers: { Authorization: `Bearer ${token}` } })
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Лишити на цьому пристрої до наступного входу' }).click()
  },
}

for (const [way, leave] of Object.entries(ways))
  test(`what waits of who has left ${way} never reaches the next visitor of the browser`, async ({ context, page }) => {
    test.slow()
    const { token } = await openSignedIn(page, '/dashboard')
    await stateAll(page)
    await leave(page, token)
    await context.unroute(writes)
    const next = await register(page)
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Увійти' }).first().click()
    await fillSignIn(page, next.person)
    await expect(page.getByRole('button', { name: 'Вийти' })).toBeVisible()
    await startPaper(page)
    await page.getByRole('button', { name: 'Закладка' }).click()
    await answer(page, paper.questions[0]!)
    await page.evaluate(() => void dispatchEvent(new Event('online')))
    await expect(page.getByText('Збережено', { exact: true })).toBeVisible()
    await expect.poll(() => onServer(page, next.token)).toEqual({ saves: 1, reviews: 0, answered: 1 })
  })

import type { Page } from '@playwright/test'
import { expectCleanInBothThemes } from './axe.ts'
import { configure } from './configure.ts'
import { signInByLetter } from './mailbox.ts'
import { leaveInStorage, newPerson, openSignedIn } from './people.ts'
import { expect, test } from './site.ts'

const operator = { ...newPerson(), email: 'operator@example.com' }

/** A person’s browser, all of whose visits are measured. */
async function asPerson(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
  await configure(page, { field: { share: 1 }, clientErrors: { share: 1 } })
}

test('a visit is measured once the page is quiet and told when it is left, without anything of the visitor', async ({ page }) => {
  await asPerson(page)
  const library = page.waitForResponse(/\/assets\/watch-visit-[\w-]+\.js$/)
  await page.goto('/subjects/math')
  await library
  await expect(page.locator('#root[data-alive]')).toBeAttached()
  await page.waitForTimeout(500)
  const told = page.waitForRequest('**/api/v3/field-reports')
  const answered = page.waitForResponse('**/api/v3/field-reports')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const beacon = await told
  expect([beacon.method(), beacon.headers()['authorization'], beacon.headers()['cookie']]).toEqual(['POST', undefined, undefined])
  expect((await answered).status()).toBe(200)
  const body = JSON.parse(beacon.postData() ?? '{}') as { measured: Record<string, number> }
  const { measured } = body
  const build = await page.locator('meta[name=build]').getAttribute('content')
  expect(body).toEqual({ route: 'subject', build, measured: expect.any(Object) as unknown })
  expect(Object.keys(measured).filter((name) => !['LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'outbox'].includes(name))).toEqual([])
  expect([measured['TTFB'], measured['FCP']].map((value) => (value ?? 0) > 0)).toEqual([true, true])
  expect(measured['outbox']).toBe(0)
})

test('a visit that the lot does not fall on fetches nothing for it', async ({ page }) => {
  await configure(page, { field: { share: 0 } })
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await page.goto('/subjects/math')
  await expect(page.locator('#root[data-alive]')).toBeAttached()
  await page.waitForTimeout(1500)
  expect(asked.filter((url) => /watch-visit|field-reports/.test(url))).toEqual([])
})

test('to a stranger and to any account the page of operators is not there', async ({ page }) => {
  expect((await page.request.get('/__operations')).status()).toBe(404)
  await page.goto('/__operations')
  await expect(page.getByRole('heading', { level: 1, name: '404 - Сторінка не знайдена' })).toBeVisible()
  await openSignedIn(page, '/__operations')
  await expect(page.getByRole('heading', { level: 1, name: '404 - Сторінка не знайдена' })).toBeVisible()
})

test('an operator sees what browsers have told, by page and build, by day and by night and on a small screen', async ({ page }) => {
  const build = /name="build" content="([^"]+)"/.exec(await (await page.request.get('/')).text())?.[1] ?? ''
  const tell = (path: string, data: object) => page.request.post(`/api/v3/${path}`, { data })
  await tell('field-reports', { route: 'survey', build, measured: { LCP: 1900, INP: 640, CLS: 3, outbox: 90_000 } })
  const fault = { kind: 'error', name: 'TypeError', message: 'a test', places: ['/assets/index-a1.js:1:2'], isFatal: true }
  await tell('client-errors', { ...fault, route: 'dashboard', build: 'older' })
  await leaveInStorage(page, await signInByLetter(page, operator))
  await page.goto('/__operations')
  await page.getByRole('dialog', { name: 'Придумай свій пароль' }).getByRole('button', { name: 'Пізніше' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Стан сайту' })).toBeVisible()
  const speed = page.getByRole('row', { name: /^\/subjects\/:subject\/survey\/:survey-:id/ })
  await expect(speed).toContainText('до 2 с')
  await expect(speed).toContainText('до 1 с')
  await expect(page.getByRole('row', { name: /TypeError: a test/ })).toContainText('давніші')
  await expectCleanInBothThemes(page, 'operations')
  await page.getByLabel('Збірка').selectOption(build)
  await expect(speed).toContainText('до 2 с')
  await expect(page.getByRole('row', { name: /TypeError: a test/ })).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

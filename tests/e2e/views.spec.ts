import type { Locator, Page } from '@playwright/test'
import { openSignedIn } from './people.ts'
import { expect, test } from './site.ts'

const phone = { width: 360, height: 800 }

const scrolled = (page: Page) => page.evaluate(() => scrollY)
const firstHeading = (page: Page) => page.locator('main h1')
const toEnd = (page: Page) => page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
const untilDrawn = async (page: Page) => {
  await expect(firstHeading(page)).toContainText(/\S/)
  await expect(page.getByRole('status').filter({ hasText: 'Завантаження…' })).toHaveCount(0)
}

/** The view begins: its heading has the focus and is in sight, nothing above it is scrolled away. */
async function expectBegun(page: Page, view: string) {
  await expect(firstHeading(page), view).toBeFocused()
  await expect.poll(() => scrolled(page), view).toBe(0)
  await expect(firstHeading(page), view).toBeInViewport()
}

/** What tells kinds of views apart: the decks are one kind, the tabs are not. */
const kindOf = (address: string): string => {
  const { pathname, searchParams } = new URL(address, 'http://site')
  const isNamed = (name: string) => ['tab', 'view', 'review'].includes(name)
  return pathname + [...searchParams].map(([name, value]) => ` ${name}=${isNamed(name) ? value : '…'}`).join('')
}

/** Addresses in the page that differ from its own by the query alone. */
const siblings = (page: Page): Promise<string[]> =>
  page.locator('main a[href]').evaluateAll((links) =>
    links.flatMap((link) => {
      const { pathname, search, hash, origin, target } = link as HTMLAnchorElement
      const isSibling = origin === location.origin && pathname === location.pathname && search !== location.search && hash === ''
      return isSibling && target === '' ? [pathname + search] : []
    }),
  )

const linkTo = (page: Page, address: string): Locator =>
  page
    .locator(`main a[href="${address}"]`)
    .or(page.locator(`main a[href="${new URL(address, 'http://site').search}"]`))
    .first()

test('each view that is a query away begins at its heading, and the way back leads to where the last one was left', async ({ page }) => {
  test.setTimeout(240_000)
  await openSignedIn(page, '/dashboard')
  await page.setViewportSize(phone)
  const seen = new Set<string>()
  const waiting = ['/dashboard', '/flashcard', '/courses', '/group-premium']
  while (waiting.length > 0) {
    const from = waiting.pop()!
    await page.goto(from)
    await untilDrawn(page)
    for (const to of await siblings(page)) {
      if (seen.has(kindOf(to))) continue
      seen.add(kindOf(to))
      waiting.push(to)
      await toEnd(page)
      const left = await scrolled(page)
      await linkTo(page, to).evaluate((link) => (link as HTMLAnchorElement).click())
      // A lesson names its step at once.
      await expect(page).toHaveURL(({ pathname, search }) => `${pathname}${search}`.startsWith(to))
      // A round and a lesson lead on to what is asked in them.
      if (/review=|lesson=/.test(to)) await expect.poll(() => scrolled(page), to).toBe(0)
      else await expectBegun(page, `${from} → ${to}`)
      await page.goBack()
      await expect(page).toHaveURL(from)
      await expect.poll(() => scrolled(page), `${to} → ${from}`).toBeGreaterThan(left - 60)
      await untilDrawn(page)
    }
  }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      '/flashcard tab=decks',
      '/flashcard tab=create',
      '/flashcard tab=statistics',
      '/flashcard tab=settings',
      '/flashcard tab=decks deck=…',
      '/courses course=…',
      '/courses course=… lesson=…',
    ]),
  )
})

test('each view of the day begins at its heading', async ({ page }) => {
  await openSignedIn(page, '/dashboard')
  await page.setViewportSize(phone)
  for (const view of ['plan', 'topics', 'growth', 'score']) {
    await toEnd(page)
    // New accounts have no links to them yet.
    await page.evaluate((to) => history.pushState(null, '', to), `/dashboard?view=${view}`)
    await expectBegun(page, view)
    await untilDrawn(page)
  }
})

test('a class that is opened, and one whose code is typed, begin at their headings', async ({ page, browser, baseURL }) => {
  await openSignedIn(page, '/group-premium')
  await page.setViewportSize(phone)
  await page.getByLabel('Назва класу').fill('11-Б')
  await page.getByRole('button', { name: 'Відкрити клас' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '11-Б' })).toBeVisible()
  await expectBegun(page, 'the class of a teacher')
  const views = await siblings(page)
  expect(views.length).toBeGreaterThan(2)
  for (const to of [...new Set(views)].toReversed()) {
    await toEnd(page)
    await linkTo(page, to).evaluate((link) => (link as HTMLAnchorElement).click())
    await expect(page).toHaveURL(to)
    await expectBegun(page, to)
  }
  const code = (await page.getByText(/^Код: /).textContent())?.replaceAll(/Код:|\s/g, '') ?? ''

  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL })
  const pupil = await context.newPage()
  await openSignedIn(pupil, '/group-premium')
  await pupil.setViewportSize(phone)
  const field = pupil.getByLabel(/^Код/)
  await field.fill(code)
  await field.press('Enter')
  await expect(pupil).toHaveURL(/\?join=/)
  await expectBegun(pupil, 'the invitation')
  await pupil.getByRole('checkbox', { name: /^Показувати мої результати/ }).check({ force: true })
  await pupil.getByRole('button', { name: /^Приєднатися/ }).click()
  await expect(pupil).toHaveURL(/\?group=/)
  await expectBegun(pupil, 'the class of a pupil')
  await context.close()
})

test('a table of cards that is read is looked at, and one that is taken leads back to its field @phone', async ({ page }) => {
  await page.goto('/flashcard?tab=create')
  await page.getByRole('button', { name: 'З таблиці' }).click()
  const field = page.getByLabel('Таблиця')
  await field.fill(Array.from({ length: 12 }, (_, row) => `Запитання ${row}\tВідповідь ${row}`).join('\n'))
  await page.getByRole('button', { name: 'Переглянути рядки' }).click()
  const preview = page.getByRole('region', { name: 'Перегляд' })
  await expect(preview).toBeFocused()
  await expect(preview).toBeInViewport()
  await page.getByRole('button', { name: /^Додати: 12/ }).click()
  await expect(preview).toBeHidden()
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
})

test('a place that is named after # in another view is scrolled to and takes the focus', async ({ page }) => {
  // A table of the programme names sections of articles, whatever the day and its task.
  await page.goto('/programa/physics')
  await expect(page.locator('#root')).toHaveAttribute('data-alive')
  const link = page.locator('main a[href*="/theory/"][href*="#"]').first()
  const address = (await link.getAttribute('href'))!
  await link.click()
  await expect(page).toHaveURL(address)
  const target = page.locator(`[id="${decodeURIComponent(address.split('#')[1]!)}"]`)
  await expect(target).toBeInViewport()
  await expect(target).toBeFocused()
})

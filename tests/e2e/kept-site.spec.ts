import type { Page } from '@playwright/test'
import { configure } from './configure.ts'
import { begin, heading } from './paper.ts'
import { expect as usual, test } from './site.ts'
import { untilKept, untilSeen } from './worker.ts'

test.use({ serviceWorkers: 'allow' })
// A worker keeps a whole site before it answers; nothing of this is about how soon.
test.setTimeout(180_000)
const expect = usual.configure({ timeout: 60_000 })

const keep = (page: Page) => page.getByRole('button', { name: 'Зберегти запас: Математика' })
const size = (page: Page) => page.getByText(/^\d+(,\d)? МБ · \d+ /)
const title = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name }).first()
const toasts = (page: Page) => page.locator('[data-scope=toast][data-part=root]')
const shelves = (page: Page) => page.evaluate(async () => (await caches.keys()).filter((name) => /^(files|documents)-/.test(name)))
const empty = (page: Page) => page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))))

test('a pack that is shown with its size on a first visit opens after a reload without a network @each-change', async ({
  context,
  page,
}) => {
  await page.goto('/subjects/math')
  await keep(page).click()
  await expect(size(page)).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(title(page, 'Математика')).toBeVisible()
  await page.goto('/subjects/math/tests/quick')
  await page.getByRole('button', { name: '10 завдань із запасу' }).click()
  await expect(title(page, /^Завдання 1\D/)).toBeVisible()
})

test('the worker comes with a visit of a moment, in five requests of its own', async ({ context, page }) => {
  const asked: string[] = []
  context.on('request', (request) => {
    if (request.serviceWorker()) asked.push(new URL(request.url()).pathname)
  })
  await page.goto('/', { waitUntil: 'load' })
  await untilKept(page)
  await expect.poll(() => shelves(page)).not.toEqual([])
  const own = asked.filter((path) => path !== '/')
  expect(own.map((path) => path.replace(/-[\w-]{10}\.bin$/, '')).toSorted()).toEqual([
    '/assets/kept-code',
    '/assets/kept-looks',
    '/builds/shell.html',
    '/config.json',
    '/sw.js',
  ])
})

test('a worker whose shelves were emptied while it lived fetches the site again: by itself, and before a pack is called kept', async ({
  context,
  page,
}) => {
  await page.goto('/subjects/math')
  await untilKept(page)
  await empty(page)
  await keep(page).click()
  await expect(size(page)).toBeVisible()
  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(title(page, /^Навчання/)).toBeVisible()
  await context.setOffline(false)
  await page.goto('/subjects')
  await empty(page)
  await page.reload()
  await expect
    .poll(() =>
      page.evaluate(
        async () => (await (await caches.open((await caches.keys()).find((name) => name.startsWith('files-')) ?? '-')).keys()).length,
      ),
    )
    .toBeGreaterThan(100)
  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(title(page, /^Навчання/)).toBeVisible()
})

const routes = [
  '/',
  '/subjects',
  '/subjects/math',
  '/subjects/math/tests/nmt',
  '/subjects/math/theory/notes',
  '/dashboard',
  '/flashcard',
  '/courses',
  '/profile',
  '/paywall',
  '/team',
  '/group-premium',
  '/admission',
  '/start',
  '/me',
  '/reminders',
  '/auth',
  '/continue',
  '/result/math/nmt-1',
  '/subjects/math/survey/nmt-1',
  '/error',
  '/no/such/page',
]

for (const colorScheme of ['light', 'dark'] as const)
  test(`each document that the worker gives, kept or empty, breaks no policy and has its letters, in the ${colorScheme}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ serviceWorkers: 'allow', colorScheme, ...(baseURL && { baseURL }) })
    const faults: string[] = []
    await context.exposeFunction('reportFault', (fault: string) => void faults.push(fault))
    await context.addInitScript(() => {
      const report = (globalThis as unknown as { reportFault: (fault: string) => void }).reportFault
      addEventListener('securitypolicyviolation', (event) => report(`${location.pathname}: ${event.violatedDirective} ${event.blockedURI}`))
    })
    context.on('weberror', (error) => void faults.push(`${error.page()?.url()}: ${error.error().message}`))
    context.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource|ERR_INTERNET|Fetch API cannot load/.test(message.text()))
        faults.push(message.text())
    })
    const page = await context.newPage()
    await page.goto('/subjects/math')
    await untilKept(page)
    await context.setOffline(true)
    for (const path of routes) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first(), path).toBeVisible()
      expect(await page.evaluate(() => [...document.fonts].some(({ family }) => family.includes('Wix Madefor Text'))), path).toBe(true)
    }
    // Without anything kept there is a page in words, with its own look.
    await empty(page)
    await page.goto('/dashboard')
    await expect(title(page, 'Немає мережі')).toBeVisible()
    expect(await page.getByRole('main').evaluate((main) => getComputedStyle(main).borderTopStyle)).toBe('solid')
    await page.screenshot({ path: `test-results/no-network-${colorScheme}.png` })
    expect(faults).toEqual([])
    await context.close()
  })

test('a paper that is opened again without a network is whole, its reference sheet too, and tells no error over its buttons @everywhere', async ({
  context,
  page,
}) => {
  await page.goto('/subjects/math/tests/nmt')
  await untilKept(page)
  await begin(page)
  await expect(page.getByText('Збережено', { exact: true }).first()).toBeVisible()
  await untilSeen(page, 'v3/subjects/math/reference')
  await context.setOffline(true)
  await page.reload()
  await expect(heading(page, 1)).toBeVisible()
  await page.getByRole('button', { name: 'Довідкові матеріали' }).click()
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('article').getByRole('radio').first().check({ force: true })
  await page.getByRole('button', { name: /^Далі/ }).click()
  await expect(heading(page, 2)).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
})

test('with the server away no page and no task of a pack speaks of an unexpected error @phone', async ({ context, page }) => {
  await page.goto('/subjects/math')
  await keep(page).click()
  await expect(size(page)).toBeVisible()
  await context.route(/\/api\//, (route) => route.abort())
  const said = page.getByText('An unexpected error occurred')
  for (const path of [
    '/',
    '/dashboard',
    '/subjects/math',
    '/flashcard',
    '/courses',
    '/profile',
    '/me',
    '/admission',
    '/subjects',
    '/reminders',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first(), path).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(said, path).toHaveCount(0)
  }
  await page.goto('/subjects/math/tests/quick')
  await page.getByRole('button', { name: '10 завдань із запасу' }).click()
  for (const number of [1, 2, 3]) {
    await expect(title(page, new RegExp(`^Завдання ${number}\\D`))).toBeVisible()
    await page.getByRole('button', { name: /^Не знаю/ }).click()
    await expect(said).toHaveCount(0)
    await page.getByRole('button', { name: /^Далі/ }).click()
  }
})

test.describe('an error of the page', () => {
  test.use({ breaksOnPurpose: true })
  test('a toast does not stand over what is pressed next in a paper @everywhere', async ({ page }) => {
    // Told, it would stand in the operators' table as if a pupil had met it.
    await configure(page, { clientErrors: { share: 0 } })
    await page.goto('/subjects/math/tests/quick')
    await page
      .getByRole('button', { name: /^Почати/ })
      .first()
      .click()
    await expect(title(page, /^Завдання 1\D/)).toBeVisible()
    await page.evaluate(() => void setTimeout(() => void Promise.reject(new Error('a fault of the journey'))))
    const shown = toasts(page).first()
    await expect(shown).toBeVisible()
    await expect.poll(() => shown.evaluate((toast) => toast.getAnimations({ subtree: true }).length)).toBe(0)
    await page.screenshot({ path: `test-results/toast-${page.viewportSize()?.width}.png` })
    const over = (await shown.boundingBox())!
    const buttons = page.locator('nav[aria-label="Перехід між завданнями"] button, header button, [data-part=exit]')
    for (const box of await Promise.all((await buttons.all()).map((button) => button.boundingBox()))) {
      if (!box) continue
      const isApart =
        box.x + box.width <= over.x || over.x + over.width <= box.x || box.y + box.height <= over.y || over.y + over.height <= box.y
      expect([isApart, box, over]).toEqual([true, box, over])
    }
  })
})

import { chromium, type Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import lighthouse from 'lighthouse'
import { findBrowser, systemBrowser } from '../../scripts/find-browser/find-browser.ts'
import { freePort } from '../../scripts/free-port.ts'
import { expectClean } from './axe.ts'
import { openPages } from './open-pages.ts'
import { openSignedIn } from './people.ts'
import { startPaper } from './paper.ts'
import { expect, test } from './site.ts'

const untilDrawn = async (page: Page) => {
  await expect(page.locator('h1').first()).toContainText(/\S/)
  await expect(page.getByRole('status').filter({ hasText: 'Завантаження…' })).toHaveCount(0)
}

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // A bar that fills is drawn by styles that `progress` does not take in every browser.
  rules: { 'prefer-native-element': ['error', { exclude: ['progressbar'] }] },
})
/** What html-validate finds in a document, each fault once. */
async function faultsOf(markup: string): Promise<string[]> {
  const { results } = await validator.validateString(markup)
  return [
    ...new Set(results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`))),
  ]
}

for (const { step, which, when } of [
  { step: 10, which: 'each kind of document and every tenth one', when: '' },
  { step: 1, which: 'every document', when: ' @by-night' },
])
  test(`${which} that the server draws is valid HTML${when}`, async ({ request }) => {
    test.setTimeout(600_000)
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
    expect(listed.length).toBeGreaterThan(50)
    const faults: string[] = []
    for (const path of new Set([...openPages, ...listed.filter((_, index) => index % step === 0)])) {
      const markup = await (await request.get(path)).text()
      for (const fault of await faultsOf(markup)) faults.push(`${path}: ${fault}`)
    }
    expect(faults).toEqual([])
  })

test('every page is valid HTML as it stands in the browser, and at 360 px nothing that is pressed is too small or too near @phone', async ({
  page,
}) => {
  test.setTimeout(240_000)
  for (const path of openPages) {
    await page.goto(path)
    await untilDrawn(page)
    await expectClean(page, path, { rules: ['target-size'] })
    expect((await faultsOf(await page.content())).map((fault) => `${path}: ${fault}`)).toEqual([])
  }
  await startPaper(page)
  await expectClean(page, 'a paper', { rules: ['target-size'] })
  expect(await faultsOf(await page.content())).toEqual([])
})

test('pages of an account are valid HTML, and at 360 px nothing that is pressed is too small or too near', async ({ page }) => {
  test.setTimeout(120_000)
  await openSignedIn(page, '/dashboard')
  await page.setViewportSize({ width: 360, height: 800 })
  for (const path of [
    '/dashboard',
    '/dashboard?view=plan',
    '/dashboard?view=topics',
    '/profile',
    '/group-premium',
    '/subjects/math',
    '/me',
  ]) {
    await page.goto(path)
    await untilDrawn(page)
    await expectClean(page, path, { rules: ['target-size'] })
    expect((await faultsOf(await page.content())).map((fault) => `${path}: ${fault}`)).toEqual([])
  }
})

test('Lighthouse gives eight pages all points for accessibility and best practices', async ({ baseURL }) => {
  test.setTimeout(300_000)
  const port = await freePort()
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath: (await systemBrowser()) ?? (await findBrowser()), args })
  const scores: string[] = []
  try {
    const paths = [
      '/',
      '/subjects',
      '/subjects/math',
      '/subjects/math/theory/notes/trykutnyky',
      '/dashboard',
      '/flashcard',
      '/auth',
      '/courses',
    ]
    for (const path of paths) {
      const report = await lighthouse(`${baseURL}${path}`, {
        port,
        onlyCategories: ['accessibility', 'best-practices'],
        disableFullPageScreenshot: true,
        logLevel: 'error',
      })
      const { categories = {}, audits = {} } = report?.lhr ?? {}
      const failed = Object.values(audits).flatMap(({ id, score, scoreDisplayMode }) =>
        scoreDisplayMode === 'binary' && score === 0 ? [id] : [],
      )
      scores.push(
        `${path} ${Object.values(categories)
          .map(({ id, score }) => `${id} ${Math.round((score ?? 0) * 100)}`)
          .join(',')} ${failed.join(', ')}`.trim(),
      )
    }
    expect(scores).toEqual(paths.map((path) => `${path} accessibility 100,best-practices 100`))
  } finally {
    await browser.close()
  }
})

test('the API is described on a page that runs nothing, is valid and clean, and names every call', async ({ page, request }) => {
  const { paths } = (await (await request.get('/api/openapi.json')).json()) as { paths: Record<string, object> }
  const answer = await page.goto('/api/docs')
  expect(answer?.headers()['content-security-policy']).not.toContain('script-src')
  await expect(page.getByRole('heading', { level: 1, name: /Складу API/ })).toBeVisible()
  const calls = Object.values(paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0)
  await expect(page.getByRole('article')).toHaveCount(calls)
  await expectClean(page, 'the API')
  expect(await faultsOf(await page.content())).toEqual([])
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

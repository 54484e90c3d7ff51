import { constants, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect as plainly, test as base, type Page } from '@playwright/test'
import { filledStore } from '../../scripts/build/filled-store.ts'
import { separateServer, type SeparateServer } from './separate-server.ts'
import { openSignedIn } from './people.ts'
import { expect, test } from './site.ts'
import { untilKept } from './worker.ts'

test.use({ serviceWorkers: 'allow' })
base.use({ serviceWorkers: 'allow' })

/** `site.ts` fails every journey in which the policy is broken; this one goes where markup, scripts and workers are made. */
test('the main pages do with trusted types: articles, formulas, a paper, cards, search, the worker, the dialog', async ({ page }) => {
  await page.goto('/')
  await untilKept(page)
  for (const path of ['/subjects', '/subjects/math', '/flashcard', '/courses', '/search', '/team', '/terms', '/admission', '/me'])
    await page.goto(path)
  // Drawn by the server and taken over, then met again within the site.
  await page.goto('/subjects/math/theory/notes/vidsotky-i-proportsii')
  await expect(page.locator('.katex').first()).toBeVisible()
  const drawn = await page.locator('[data-tex]').count()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/dashboard')
  await page.goBack()
  await expect(page.locator('.katex').first()).toBeVisible()
  expect(drawn).toBeGreaterThan(0)
  // Drawn by the browser.
  await page.goto('/subjects/math/theory/notes')
  await page
    .getByRole('link', { name: /Відсотки/ })
    .first()
    .click()
  await expect(page.locator('.katex').first()).toBeVisible()
  await openSignedIn(page, '/dashboard')
  await page.goto('/profile')
  await page.goto('/subjects/math/tests/nmt')
  await page
    .getByRole('button', { name: /Почати|Скласти/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/survey\//)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
})

/** The sinks for the text of an attacker; the browser must refuse each. */
function attack(): Record<string, string> {
  const script = document.createElement('script')
  const frame = document.createElement('iframe')
  const evil = '<img src=x onerror="globalThis.ran=1">'
  const ways: Record<string, () => unknown> = {
    innerHTML: () => (document.body.innerHTML = evil),
    outerHTML: () => (document.body.outerHTML = evil),
    insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', evil),
    srcdoc: () => (frame.srcdoc = evil),
    'document.write': () => document.write(evil),
    createContextualFragment: () => document.createRange().createContextualFragment(evil),
    DOMParser: () => new DOMParser().parseFromString(evil, 'text/html'),
    'script.src': () => (script.src = '/assets/evil.js'),
    'script.text': () => (script.text = 'globalThis.ran=1'),
    'an attribute that runs': () => document.body.setAttribute('onclick', 'globalThis.ran=1'),
    Worker: () => new Worker('/assets/evil.js'),
    'a policy of its own': () =>
      (globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }).trustedTypes.createPolicy(
        'evil',
        {},
      ),
    'a policy by our name': () =>
      (globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }).trustedTypes.createPolicy(
        'skladu',
        {},
      ),
  }
  const outcomes = Object.entries(ways).map(([name, way]) => {
    try {
      way()
      return [name, 'let through']
    } catch (error) {
      return [name, (error as Error).name]
    }
  })
  return Object.fromEntries([...outcomes, ['ran', String((globalThis as { ran?: number }).ran)]])
}

const refused = {
  innerHTML: 'TypeError',
  outerHTML: 'TypeError',
  insertAdjacentHTML: 'TypeError',
  srcdoc: 'TypeError',
  'document.write': 'TypeError',
  createContextualFragment: 'TypeError',
  DOMParser: 'TypeError',
  'script.src': 'TypeError',
  'script.text': 'TypeError',
  'an attribute that runs': 'TypeError',
  Worker: 'TypeError',
  'a policy of its own': 'TypeError',
  'a policy by our name': 'TypeError',
  ran: 'undefined',
}

base('a text is taken for markup, script or worker nowhere, and what was refused is reported @each-change', async ({ page }) => {
  await page.addInitScript(() => {
    const reported: string[] = []
    Object.assign(globalThis, { reported })
    addEventListener('securitypolicyviolation', ({ disposition, violatedDirective }) =>
      reported.push(`${disposition} ${violatedDirective}`),
    )
  })
  await page.goto('/')
  await page.waitForFunction(() => document.getElementById('root')?.dataset['alive'] !== undefined)
  await untilKept(page)
  plainly(await page.evaluate(attack)).toEqual(refused)
  const reported = await page.evaluate(() => (globalThis as unknown as { reported: string[] }).reported)
  const [sinks, policies] = ['enforce require-trusted-types-for', 'enforce trusted-types'].map(
    (kind) => reported.filter((each) => each === kind).length,
  )
  plainly([sinks, policies, reported.length]).toEqual([11, 2, 13])
})

base.describe('where Google and Apple are set up', () => {
  let server: SeparateServer
  const [folder, data] = [mkdtempSync(join(tmpdir(), 'skladu-site-')), mkdtempSync(join(tmpdir(), 'skladu-data-'))]
  base.beforeAll(async () => {
    base.setTimeout(150_000)
    cpSync('dist', folder, { recursive: true })
    const config = JSON.parse(readFileSync('dist/config.json', 'utf8')) as object
    writeFileSync(join(folder, 'config.json'), JSON.stringify({ ...config, googleApiKey: 'key', appleApiKey: 'key' }))
    // The store of all journeys, which is made already.
    cpSync(await filledStore(), data, { recursive: true, mode: constants.COPYFILE_FICLONE })
    server = await separateServer({ SITE_DIR: folder, CONTENT_DIR: 'content', DATA_DIR: data })
  })
  base.afterAll(async () => {
    await server.remove()
    for (const made of [folder, data]) rmSync(made, { recursive: true, force: true })
  })

  /** A provider’s script that knows nothing of trusted types: it loads another of its folder, then does what it should not. */
  const clumsy = `
    const load = (src) => { try { document.head.append(Object.assign(document.createElement('script'), { src })); return 'loaded' } catch (error) { return error.name } }
    const write = (html) => { try { document.createElement('div').innerHTML = html; return 'written' } catch (error) { return error.name } }
    globalThis.tried = [load('https://accounts.google.com/gsi/more'), load('https://evil.example/x.js'), write('Увійти'), write('<img src=x onerror=alert(1)>')]
  `
  const openDialog = async (page: Page) => {
    await page.goto(`${server.url}/subjects/math`)
    await page.getByRole('button', { name: 'Увійти' }).click()
  }

  base('a provider’s script may load its own and write words, and no more', async ({ page }) => {
    await page.route('https://accounts.google.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: clumsy }))
    await openDialog(page)
    await plainly
      .poll(() => page.evaluate(() => (globalThis as { tried?: string[] }).tried))
      .toEqual(['loaded', 'TypeError', 'written', 'TypeError'])
  })
})

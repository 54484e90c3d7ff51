import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { separateServer } from './separate-server.ts'
import { startPaper } from './paper.ts'
import { expect as usual, test } from './site.ts'
import { untilKept } from './worker.ts'

test.use({ serviceWorkers: 'allow' })
// A worker keeps a whole site before it answers; nothing of this is about how soon.
test.setTimeout(240_000)
const expect = usual.configure({ timeout: 60_000 })

/** A folder with the built site, in which the test may play the next build. */
function ownSite() {
  const site = mkdtempSync(join(tmpdir(), 'skladu-site-'))
  cpSync('dist', site, { recursive: true, filter: (file) => !file.endsWith('.map') })
  const change = (file: string, to: (text: string) => string) => {
    const path = join(site, file)
    writeFileSync(path, to(readFileSync(path, 'utf8')))
    for (const packed of ['br', 'gz']) rmSync(`${path}.${packed}`, { force: true })
  }
  const pollEvery = (pollSeconds: number) =>
    change('config.json', (text) => JSON.stringify({ ...JSON.parse(text), builds: { pollSeconds } }))
  pollEvery(1)
  const { id, time } = JSON.parse(readFileSync(join(site, 'builds/latest.json'), 'utf8')) as { id: string; time: string }
  const newer = { id: 'f'.repeat(12), time: new Date(Date.parse(time) + 1000).toISOString() }
  const buildAnew = () => {
    for (const page of ['index.html', 'error.html', 'builds/shell.html', 'sw.js'])
      change(page, (text) => text.replaceAll(id, newer.id).replaceAll(time, newer.time))
    for (const file of ['latest.json', `meta/${newer.id}.json`]) writeFileSync(join(site, 'builds', file), JSON.stringify(newer))
  }
  return { site, id, newer: newer.id, pollEvery, buildAnew, remove: () => rmSync(site, { recursive: true, force: true }) }
}

test('a new build waits while a paper is open, takes over by a press, and the switch ends the worker but not what the pupil wrote', async ({
  browser,
}) => {
  const { site, id, newer, pollEvery, buildAnew, remove } = ownSite()
  const environment: Record<string, string> = { SITE_DIR: site }
  const server = await separateServer(environment)
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' })
  try {
    const page = await context.newPage()
    const build = () => page.locator('meta[name=build]').getAttribute('content')
    const shelves = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('files-')).toSorted())
    const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    const survey = await startPaper(page)
    await untilKept(page)
    buildAnew()
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)).toBe('installed')
    await expect(page.getByText('Доступна нова версія')).toHaveCount(0)
    expect([await build(), await shelves()]).toEqual([id, [`files-${id}`, `files-${newer}`].toSorted()])

    await page.getByRole('button', { name: 'Вийти з тесту' }).click()
    await page.getByRole('alertdialog').getByRole('link', { name: 'Вийти' }).click()
    // Where the worker cannot take over in time and the server is slow, the page is the kept one and offers the newer once more.
    await expect(async () => {
      await page.getByRole('status').filter({ hasText: 'Доступна нова версія' }).getByRole('button', { name: 'Оновити' }).click()
      await expect.poll(() => build().catch(() => null), { timeout: 20_000 }).toBe(newer)
    }).toPass()
    await untilKept(page)
    await expect.poll(shelves).toEqual([`files-${newer}`])

    const own = await page.evaluate(() => localStorage.getItem('anonymous_token'))
    await server.kill()
    // The browser ends a worker once it rests for half a minute: pages of a real site do not wake it each second either.
    pollEvery(600)
    environment['SERVICE_WORKER'] = 'off'
    await server.start()
    // A page that the worker answers for when it is ended holds it till the next opening.
    await expect(async () => {
      await page.goto(survey)
      await expect.poll(registrations, { timeout: 45_000 }).toBe(0)
    }).toPass({ timeout: 100_000 })
    expect([await shelves(), await page.evaluate(() => localStorage.getItem('anonymous_token'))]).toEqual([[], own])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Завдання 1 з 22' })).toBeVisible()
  } finally {
    await context.close()
    await server.kill()
    await server.remove()
    remove()
  }
})

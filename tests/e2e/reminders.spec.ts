import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { unwrapped } from '../api/setup/letter.ts'
import { expectClean } from './axe.ts'
import { ownServer, type OwnServer } from './own-server.ts'
import { answer, handIn, paper, startPaper } from './paper.ts'
import { openSignedIn } from './people.ts'
import { expect, onPhoneAndByNightOnDesktop, test as base } from './site.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Нагадування' })
const box = (page: Page) => panel(page).getByRole('checkbox', { name: 'Нагадувати на e-mail' })
const label = (page: Page) => panel(page).getByText('Нагадувати на e-mail')

for (const { width, when } of onPhoneAndByNightOnDesktop)
  base(`letters are switched on and timed in the profile, and stay so, at ${width}${when}`, async ({ page }) => {
    await openSignedIn(page, '/profile')
    await page.setViewportSize({ width, height: 800 })
    await expect(box(page)).not.toBeChecked()
    await label(page).click()
    await panel(page).getByLabel('О котрій (за Києвом)').selectOption('8:00')
    await expect(panel(page).getByText('Щодня о 8:00')).toBeVisible()
    await expectClean(page, 'reminders on')
    await page.reload()
    await expect(box(page)).toBeChecked()
    await expect(panel(page).getByLabel('О котрій (за Києвом)')).toHaveValue('8')
    await label(page).click()
    await expect(panel(page).getByText('Листів не буде')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

for (const { width, when } of onPhoneAndByNightOnDesktop)
  base(`after a paper letters are offered once to an account, at ${width}${when}`, async ({ page }) => {
    base.slow()
    const offer = page.getByRole('region', { name: 'Нагадувати листом?' })
    await openSignedIn(page, '/dashboard')
    await page.setViewportSize({ width, height: 800 })
    await startPaper(page)
    await answer(page, paper.questions[0]!)
    await handIn(page)
    await offer.getByLabel('О котрій (за Києвом)').selectOption('19:00')
    await expectClean(page, 'reminders offered')
    await offer.getByRole('button', { name: 'Нагадувати' }).click()
    await expect(page.getByText('Нагадаємо о 19:00')).toBeVisible()
    await page.goto('/dashboard?view=plan')
    await expect(page.getByRole('heading', { level: 1, name: 'План на тиждень' })).toBeVisible()
    await expect(offer).toHaveCount(0)
  })

const data = mkdtempSync(join(tmpdir(), 'skladu-mail-'))
const test = base.extend<object, { own: OwnServer }>({
  own: [
    async ({}, use) => {
      const own = await ownServer({ DATA_DIR: data })
      await use(own)
      await own.remove()
      rmSync(data, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ own }, provide) => provide(own.url),
})

const letters = () => (existsSync(join(data, 'mail')) ? readdirSync(join(data, 'mail')) : [])
const read = (name: string) => unwrapped(readFileSync(join(data, 'mail', name), 'utf8'))
const linkIn = (letter: string, deed: 'off' | 'on') => new RegExp(`/reminders\\?link=${deed}\\.[\\w.-]+`).exec(letter)?.[0] ?? ''
const kyivHour = (at: number) =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Kyiv', hour: '2-digit', hourCycle: 'h23' }).format(at))

test('a letter of the schedule leads to the plan, and one press in it, by nobody in particular, ends the letters', async ({
  own,
  page,
  browser,
}) => {
  test.slow()
  const { token } = await openSignedIn(page, '/profile')
  const before = letters().length
  await expect(async () => {
    // The schedule runs fifteen seconds after a start; where an hour ends meanwhile, it runs once more.
    const hour = kyivHour(Date.now() + 18_000)
    const chosen = await page.request.post('/api/v3/user/reminders', {
      data: { isOn: true, hour },
      headers: { authorization: `Bearer ${token}` },
    })
    expect(chosen.ok()).toBe(true)
    await own.kill()
    await own.start()
    await expect.poll(() => letters().length, { timeout: 60_000 }).toBe(before + 1)
  }).toPass()
  const letter = read(letters().toSorted().at(-1) ?? '')
  expect(letter).toContain('Почати: ')
  expect(letter).toMatch(/^(Діагностика|Тема|Мікс тем): /m)

  const stranger = await (await browser.newContext({ baseURL: own.url })).newPage()
  await stranger.goto(linkIn(letter, 'on'))
  await expect(stranger.getByRole('heading', { name: 'Надсилати нагадування й далі?' })).toBeVisible()
  await stranger.getByRole('button', { name: 'Надсилати й далі' }).click()
  await expect(stranger.getByRole('heading', { name: 'Нагадування приходитимуть' })).toBeVisible()
  for (const width of [360, 1280]) {
    await stranger.setViewportSize({ width, height: 800 })
    await stranger.goto(linkIn(letter, 'off'))
    await expect(stranger.getByRole('heading', { name: 'Листів більше не буде' })).toBeVisible()
  }
  await expectClean(stranger, 'signed off')
  await stranger.context().close()
  await page.reload()
  await expect(panel(page)).toBeVisible()
  await expect(box(page)).not.toBeChecked()
})

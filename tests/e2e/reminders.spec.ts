import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { unwrapped } from '../api/setup/letter.ts'
import { expectClean } from './axe.ts'
import { separateServer, type SeparateServer } from './separate-server.ts'
import { answer, handIn, paper, startPaper } from './paper.ts'
import { openSignedIn } from './people.ts'
import { expect, onPhoneAndByNightOnDesktop, test as base } from './site.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Нагадування' })
const way = (page: Page, name: RegExp) => panel(page).getByRole('radio', { name })
const tile = (page: Page, words: string) => panel(page).getByText(words, { exact: true })

for (const { width, when } of onPhoneAndByNightOnDesktop)
  base(`reminders are chosen and timed in the profile, and stay so, at ${width}${when}`, async ({ page }) => {
    await openSignedIn(page, '/profile')
    await page.setViewportSize({ width, height: 800 })
    await expect(way(page, /^Не нагадувати/)).toBeChecked()
    await tile(page, 'Листом').click()
    await panel(page).getByLabel('О котрій').selectOption('8:00')
    await expect(panel(page).getByText('Лист щодня о 8:00')).toBeVisible()
    await expectClean(page, 'reminders on')
    await page.reload()
    await expect(way(page, /^Листом/)).toBeChecked()
    await expect(panel(page).getByLabel('О котрій')).toHaveValue('8')
    await tile(page, 'Не нагадувати').click()
    await expect(panel(page).getByText('Нагадувань не буде')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

for (const { width, when } of onPhoneAndByNightOnDesktop)
  base(`after a paper reminders are offered once to an account, at ${width}${when}`, async ({ page }) => {
    base.slow()
    const offer = page.getByRole('region', { name: 'Нагадувати щодня?' })
    await openSignedIn(page, '/dashboard')
    await page.setViewportSize({ width, height: 800 })
    await startPaper(page)
    await answer(page, paper.questions[0]!)
    await handIn(page)
    await offer.getByLabel('О котрій').selectOption('19:00')
    await expectClean(page, 'reminders offered')
    await offer.getByRole('button', { name: 'Нагадувати' }).click()
    await expect(page.getByText('Лист щодня о 19:00')).toBeVisible()
    await page.goto('/dashboard?view=plan')
    await expect(page.getByRole('heading', { level: 1, name: 'План на тиждень' })).toBeVisible()
    await expect(offer).toHaveCount(0)
  })

base('a guest has the plan in a calendar: its address is made, read without a session, and ended', async ({ page }) => {
  await page.goto('/reminders')
  await page.getByRole('button', { name: 'План у моєму календарі' }).click()
  const field = page.getByLabel(/^Адреса календаря/)
  const address = await field.inputValue()
  await expect(page.getByRole('link', { name: 'Додати в календар' })).toHaveAttribute('href', address.replace('http:', 'webcal:'))
  await expectClean(page, 'the calendar of the plan')
  const feed = await page.request.get(address)
  expect([feed.status(), (await feed.text()).split('\r\n')[0]]).toEqual([200, 'BEGIN:VCALENDAR'])
  await page.getByRole('button', { name: 'Прибрати календар' }).click()
  await expect(page.getByRole('button', { name: 'План у моєму календарі' })).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
})

const data = mkdtempSync(join(tmpdir(), 'skladu-mail-'))
const test = base.extend<object, { own: SeparateServer }>({
  own: [
    async ({}, use) => {
      const own = await separateServer({ DATA_DIR: data })
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
/** An hour in a zone where it is not night now. */
function hourBy(at: number): { zone: string; hour: number } {
  const hours = ['Europe/Kyiv', 'Pacific/Honolulu'].map((zone) => ({
    zone,
    hour: Number(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(at)),
  }))
  return hours.find(({ hour }) => hour >= 7 && hour <= 22) ?? hours[0]!
}

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
    const when = hourBy(Date.now() + 18_000)
    const chosen = await page.request.post('/api/v3/user/reminders', {
      data: { isOn: true, ...when },
      headers: { authorization: `Bearer ${token}` },
    })
    expect(chosen.ok()).toBe(true)
    await own.kill()
    await own.start()
    await expect.poll(() => letters().length, { timeout: 60_000 }).toBe(before + 1)
  }).toPass()
  const letter = read(letters().toSorted().at(-1) ?? '')
  expect(letter).toContain('Почати: ')
  expect(letter).toMatch(/^На сьогодні: (Діагностика|Тема|Мікс тем): /m)

  const stranger = await (await browser.newContext({ baseURL: own.url })).newPage()
  await stranger.goto(linkIn(letter, 'on'))
  await expect(stranger.getByRole('heading', { name: 'Надсилати нагадування й далі?' })).toBeVisible()
  await stranger.getByRole('button', { name: 'Надсилати й далі' }).click()
  await expect(stranger.getByRole('heading', { name: 'Нагадування приходитимуть' })).toBeVisible()
  for (const width of [360, 1280]) {
    await stranger.setViewportSize({ width, height: 800 })
    await stranger.goto(linkIn(letter, 'off'))
    await expect(stranger.getByRole('heading', { name: 'Нагадувань більше не буде' })).toBeVisible()
  }
  await expectClean(stranger, 'signed off')
  await stranger.context().close()
  await page.reload()
  await expect(panel(page)).toBeVisible()
  await expect(way(page, /^Не нагадувати/)).toBeChecked()
})

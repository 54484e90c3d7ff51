import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { mediumSizes } from '#domain/medium-type'
import { madePicture, madeSound, packageWith } from '../fixtures/cards/made-media.ts'
import { expectClean } from './axe.ts'
import { expect, test, tokensOf } from './site.ts'

const show = (page: Page) => page.getByRole('button', { name: 'Показати' })
const article = (page: Page) => page.getByRole('article')
const start = async (page: Page) => {
  await page.getByRole('main').getByRole('link', { name: 'Сьогодні', exact: true }).click()
  await page.getByRole('link', { name: /^Почати/ }).click()
}
/** Says that a picture is drawn, not only there. */
const isDrawn = (page: Page, name: string | RegExp) =>
  article(page)
    .getByRole('img', { name })
    .evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth > 0))

/** Some megabytes of noise, which no browser makes small without making it smaller. */
const noise = async () =>
  new Uint8Array(
    await sharp({
      create: { width: 1600, height: 1200, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    })
      .png()
      .toBuffer(),
  )

test('a deck of Anki brings its pictures and sounds: they are drawn anew, reach the server, are shown without a network and on another device', async ({
  page,
  browser,
}) => {
  test.slow()
  const files = { 'клітина.png': await noise(), 'слово.wav': madeSound(3) }
  const buffer = Buffer.from(
    packageWith('Біологія', [{ fields: ['Що це?<br><img src="клітина.png" alt="Клітина">', 'Клітина[sound:слово.wav]'] }], files, true),
  )
  await page.goto('/flashcard?tab=create')
  await page.getByRole('button', { name: 'З Anki' }).click()
  await page.getByLabel(/^Файл Anki/).setInputFiles({ name: 'deck.apkg', mimeType: 'application/octet-stream', buffer })
  await expect(
    page.getByText(/^Картинок і звуків: 2\. Кожну картинку буде зменшено до 200 кБ\. Місця для них лишилося 5 МБ\./),
  ).toBeVisible()
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/v3/flashcards/media') && answer.request().method() === 'POST')
  await page.getByRole('button', { name: 'Додати: 1' }).click()
  await expect(page.getByText('Додано карток: 1')).toBeVisible()
  expect(await (await sent).json()).toMatchObject({ data: { refused: [] } })
  const { guest } = await tokensOf(page)
  const headers = { Authorization: `Bearer ${guest}` }
  const own = (await (await page.request.get('/api/v3/flashcards/own', { headers })).json()) as {
    data: { room: { bytes: number }; cards: { media: { id: string }[] }[] }
  }
  const ids = own.data.cards[0]!.media.map(({ id }) => id)
  const stored = (await (await page.request.get(`/api/v3/flashcards/media?ids=${ids.join(',')}`, { headers })).json()) as {
    data: { media: { type: string; base64: string }[] }
  }
  const picture = stored.data.media.find(({ type }) => type === 'image/webp')!
  expect(Buffer.from(picture.base64, 'base64').length).toBeLessThanOrEqual(mediumSizes.picture)
  expect(own.data.room.bytes).toBe(stored.data.media.reduce((sum, { base64 }) => sum + Buffer.from(base64, 'base64').length, 0))

  await start(page)
  await expect(article(page).getByRole('img', { name: 'Клітина' })).toBeVisible()
  // Without a network from here on.
  for (const part of ['**/api/**']) await page.context().route(part, (route) => route.abort())
  await page.reload()
  expect(await isDrawn(page, 'Клітина')).toBe(true)
  await show(page).click()
  const sound = article(page).locator('audio')
  await expect.poll(() => sound.evaluate((player: HTMLAudioElement) => player.duration)).toBeCloseTo(0.1, 1)
  await sound.evaluate((player: HTMLAudioElement) => player.play())
  await expectClean(page, 'a card with a picture and a sound')

  const origin = new URL(page.url()).origin
  const other = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'anonymous_token', value: guest! }] }] },
  })
  const elsewhere = await other.newPage()
  await elsewhere.goto('/flashcard?tab=decks&deck=own')
  await expect(elsewhere.getByText('картинка', { exact: true })).toBeVisible()
  await other.close()
})

test('an own picture is asked by the places that are hidden on it, drawn with a finger or by keys @phone', async ({ page }) => {
  test.slow()
  await page.goto('/flashcard?tab=create')
  await page.getByRole('button', { name: 'Додати картинку' }).click()
  await page
    .getByLabel('Картинка до запитання')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(await madePicture(7, 'png', 300)) })
  await page.getByLabel(/^Що на картинці/).fill('Схема клітини')
  await page.getByText('Закрити на картинці місця').click()
  const plate = page.getByRole('img', { name: 'Картинка, на якій закривають місця' })
  await plate.scrollIntoViewIfNeeded()
  const box = (await plate.boundingBox())!
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Закрите місце 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Додати прямокутник' }).click()
  const second = page.getByRole('button', { name: 'Закрите місце 2' })
  await second.focus()
  const before = (await second.boundingBox())!
  await page.keyboard.press('ArrowRight')
  expect((await second.boundingBox())!.x).toBeGreaterThan(before.x)
  await page.getByRole('textbox', { name: /^Пояснення/ }).fill('Ядро')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectClean(page, 'hiding places of a picture')
  await page.getByRole('button', { name: 'Додати картку' }).click()
  await expect(page.getByText('Картку додано')).toBeVisible()
  await start(page)
  expect(await isDrawn(page, /^Схема клітини\. Запитують/)).toBe(true)
  await show(page).click()
  await expect(article(page).getByRole('img', { name: /^Схема клітини\. Обведене місце відкрито/ })).toBeVisible()
  await expect(article(page)).toContainText('Ядро')
})

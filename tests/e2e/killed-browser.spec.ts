import { chromium, type Page } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBrowser } from '../../scripts/find-browser/find-browser.ts'
import { browserKills, endAll } from '../bench/kills.ts'
import { begin, readAs } from '../bench/pupil.ts'
import { madePicture, madeSound, packageWith } from '../fixtures/cards/made-media.ts'
import { expect, test } from './site.ts'

test('a browser killed three times right after an answer has lost none of them; twenty times in `npm run bench:survey`', async ({
  baseURL,
}) => {
  test.slow()
  const profile = mkdtempSync(join(tmpdir(), 'skladu-profile-'))
  const browser = { executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] }
  try {
    expect(await browserKills(3, await begin(baseURL ?? ''), profile, browser)).toBe(0)
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
})

const notes = 80

/** A deck of pictures and sounds, one of each for every note, of some three megabytes. */
async function picturedDeck(): Promise<Buffer> {
  const files: Record<string, Uint8Array> = {}
  for (let index = 0; index < notes; index += 1) {
    files[`p${index}.png`] = await madePicture(index, 'png', 32 + (index % 64))
    files[`s${index}.wav`] = madeSound(index)
    files[`filler${index}`] = new Uint8Array(40_000)
  }
  const fields = Array.from({ length: notes }, (_, index) => ({
    fields: [`Що це? ${index}<img src="p${index}.png">`, `Це[sound:s${index}.wav]`],
  }))
  return Buffer.from(packageWith('Картини', fields, files, true))
}

/** Chooses the file. @returns the button that adds its cards, and how many are there already. */
async function choose(page: Page, buffer: Buffer) {
  await page.goto('/flashcard?tab=create')
  await page.getByRole('button', { name: 'З Anki' }).click()
  await page.getByLabel(/^Файл Anki/).setInputFiles({ name: 'deck.apkg', mimeType: 'application/octet-stream', buffer })
  const preview = page.getByRole('region', { name: 'Перегляд' })
  const said = (await preview.getByRole('status').first().textContent({ timeout: 60_000 })) ?? ''
  return { button: preview.getByRole('button', { name: /^Додати/ }), known: Number(/вже є: (\d+)/.exec(said)?.[1] ?? 0) }
}

test('a browser killed in the middle of an import has all of its cards or none, and the same file brings what is lacking, pictures and sounds too', async ({
  baseURL,
}) => {
  test.slow()
  const url = baseURL ?? ''
  const profile = mkdtempSync(join(tmpdir(), 'skladu-profile-'))
  const { token } = await begin(url)
  const buffer = await picturedDeck()
  const executablePath = await findBrowser()
  const launch = async () => {
    for (const name of ['SingletonLock', 'SingletonCookie', 'SingletonSocket']) rmSync(join(profile, name), { force: true })
    const context = await chromium.launchPersistentContext(profile, {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu'],
      baseURL: url,
    })
    await context.addInitScript((kept) => localStorage.setItem('token', kept), token)
    return { context, page: context.pages()[0] ?? (await context.newPage()) }
  }
  try {
    for (const wait of [0, 150, 400]) {
      const { context, page } = await launch()
      const { button, known } = await choose(page, buffer)
      expect([0, notes]).toContain(known)
      if (await button.isEnabled()) await button.click()
      await sleep(wait)
      await endAll(profile)
      await context.close().catch(() => undefined)
    }
    const { context, page } = await launch()
    const { button, known } = await choose(page, buffer)
    expect([0, notes]).toContain(known)
    if (await button.isEnabled()) {
      await button.click()
      await expect(page.getByText(`Додано карток: ${notes - known}`).first()).toBeVisible({ timeout: 60_000 })
    }
    type Own = { cards: { media?: { id: string }[] }[] }
    const lacking = async () => {
      const { cards } = await readAs<Own>(url, token, 'flashcards/own')
      const ids = cards.flatMap(({ media = [] }) => media.map(({ id }) => id))
      let missing = 2 * notes - ids.length
      for (let start = 0; start < ids.length; start += 40) {
        const answer = await readAs<{ missing: string[] }>(url, token, `flashcards/media?ids=${ids.slice(start, start + 40).join(',')}`)
        missing += answer.missing.length
      }
      return [cards.length, missing]
    }
    await expect.poll(lacking, { timeout: 90_000, intervals: [2000] }).toEqual([notes, 0])
    await context.close()
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
})

import { chromium, type Page } from '@playwright/test'
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filledStore } from '../../scripts/build/filled-store.ts'
import { ensureBuilt } from '../../scripts/build/ensure-built.ts'
import { findBrowser } from '../../scripts/find-browser/find-browser.ts'
import { separateServer } from '../e2e/separate-server.ts'
import { madeDecks } from '../fixtures/cards/made-decks.ts'
import { filesNamedIn, packageWith } from '../fixtures/cards/made-media.ts'

/**
 * `npm run bench:import`: five decks of 5,000 notes with pictures and sounds, imported in a browser within 10 s each. Nothing may be
 * missing from what came and what was named as left out.
 */
const limitMs = 10_000

await ensureBuilt()
const directory = mkdtempSync(join(tmpdir(), 'skladu-import-'))
cpSync(await filledStore(), directory, { recursive: true, mode: constants.COPYFILE_FICLONE })
const server = await separateServer({ CONTENT_DIR: 'content', DATA_DIR: directory })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
let isOver = false
try {
  for (const [index, deck] of madeDecks.entries()) {
    const notes = Array.from({ length: deck.count }, (_, note) => ({ fields: deck.fields(note) }))
    const files = await filesNamedIn(notes)
    const buffer = Buffer.from(packageWith(deck.title, notes, files, index % 2 === 1))
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    const page = await context.newPage()
    await signUp(page, index)
    await page.goto(`${server.url}/flashcard?tab=create`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'З Anki' }).click()
    const begun = performance.now()
    await page.getByLabel(/^Файл Anki/).setInputFiles({ name: 'deck.apkg', mimeType: 'application/octet-stream', buffer })
    const status = page.getByRole('region', { name: 'Перегляд' }).getByRole('status').first()
    await status.waitFor({ timeout: 60_000 })
    const said = (await status.textContent()) ?? ''
    const read = performance.now()
    await page.getByRole('button', { name: /^Додати: / }).click()
    const toast = page.getByText(/^(Додано карток: |Не вдалося додати)/).first()
    await toast.waitFor({ timeout: 120_000 })
    const told = (await toast.textContent()) ?? ''
    const ended = performance.now()
    const [promised, left, added] = [numberAfter('Готові: ', said), numberAfter('Без картки: ', said), numberAfter('Додано карток: ', told)]
    // A note of several gaps makes several cards.
    const notesMade = / із [\d\s]/.test(said) ? numberAfter(' із ', said) : promised
    const isWhole = added === promised && notesMade + left === deck.count
    isOver ||= ended - begun > limitMs || !isWhole
    const megabytes = (buffer.length / 1024 / 1024).toFixed(1)
    console.log(
      `${deck.name}: ${megabytes} МБ, файлів ${Object.keys(files).length}; прочитано ${Math.round(read - begun)} мс, додано ${Math.round(ended - read)} мс, разом ${Math.round(ended - begun)} мс (бюджет ${limitMs}); карток ${added} із записів ${notesMade}, названо без картки ${left}, разом ${notesMade + left} з ${deck.count}${isWhole ? '' : ' — ВТРАТА'}`,
    )
    await context.close()
  }
} finally {
  await browser.close()
  await server.remove()
  rmSync(directory, { recursive: true, force: true })
}
process.exitCode = isOver ? 1 : 0

/** The number that stands after these words; 0 where they are not said. */
function numberAfter(words: string, text: string): number {
  const digits = /^[\d\s]+/.exec(text.split(words)[1] ?? '')?.[0]
  return Number(digits?.replace(/\s/g, '') ?? 0)
}

/** A guest may have fifty cards only. */
async function signUp(page: Page, index: number): Promise<void> {
  const password = 'довгий пароль для проби'
  const form = { name: 'Проба', email: `deck-${index}@example.com`, password }
  const answer = await page.request.post(`${server.url}/api/v3/register`, { data: form })
  const { data } = (await answer.json()) as { data: { token: string } }
  await page.addInitScript((token) => localStorage.setItem('token', token), data.token)
}

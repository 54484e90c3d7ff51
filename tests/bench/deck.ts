import { writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { ensureBuilt } from '../../scripts/build/ensure-built.ts'
import { findBrowser } from '../../scripts/find-browser/find-browser.ts'
import { separateServer } from '../e2e/separate-server.ts'

/**
 * From the press on an own deck of 5,000 cards to its first painted rows, at a quarter of the speed; the limit is 200 ms. `npm run
 * bench:deck -- 15 deck.cpuprofile`.
 */
const rounds = Number(process.argv[2] ?? 15)
const profile = process.argv[3]
const start = Date.now() - 10_001 * 20 * 60_000
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
const own = {
  decks: [],
  limit: 5000,
  cards: Array.from({ length: 5000 }, (_, index) => ({
    id: idOf(index),
    deck: 'own',
    kind: 'basic',
    front: `Питання **${index}** про $x^2$`,
    back: `Відповідь ${index}`,
  })),
}
const facts = Array.from({ length: 10_000 }, (_, index) => ({
  id: idOf(index + 5000),
  at: new Date(start + index * 20 * 60_000).toISOString(),
  seq: index + 1,
  kind: 'card.graded',
  card: idOf(index % 5000),
  grade: [3, 3, 4, 1, 3][index % 5],
  ms: 3000,
}))

await ensureBuilt()
const server = await separateServer({ CONTENT_DIR: 'content' })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } })
  await page.route('**/api/v3/flashcards/own', (route) => route.fulfill({ json: { data: own } }))
  await page.route('**/api/v3/reviews**', (route) => route.fulfill({ json: { data: { facts, next: '1', isMore: false } } }))
  await page.goto(`${server.url}/flashcard?tab=decks`, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Мої картки' }).waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await open(page)
  if (profile) {
    await devtools.send('Profiler.enable')
    await devtools.send('Profiler.start')
  }
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await open(page))
  if (profile) writeFileSync(profile, JSON.stringify((await devtools.send('Profiler.stop')).profile))
  const sorted = times.toSorted((a, b) => a - b)
  console.log(
    `колода з 5000 карток: медіана ${Math.round(sorted[Math.floor(rounds / 2)] ?? 0)} мс, усі ${times.map(Math.round).join(' ')} (бюджет 200)`,
  )
} finally {
  await browser.close()
  await server.remove()
}

/** Presses the deck, waits for the frame after its rows, and goes back to the list. */
async function open(page: Page): Promise<number> {
  const time = await page.evaluate(async () => {
    const link = [...document.querySelectorAll<HTMLElement>('.fc-deck-link')].find(({ textContent }) =>
      textContent.startsWith('Мої картки'),
    )
    const before = performance.now()
    const rows = new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('.fc-row')) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(resolve))
      }).observe(document.body, { childList: true, subtree: true })
    })
    link?.click()
    await rows
    return performance.now() - before
  })
  await page.getByRole('link', { name: 'Усі колоди' }).click()
  await page.getByRole('link', { name: 'Мої картки' }).waitFor()
  return time
}

import { writeFileSync } from 'node:fs'
import { answer, goTo, paper, startPaper } from './paper.ts'
import { expect, test } from './site.ts'

/** Milliseconds from the press to the moment the answer’s IndexedDB transaction is complete, as the page itself sees both. */
async function millisecondsToDevice(page: import('@playwright/test').Page): Promise<number[]> {
  return page.evaluate(() => (globalThis as unknown as { written: number[] }).written)
}

test('a chosen answer is on the device within 100 ms of the press @each-change', async ({ page }) => {
  await page.addInitScript(() => {
    const written: number[] = []
    let pressedAt = 0
    Object.assign(globalThis, { written })
    addEventListener('change', () => void (pressedAt = performance.now()), true)
    const transaction = IDBDatabase.prototype.transaction
    IDBDatabase.prototype.transaction = function (...args: Parameters<typeof transaction>) {
      const opened = transaction.apply(this, args)
      if (args[1] === 'readwrite')
        opened.addEventListener('complete', () => {
          if (pressedAt > 0) written.push(performance.now() - pressedAt)
          pressedAt = 0
        })
      return opened
    }
  })
  await startPaper(page)
  await page.route('**/api/v3/surveys/*/events', (route) => route.abort())
  for (const [index, number] of [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12].entries()) {
    await goTo(page, number)
    await answer(page, paper.questions[number - 1]!)
    await expect.poll(async () => (await millisecondsToDevice(page)).length).toBeGreaterThanOrEqual(index + 1)
  }
  const times = (await millisecondsToDevice(page)).toSorted((a, b) => a - b)
  const median = times[Math.floor(times.length / 2)] ?? Infinity
  writeFileSync('test-results/durability.json', JSON.stringify({ median, worst: times.at(-1), times }))
  expect(median).toBeLessThan(100)
})

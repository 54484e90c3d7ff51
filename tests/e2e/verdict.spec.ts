import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Survey } from '../../contract/survey.ts'
import { allForms, haveAllForms } from './all-forms.ts'
import { expectClean } from './axe.ts'
import { leaveInStorage, register } from './people.ts'
import { expect, test } from './site.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /^Завдання/ })
const verdict = (page: Page) => page.getByRole('region', { name: 'Перевірка' })

async function openAllForms(page: Page): Promise<void> {
  const { token, refreshToken } = await register(page)
  await leaveInStorage(page, { token, refresh_token: refreshToken, token_refresh_at: String(Date.now() + 86_400_000) })
  await haveAllForms(page)
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() }
  const wish = { mode: 'quick', subject: 'math', count: 5, seed: 3 }
  const response = await page.request.post('/api/v3/surveys', { data: wish, headers })
  const { survey } = ((await response.json()) as { data: { survey: Survey } }).data
  await page.goto(`/subjects/math/survey/${survey.id}`)
  await expect(page.getByRole('button', { name: 'Закладка' })).toBeVisible()
}

/** Everything in the task that an answer is given by. */
const answered = 'article [aria-label^="Відповідь на завдання"] :is(label, li, button, input), article input'

/** Answers by whatever the form has. */
async function answerSomehow(page: Page): Promise<void> {
  await expect(page.locator(answered).first()).toBeVisible()
  const first = page.locator('article :is(input[type=radio], input[type=checkbox])')
  const field = page.locator('article input[inputmode]')
  const opener = page.locator('article ul button[aria-haspopup=dialog]').first()
  const place = page.locator('article [role=group] button[aria-pressed]')
  if (await field.count()) return field.fill('3')
  if (await opener.count()) {
    await opener.click()
    await page.getByRole('dialog').locator('label').nth(1).click()
    return expect(page.getByRole('dialog')).toBeHidden()
  }
  if (await place.count()) return place.nth(1).click()
  return first.nth(0).check({ force: true })
}

/** Presses «Перевірити» and follows every part of the answer for 500 ms. @returns how far any of them went, and the longest motion. */
const followCheck = (page: Page) =>
  page.evaluate(async (selector) => {
    const parts = [...document.querySelectorAll(selector)].map((element) => ({ element, before: element.getBoundingClientRect() }))
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Перевірити')
    button?.click()
    let farthest = 0
    let longest = 0
    const end = performance.now() + 500
    while (performance.now() < end) {
      await new Promise(requestAnimationFrame)
      for (const { element, before } of parts) {
        const now = element.getBoundingClientRect()
        const apart = ([a, b]: [number, number]) => Math.abs(a - b)
        const sides: [number, number][] = [
          [now.left, before.left],
          [now.top, before.top],
          [now.width, before.width],
          [now.height, before.height],
        ]
        farthest = Math.max(farthest, ...sides.map(apart))
      }
      for (const animation of document.querySelector('section[aria-label="Перевірка"]')?.getAnimations({ subtree: true }) ?? []) {
        if (!(animation.timeline instanceof DocumentTimeline)) continue
        const { duration = 0, delay = 0 } = animation.effect?.getComputedTiming() ?? {}
        longest = Math.max(longest, Number(duration) + delay)
      }
    }
    return { parts: parts.length, farthest: Math.round(farthest * 10) / 10, longest }
  }, answered)

for (const { width, motion } of [
  { width: 360, motion: 'no-preference' },
  { width: 1280, motion: 'reduce' },
] as const)
  test(`the verdict stands over the bar and moves no part of the answer, in any form, at ${width} (motion: ${motion})`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 740 })
    await page.emulateMedia({ reducedMotion: motion })
    await openAllForms(page)
    for (const { form } of allForms) {
      await expect(heading(page)).toBeFocused()
      await answerSomehow(page)
      // Where the page is scrolled to its end, whatever grows or shrinks below would move the answer.
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      const { parts, farthest, longest } = await followCheck(page)
      expect([form, farthest], `${parts} parts`).toEqual([form, 0])
      expect(parts, form).toBeGreaterThan(0)
      expect(longest, form).toBeLessThanOrEqual(motion === 'reduce' ? 0 : 200)
      await expect(verdict(page).locator('p').first(), form).toBeFocused()
      const { height = 999 } = (await verdict(page).boundingBox()) ?? {}
      expect(height, form).toBeLessThanOrEqual(160)
      await page.screenshot({ path: test.info().outputPath(`${form}.png`) })
      await page.keyboard.press('n')
    }
  })

test('the right answer is named, a press shows its row, and the reasons open over the bar by a press', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 })
  await openAllForms(page)
  await page.keyboard.press('1')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.getByRole('button', { name: 'Перевірити' }).click()
  await expect(verdict(page)).toContainText('Неправильно')
  await verdict(page)
    .getByRole('button', { name: /^Правильно — Б/ })
    .click()
  const row = page.locator('article label[data-mark=missed]')
  const bottom = async () => {
    const [shown, bar] = [await row.boundingBox(), await verdict(page).boundingBox()]
    return shown !== null && bar !== null && shown.y > 0 && shown.y + shown.height <= bar.y
  }
  await expect.poll(bottom).toBe(true)
  const why = verdict(page).getByRole('button', { name: 'Чому?' })
  await expect(page.getByRole('group', { name: 'Пояснення' })).toHaveCount(0)
  await why.click()
  await expect(page.getByRole('group', { name: 'Пояснення' })).toBeVisible()
  await expectClean(page, 'the reasons of a verdict')
  await why.click()
  await expect(page.getByRole('group', { name: 'Пояснення' })).toHaveCount(0)
})

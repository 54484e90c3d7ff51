import { evening, recorded } from '../../scripts/simulate-evening/model.ts'
import { answer, goTo, handIn, paper, startPaper } from './paper.ts'
import { expect, test } from './site.ts'

const kinds = {
  create: /^POST .*\/v3\/surveys$/,
  events: /^POST .*\/events$/,
  finish: /^POST .*\/finish$/,
} as const

/** The paper that `docs/scale.md` counts by: a first visit, an answer to every task, the result. */
test('one paper from the first page to the result asks what the model of an evening counts by', async ({ page }) => {
  test.slow()
  const calls: string[] = []
  page.on('request', (request) => void calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.goto('/')
  await startPaper(page)
  for (const [place, question] of paper.questions.entries()) {
    await goTo(page, place + 1)
    await answer(page, question)
  }
  await handIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Результат' })).toBeVisible()
  const counted = Object.fromEntries(
    Object.entries(kinds).map(([kind, sign]) => [kind, calls.filter((call) => sign.test(call)).length]),
  ) as Record<keyof typeof kinds, number>
  expect([counted.create, counted.finish]).toEqual([recorded.create, recorded.finish])
  expect(counted.events).toBeLessThanOrEqual(recorded.events)
  expect(evening.perHour.events).toBeGreaterThanOrEqual(evening.perHour.create * recorded.events)
})

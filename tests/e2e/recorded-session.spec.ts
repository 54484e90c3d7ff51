import { evening, recorded } from '../../scripts/simulate-evening/model.ts'
import { answer, goTo, handIn, paper, startPaper } from './paper.ts'
import { expect, test } from './site.ts'

const kinds = {
  user: /^GET .*\/v3\/user$/,
  create: /^POST .*\/v3\/surveys$/,
  events: /^POST .*\/events$/,
  finish: /^POST .*\/finish$/,
  statistic: /^GET .*\/v2-statistic$/,
  readiness: /^GET .*\/readiness$/,
  content: /^GET .*\/(api\/v3\/(subjects|courses|pages|search|content-counts|task-of-the-day|admission|flashcards\/decks)|_payload\.json)/,
} as const

/** The session that `docs/scale.md` counts by: a first visit, one whole paper with an answer to every task, its result, and back to the day. */
test('one paper from the first page to the result asks what the model of an evening counts by', async ({ page }) => {
  test.slow()
  const calls: string[] = []
  let bytes = 0
  page.on('request', (request) => void calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
  page.on('requestfinished', (request) => {
    void request.sizes().then(
      ({ responseBodySize }) => (bytes += responseBodySize),
      () => undefined,
    )
  })
  await page.goto('/')
  await startPaper(page)
  for (const [place, question] of paper.questions.entries()) {
    await goTo(page, place + 1)
    await answer(page, question)
  }
  await handIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Результат' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.locator('#root[data-alive]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  const counted = Object.fromEntries(
    Object.entries(kinds).map(([kind, sign]) => [kind, calls.filter((call) => sign.test(call)).length]),
  ) as Record<keyof typeof kinds, number>
  console.log(`recorded ${JSON.stringify({ ...counted, all: calls.length, kilobytes: Math.round(bytes / 1024) })}`)
  expect([counted.create, counted.finish]).toEqual([recorded.create, recorded.finish])
  for (const kind of ['user', 'events', 'statistic', 'readiness', 'content'] as const)
    expect([kind, counted[kind] <= recorded[kind]]).toEqual([kind, true])
  expect(evening.perHour.events).toBeGreaterThanOrEqual(counted.events)
})

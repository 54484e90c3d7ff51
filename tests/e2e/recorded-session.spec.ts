import { evening, papersAnHour, recorded, type Calls } from '../../scripts/simulate-evening/model.ts'
import { answer, goTo, handIn, paper, startPaper } from './paper.ts'
import { expect, test } from './site.ts'

/** The first sign that fits names the kind of a call. */
const kinds: readonly (readonly [keyof Calls, RegExp])[] = [
  ['create', /^POST .*\/v3\/surveys$/],
  ['events', /^POST .*\/events$/],
  ['finish', /^POST .*\/finish$/],
  ['statistic', /^GET .*\/v3\/user\/v2-statistic$/],
  ['readiness', /^GET .*\/v3\/user\/readiness$/],
  ['content', /^GET .*\/v3\/(subjects|courses|pages|flashcards\/decks|search|content-counts|task-of-the-day|admission)/],
  ['user', / .*\/v3\//],
  ['page', /^GET \/([^.]*|.*\/_payload\.json)$/],
]
const kindOf = (call: string): keyof Calls | undefined => kinds.find(([, sign]) => sign.test(call))?.[0]

/** The session that `docs/scale.md` counts by: a first visit, a whole paper, its result, the day, an article. */
test('one session from the first page on asks no more than the model of an evening counts by', async ({ page }) => {
  test.slow()
  const calls: string[] = []
  let bytes = 0
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  line.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength))
  page.on('request', (request) => void calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.goto('/')
  await startPaper(page)
  for (const [index, question] of paper.questions.entries()) {
    await goTo(page, index + 1)
    await answer(page, question)
  }
  await handIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Результат' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Сьогодні' })).toBeVisible()
  await page.goto('/subjects/math/theory/notes/vidsotky-i-proportsii')
  await page.waitForLoadState('networkidle')
  const counted = Object.fromEntries(kinds.map(([kind]) => [kind, calls.filter((call) => kindOf(call) === kind).length])) as Calls
  expect([counted.create, counted.finish]).toEqual([recorded.create, recorded.finish])
  for (const [kind] of kinds) {
    expect(counted[kind], `${kind}: ${[...new Set(calls.filter((call) => kindOf(call) === kind))].join(', ')}`).toBeLessThanOrEqual(
      recorded[kind],
    )
    expect(evening.perHour[kind], kind).toBe(recorded[kind] * papersAnHour)
  }
  expect(bytes / 1000, 'kB').toBeLessThanOrEqual(evening.kilobytesOfVisit)
})

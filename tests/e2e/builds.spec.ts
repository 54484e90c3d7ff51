import { comeIntoSight } from './people.ts'
import { expect, test } from './site.ts'

type Build = { id: string; time: string }
const shape = { id: expect.stringMatching(/^[0-9a-f]{12}$/), time: expect.stringMatching(/^\d{4}-.*Z$/) }

test('the build names itself in the page, in builds/latest.json and in builds/meta', async ({ page, request }) => {
  const latest = (await (await request.get('/builds/latest.json')).json()) as Build
  expect(latest).toEqual(shape)
  expect(await (await request.get(`/builds/meta/${latest.id}.json`)).json()).toEqual(latest)
  await page.goto('/team')
  const own = await page.locator('meta[name=build]').evaluate((mark: HTMLMetaElement) => ({ id: mark.content, time: mark.dataset.time }))
  expect(own).toEqual(latest)
})

test('only a really newer build is offered, and only a press loads it', async ({ context, page, request }) => {
  const own = (await (await request.get('/builds/latest.json')).json()) as Build
  const newer = { id: 'f'.repeat(12), time: new Date(Date.parse(own.time) + 1000).toISOString() }
  const answers: [string, { status?: number; body: string }][] = [
    ['missing', { status: 404, body: '{"errorMessage":"Такої адреси немає"}' }],
    ['a page', { body: '<!doctype html><title>Складу</title>' }],
    ['broken', { body: '{"id":"fff' }],
    ['of another shape', { body: '{"id":7}' }],
    ['ten megabytes', { body: JSON.stringify({ ...newer, more: 'x'.repeat(10_000_000) }) }],
    ['the same', { body: JSON.stringify(own) }],
    ['older', { body: JSON.stringify({ id: 'e'.repeat(12), time: '2026-01-01T00:00:00.000Z' }) }],
    ['newer but not there', { body: JSON.stringify({ ...newer, id: 'd'.repeat(12) }) }],
  ]
  let answer: (typeof answers)[number][1] = { body: JSON.stringify(own) }
  let asked = 0
  await context.route('**/builds/latest.json', (route) => {
    asked += 1
    return route.fulfill({ contentType: 'application/json', ...answer })
  })
  await context.route(`**/builds/meta/${newer.id}.json`, (route) => route.fulfill({ json: newer }))
  let loads = 0
  page.on('request', (sent) => void (loads += Number(sent.isNavigationRequest())))
  await page.clock.install()
  await page.goto('/no-such-page')
  await expect(page.getByRole('button', { name: 'Увійти' })).toBeVisible()
  await page.clock.fastForward(9000)
  const offer = page.getByText('Доступна нова версія')
  for (const [name, next] of answers) {
    answer = next
    const before = asked
    await expect
      .poll(async () => {
        await comeIntoSight(page)
        return asked
      }, name)
      .toBeGreaterThan(before)
    await expect(offer, name).toHaveCount(0)
  }
  answer = { body: JSON.stringify(newer) }
  await expect
    .poll(async () => {
      await page.clock.fastForward(370_000)
      return offer.count()
    })
    .toBe(1)
  await page.clock.fastForward(3_600_000)
  expect(loads).toBe(1)
  await page.getByRole('button', { name: 'Оновити' }).click()
  await expect.poll(() => loads).toBe(2)
})

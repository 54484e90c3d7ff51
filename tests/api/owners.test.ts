import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { secrets } from './fixtures/secrets.ts'
import { answersAt, device, right } from './fixtures/answers.ts'
import { visitor, type Wish } from './fixtures/calls.ts'
import { openHarness } from './setup/harness.ts'
import { readOperations } from './setup/operations.ts'

const api = await openHarness()
afterAll(() => api.close())

const operations = await readOperations()
const open = [
  'admission',
  'auth',
  'client-errors',
  'content-counts',
  'courses',
  'field-reports',
  'flashcards/decks',
  'login',
  'pages',
  'partnership',
  'payments/liqpay',
  'register',
  'reminders',
  'reset-password',
  'search',
  'subjects',
  'task-of-the-day',
]
const isOpen = (path: string) =>
  !/\/(practice|lessons\/\{number\}|auth\/handover)$/.test(path) && open.some((start) => `${path}/`.startsWith(`/v3/${start}/`))
const guarded = operations.filter(({ isPublic }) => !isPublic)
const owned = guarded.filter(({ path }) => path.includes('/surveys/{id}'))

it('only the ways in, the catalogue, pages of words, letters to the team and reports of faults and of speed are open without a token', () => {
  for (const { path, isPublic } of operations) expect([path, isPublic]).toEqual([path, isOpen(path)])
  expect(
    guarded
      .filter(({ path }) => path.includes('{'))
      .map(({ route }) => route)
      .toSorted(),
  ).toEqual([
    'DELETE /v3/groups/{group}',
    'DELETE /v3/groups/{group}/assignments/{assignment}',
    'DELETE /v3/groups/{group}/invitations/{code}',
    'DELETE /v3/groups/{group}/members/{member}',
    'DELETE /v3/groups/{group}/membership',
    'DELETE /v3/groups/{group}/works/{work}',
    'DELETE /v3/surveys/{id}',
    'DELETE /v3/user/sessions/{id}',
    'DELETE /v3/worksheets/{worksheet}',
    'DELETE /v3/worksheets/{worksheet}/share',
    'GET /v3/courses/{course}/lessons/{number}',
    'GET /v3/flashcards/export/{deck}',
    'GET /v3/gifts/{token}',
    'GET /v3/groups/{group}',
    'GET /v3/groups/{group}/assignments/{assignment}/answers',
    'GET /v3/groups/{group}/assignments/{assignment}/answers/{member}',
    'GET /v3/groups/{group}/report',
    'GET /v3/payments/{id}',
    'GET /v3/subjects/{subject}/practice',
    'GET /v3/surveys/{id}',
    'GET /v3/surveys/{id}/result',
    'GET /v3/worksheets/{worksheet}',
    'POST /v3/groups/{group}',
    'POST /v3/groups/{group}/assignments',
    'POST /v3/groups/{group}/assignments/{assignment}/paper-results',
    'POST /v3/groups/{group}/assignments/{assignment}/release',
    'POST /v3/groups/{group}/assignments/{assignment}/survey',
    'POST /v3/groups/{group}/assignments/{assignment}/variants',
    'POST /v3/groups/{group}/consent',
    'POST /v3/groups/{group}/invitations',
    'POST /v3/groups/{group}/works',
    'POST /v3/subscriptions/{store}/cancel',
    'POST /v3/surveys/{id}/events',
    'POST /v3/surveys/{id}/finish',
    'POST /v3/surveys/{id}/more',
    'POST /v3/surveys/{id}/next',
    'POST /v3/worksheets/{worksheet}',
    'POST /v3/worksheets/{worksheet}/share',
    'POST /v3/worksheets/{worksheet}/variants',
  ])
})

describe.each(guarded)('$route', ({ route }) => {
  it.each([undefined, 'x'.repeat(43), 'короткий', "' or 1=1 --"])('is refused with the token %j', async (token) => {
    const held = token === undefined ? {} : { token: encodeURIComponent(token) }
    const { status, body } = await api.call(
      route.replace('{id}', `nmt-${randomUUID()}`).replace('{store}', 'web').replace('{subject}', 'training'),
      {
        ...held,
        key: randomUUID(),
        body: route.startsWith('POST') ? {} : undefined,
      },
    )
    expect([status, Object.keys(body)]).toEqual([401, ['errorMessage']])
  })
})

describe.each(owned)('$route', ({ route }) => {
  it('answers about a survey of somebody else as about one that is not there, and changes nothing', async () => {
    const owner = await api.guest()
    const stranger = (await api.account()).token
    const { id } = await api.survey(owner)
    await api.call(`POST /v3/surveys/${id}/events`, { token: owner, body: { events: answersAt(api.clock.now, { 'one-plain': 'd' }) } })
    const before = await api.call(`GET /v3/surveys/${id}`, { token: owner })
    const ask = (survey: string) =>
      api.call(route.replace('{id}', survey), {
        token: stranger,
        key: randomUUID(),
        body: route.startsWith('POST') ? { events: answersAt(api.clock.now, { 'one-plain': 'a' }), like: 'one-plain' } : undefined,
      })
    const foreign = await ask(id)
    expect([foreign.status, foreign.body]).toEqual([404, { errorMessage: 'Такого тесту немає' }])
    for (const unknown of [`nmt-${randomUUID()}`, 'nmt', '__proto__', `nmt-${"'".repeat(9)}`, '%00', '%ff'])
      expect((await ask(unknown)).body).toEqual(foreign.body)
    expect((await api.call(`GET /v3/surveys/${id}`, { token: owner })).body).toEqual(before.body)
  })
})

it('somebody else’s surveys and points are in no list', async () => {
  const owner = await api.guest()
  const { id } = await api.survey(owner)
  await api.call(`POST /v3/surveys/${id}/events`, { token: owner, body: { events: answersAt(api.clock.now, { 'one-plain': 'a' }) } })
  await api.call(`POST /v3/surveys/${id}/finish`, { token: owner, key: randomUUID(), body: {} })
  const stranger = await api.guest()
  expect((await api.call('GET /v3/surveys', { token: stranger })).body.data.surveys).toEqual([])
  const { surveys_finished: finished, by_subject: subjects } = (await api.call('GET /v3/user/v2-statistic', { token: stranger })).body.data
    .statistic
  expect([finished, subjects]).toEqual([0, []])
  const { tasks, papers } = (await api.call('GET /v3/subjects/training/practice', { token: stranger })).body.data.practice
  expect(tasks.filter(({ state, mistake }: { state: string; mistake: unknown }) => state !== 'new' || mistake !== null)).toEqual([])
  expect(papers.map(({ last }: { last: unknown }) => last)).toEqual([null, null])
})

it('a session of somebody else is as unknown as one that is not there, and goes on', async () => {
  const owner = (await api.account()).token
  const [{ id }] = (await api.call('GET /v3/user/sessions', { token: owner })).body.data.sessions
  const stranger = (await api.account()).token
  for (const each of [id, randomUUID(), 'x', '%00', "'"]) {
    const { status, body } = await api.call(`DELETE /v3/user/sessions/${each}`, { token: stranger })
    expect([status, body]).toEqual([404, { errorMessage: 'Такого сеансу немає' }])
  }
  expect((await api.call('GET /v3/user', { token: owner })).status).toBe(200)
})

it('what a visitor may not set is ignored: the owner, the clock, premium', async () => {
  const { token } = await api.account({ is_anonymous: 'true', premium: 'active', id: randomUUID() })
  expect((await api.call('GET /v3/user', { token })).body.data.user).toMatchObject({ is_anonymous: false, premium: { status: 'none' } })
  const survey = await api.survey(token, { seconds: 999999, userId: randomUUID(), createdAt: '2020-01-01T00:00:00.000Z' })
  expect([survey.clock.seconds, survey.createdAt]).toEqual([3600, api.clock.now.toISOString()])
})

it.each<[string, Wish]>([
  ['a drawn exam', { mode: 'nmt', seed: 5 }],
  ['a diagnostic', { mode: 'diagnostic' }],
  ['a custom test with feedback at the end', { mode: 'custom', count: 20, feedback: 'atEnd', minutes: 30 }],
])('no key leaves the server before %s is finished', async (_, wish) => {
  const me = visitor(api, await api.guest())
  const made = await me.start(wish)
  const { id, questions } = made.body.data.survey
  const replies = [
    made,
    await me.send(id, answersAt(api.clock.now, { [questions[0].id]: null })),
    await me.more(id, questions[0].id),
    await me.start({ mode: 'retry', of: id, which: 'same' }),
    await me.start({ mode: 'retry', of: id, which: 'wrong' }),
    await api.call(`GET /v3/surveys/${id}`, { token: me.token }),
    await api.call('GET /v3/surveys', { token: me.token }),
    await api.call('GET /v3/subjects/training/practice', { token: me.token }),
    await api.call('GET /v3/user/v2-statistic', { token: me.token }),
    await api.call('GET /v3/user/export', { token: me.token }),
  ]
  for (const { text } of replies) {
    for (const secret of Object.values(secrets)) expect(text).not.toContain(secret)
    expect(text).not.toMatch(/"(key|correct|explanation|notes|outcome|hash)"/)
  }
  expect((await me.finish(id)).text).toContain(secrets.explanation)
})

it('keys of a training survey go to its owner alone', async () => {
  const me = visitor(api, await api.guest())
  const { id, keys } = await me.begin({ mode: 'quick', count: 5 })
  expect(Object.keys(keys ?? {})).toHaveLength(5)
  const stranger = visitor(api, await api.guest())
  const replies = [
    await api.call(`GET /v3/surveys/${id}`, { token: stranger.token }),
    await stranger.start({ mode: 'retry', of: id, which: 'similar' }),
  ]
  expect(replies.map(({ status, body }) => [status, body])).toEqual(replies.map(() => [404, { errorMessage: 'Такого тесту немає' }]))
})

it('no key, explanation or outcome leaves the server before the finish', async () => {
  const token = await api.guest()
  const key = randomUUID()
  const made = await api.call('POST /v3/surveys', { token, key, body: { subject: 'training', mode: 'nmt', paper: 'one' } })
  const { id } = made.body.data.survey
  const facts = [device()(api.clock.now, { kind: 'open' }), ...answersAt(api.clock.now, { ...right('one'), 'one-numeric': '5' })]
  const replies = [
    made,
    await api.call('POST /v3/surveys', { token, key, body: { subject: 'training', mode: 'nmt', paper: 'one' } }),
    await api.call(`POST /v3/surveys/${id}/events`, { token, body: { events: facts } }),
    await api.call(`POST /v3/surveys/${id}/finish`, {
      token,
      key: randomUUID(),
      body: { devices: [{ client: randomUUID(), count: 50, hash: 'a'.repeat(64) }] },
    }),
    await api.call(`GET /v3/surveys/${id}/result`, { token }),
    await api.call(`GET /v3/surveys/${id}`, { token }),
    await api.call('GET /v3/surveys', { token }),
    await api.call('GET /v3/subjects/training'),
    await api.call('GET /v3/user/v2-statistic', { token }),
  ]
  for (const { text } of replies) {
    for (const secret of Object.values(secrets)) expect(text).not.toContain(secret)
    expect(text).not.toMatch(/"(key|correct|explanation|notes|outcome|difficulty|hash)"/)
  }
  const finished = await api.call(`POST /v3/surveys/${id}/finish`, { token, key: randomUUID(), body: {} })
  for (const secret of Object.values(secrets)) expect(finished.text).toContain(secret)
})

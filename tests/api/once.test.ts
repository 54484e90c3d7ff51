import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { answersAt, device, devicesOf, right } from './fixtures/answers.ts'
import { openHarness, type Reply } from './setup/harness.ts'

const api = await openHarness({ isChaotic: true })
afterAll(() => api.close())

const body = { subject: 'training', mode: 'nmt' }
const eightTimes = (call: () => Promise<Reply>) => Promise.all(Array.from({ length: 8 }, call))

it('eight parallel finishes make one result, with one key or with eight', async () => {
  const token = await api.guest()
  const { id } = await api.survey(token)
  await api.call(`POST /v3/surveys/${id}/events`, { token, body: { events: answersAt(api.clock.now, right('one')) } })
  const key = randomUUID()
  const same = await eightTimes(() => api.call(`POST /v3/surveys/${id}/finish`, { token, key, body: {} }))
  const other = await eightTimes(() => api.call(`POST /v3/surveys/${id}/finish`, { token, key: randomUUID(), body: {} }))
  for (const reply of [...same, ...other]) expect([reply.status, reply.body]).toEqual([200, same[0]?.body])
  expect((await api.call('GET /v3/user/v2-statistic', { token })).body.data.statistic.surveys_finished).toBe(1)
})

it('parallel batches and a finish leave either no answer behind or a refusal that says so', async () => {
  const token = await api.guest()
  const { id } = await api.survey(token)
  // An exam that nobody has opened is not finished, and the finish may be through before any answer.
  await api.call(`POST /v3/surveys/${id}/events`, { token, body: { events: [device()(api.clock.now, { kind: 'open' })] } })
  const facts = answersAt(api.clock.now, right('one'))
  const sent = facts.map((fact) => api.call(`POST /v3/surveys/${id}/events`, { token, body: { events: [fact] } }))
  const finished = api.call(`POST /v3/surveys/${id}/finish`, { token, key: randomUUID(), body: {} })
  const accepted = (await Promise.all(sent)).filter(({ status }) => status === 200).length
  const { result } = (await finished).body.data
  expect(result.items.filter(({ answer }: { answer: unknown }) => answer !== null)).toHaveLength(accepted)
})

it('a key used for another body is refused', async () => {
  const token = await api.guest()
  const key = randomUUID()
  await api.call('POST /v3/surveys', { token, key, body })
  const { status } = await api.call('POST /v3/surveys', { token, key, body: { ...body, paper: 'two' } })
  expect(status).toBe(422)
})

it.each([undefined, '', 'short', 'two words', 'x'.repeat(129)])('a start without a usable key is refused: %j', async (key) => {
  const { status } = await api.call('POST /v3/surveys', { token: await api.guest(), ...(key !== undefined && { key }), body })
  expect(status).toBe(400)
})

it('keys of two owners do not meet', async () => {
  const key = randomUUID()
  const first = await api.call('POST /v3/surveys', { token: await api.guest(), key, body })
  const second = await api.call('POST /v3/surveys', { token: await api.guest(), key, body })
  expect([second.status, second.body.data.survey.id === first.body.data.survey.id]).toEqual([201, false])
})

it('a failed call leaves the key free', async () => {
  const token = await api.guest()
  const { id } = await api.survey(token)
  const key = randomUUID()
  const events = answersAt(api.clock.now, { 'one-plain': 'd' })
  const call = () => api.call(`POST /v3/surveys/${id}/finish`, { token, key, body: { devices: devicesOf(events) } })
  expect((await call()).status).toBe(409)
  await api.call(`POST /v3/surveys/${id}/events`, { token, body: { events } })
  expect((await call()).status).toBe(200)
})

it('a start repeated after the guest has signed up gives the same survey', async () => {
  const guest = await api.guest()
  const key = randomUUID()
  const first = await api.call('POST /v3/surveys', { token: guest, key, body })
  const { token } = await api.account({ anonymous_token: guest })
  expect((await api.call('POST /v3/surveys', { token, key, body })).body).toEqual(first.body)
})

it('eight parallel sign-ups with one e-mail make one account and move the guest once', async () => {
  const guest = await api.guest()
  await api.survey(guest)
  const form = { name: 'Оля', email: `${randomUUID()}@example.com`, password: 'довгий пароль', anonymous_token: guest }
  const replies = await eightTimes(() => api.call('POST /v3/register', { body: form }))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
  const token = replies.find(({ status }) => status === 200)?.body.data.token
  expect((await api.call('GET /v3/surveys', { token })).body.data.surveys).toHaveLength(1)
})

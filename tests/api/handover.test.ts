import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { handoverAnswerSchema } from '#contract/handover'
import { limits } from '../../server/people/auth/limits.ts'
import { taskId } from './fixtures/bank.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness({ isChaotic: true })
afterAll(() => api.close())

const codeOf = async (token: string): Promise<string> =>
  v.parse(handoverAnswerSchema, (await api.call('POST /v3/auth/handover', { token })).body).data.code
const take = (code: string, guest?: string, joins?: boolean) =>
  api.call('POST /v3/auth/handover/take', {
    body: { code, ...(guest !== undefined && { anonymous_token: guest }), ...(joins !== undefined && { joins }) },
  })
const look = (code: string, guest?: string) =>
  api.call('POST /v3/auth/handover/look', { body: { code, ...(guest !== undefined && { anonymous_token: guest }) } })
const takeBack = (former: string, token?: string) =>
  api.call('POST /v3/auth/handover/back', { body: { anonymous_token: former }, ...(token !== undefined && { token }) })
const stateOf = async (token: string) => (await api.call('GET /v3/auth/handover', { token })).body.data.state
const reviewFact = () => ({ id: randomUUID(), at: api.clock.now.toISOString(), seq: 1, kind: 'card.suspended', card: 'a.card' })
const savedTask = () => ({
  id: randomUUID(),
  at: api.clock.now.toISOString(),
  kind: 'task.save',
  question: taskId('two', 'single', 1),
  isSaved: true,
})
const workOf = async (token: string) => [
  (await api.call('GET /v3/reviews', { token })).body.data.facts,
  (await api.call('GET /v3/user/facts?kind=task.save', { token })).body.data.facts,
]
const surveysOf = async (token: string) =>
  (await api.call('GET /v3/surveys', { token })).body.data.surveys.map(({ id }: { id: string }) => id)

describe('a device with work of its own', () => {
  it('is told whose work would meet whose, and a look uses nothing up', async () => {
    const [first, second] = [await api.guest(), await api.guest()]
    await api.survey(first)
    await api.survey(second)
    const headers = { 'x-device-model': 'Chrome', 'x-device-platform': 'Android' }
    const { code } = (await api.call('POST /v3/auth/handover', { token: first, headers })).body.data
    const seen = { device: 'Chrome, Android', work: { surveys: 1, others: 0 }, own: { surveys: 1, others: 0 } }
    expect([(await look(code, second)).body.data, (await look(code, second)).body.data]).toEqual([seen, seen])
    expect((await look('AAAAAA', second)).status).toBe(404)
  })

  it('gives nothing away by a code that came in a link: whoever does not say so is not joined, and the code stays good', async () => {
    const [stranger, victim] = [await api.guest(), await api.guest()]
    const { id } = await api.survey(victim)
    const code = await codeOf(stranger)
    expect((await take(code, victim)).status).toBe(409)
    expect([await surveysOf(stranger), await surveysOf(victim), await stateOf(stranger)]).toEqual([[], [id], 'waiting'])
  })

  it('may go on as the other guest with its own work left apart, and come back to it', async () => {
    const [first, second] = [await api.guest(), await api.guest()]
    const [one, two] = [await api.survey(first), await api.survey(second)]
    const there = (await take(await codeOf(first), second, false)).body.data.token
    expect([await surveysOf(there), await surveysOf(second)]).toEqual([[one.id], [two.id]])
    const back = await takeBack(second, there)
    expect([back.body.data.token, (await api.call('GET /v3/surveys', { token: there })).status]).toEqual([second, 401])
  })

  it('takes its work back within ten minutes: the other guest sees none of it, and what was there before is where it was', async () => {
    const [first, second] = [await api.guest(), await api.guest()]
    const [one, two] = [await api.survey(first), await api.survey(second)]
    await api.call('POST /v3/reviews', { token: second, body: { facts: [reviewFact()] } })
    await api.call('POST /v3/user/facts', { token: second, body: { facts: [savedTask()] } })
    const before = await workOf(second)
    const there = (await take(await codeOf(first), second, true)).body.data.token
    expect(await surveysOf(first)).toHaveLength(2)
    api.clock.advance(590)
    const back = (await takeBack(second, there)).body.data.token
    expect([await surveysOf(first), await surveysOf(back), await workOf(back)]).toEqual([[one.id], [two.id], before])
    expect((await api.call('GET /v3/surveys', { token: there })).status).toBe(401)
    expect((await takeBack(second)).status).toBe(404)
  })

  it('takes it back whatever the other guest has become meanwhile: an account, or nothing', async () => {
    const [first, second] = [await api.guest(), await api.guest()]
    const { id } = await api.survey(second)
    await take(await codeOf(first), second, true)
    const email = 'other@example.com'
    const form = { name: 'Оля', email, password: 'довгий пароль', anonymous_token: first }
    const account = (await api.call('POST /v3/register', { body: form })).body.data.token
    expect(await surveysOf(account)).toEqual([id])
    expect((await api.call('DELETE /v3/user', { token: account })).status).toBe(200)
    const back = (await takeBack(second)).body.data.token
    expect(await surveysOf(back)).toEqual([id])
  })

  it('cannot take it back later, and nobody can with another token', async () => {
    const [first, second] = [await api.guest(), await api.guest()]
    await api.survey(second)
    const there = (await take(await codeOf(first), second, true)).body.data.token
    expect((await takeBack(await api.guest().then((token) => `${token.slice(0, -1)}x`), there)).status).toBe(404)
    api.clock.advance(601)
    expect((await takeBack(second, there)).status).toBe(404)
  })
})

describe('a code for another device', () => {
  it('makes it the same guest, with the work of both, and the first device stays in', async () => {
    const [first, second] = [await api.guest(), await api.guest()]
    const [one, two] = [await api.survey(first), await api.survey(second)]
    const code = await codeOf(first)
    expect(await stateOf(first)).toBe('waiting')
    const { status, body } = await take(`${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`, second, true)
    const both = [one.id, two.id].toSorted()
    expect([status, await stateOf(first)]).toEqual([200, 'used'])
    expect([(await surveysOf(body.data.token)).toSorted(), (await surveysOf(first)).toSorted()]).toEqual([both, both])
    expect((await api.call('GET /v3/surveys', { token: second })).status).toBe(401)
  })

  it('may be typed at the very device that asked for it, and nothing is lost', async () => {
    const token = await api.guest()
    const { id } = await api.survey(token)
    expect((await take(await codeOf(token), token)).status).toBe(200)
    expect(await surveysOf(token)).toEqual([id])
  })

  it('serves once, even if two devices type it at the same time', async () => {
    const code = await codeOf(await api.guest())
    expect((await Promise.all([take(code), take(code)])).map(({ status }) => status).toSorted()).toEqual([200, 404])
  })

  it('ends after ten minutes, and when a newer one is asked for', async () => {
    const token = await api.guest()
    const former = await codeOf(token)
    const code = await codeOf(token)
    expect((await take(former)).status).toBe(404)
    api.clock.advance(601)
    expect([(await take(code)).status, await stateOf(token)]).toEqual([404, 'over'])
  })

  it('is one, even if four are asked for at once', async () => {
    const token = await api.guest()
    const codes = await Promise.all(Array.from({ length: 4 }, () => codeOf(token)))
    const taken = []
    for (const code of codes) taken.push((await take(code)).status)
    expect(taken.toSorted()).toEqual([200, 404, 404, 404])
  })

  it('is not for the holder of an account, who signs in', async () => {
    const { token } = await api.account()
    expect((await api.call('POST /v3/auth/handover', { token })).status).toBe(403)
  })

  it('cannot be guessed at leisure, nor asked for without end', async () => {
    const token = await api.guest()
    for (let count = 0; count < limits.handovers.most; count += 1) await codeOf(token)
    const asked = await api.call('POST /v3/auth/handover', { token })
    const right = await codeOf(await api.guest())
    for (let count = 0; count < limits.wrongHandovers.most; count += 1) await take('AAAAAA')
    const guessed = await take('AAAAAA')
    expect([asked.status, guessed.status, Number(guessed.headers.get('retry-after')) > 0]).toEqual([429, 429, true])
    // Whoever goes on guessing never learns that one was right.
    expect([(await look(right)).status, (await take(right)).status]).toEqual([429, 429])
  })

  it('cannot be guessed from many networks either', async () => {
    const elsewhere = await openHarness({ isBehindProxy: true })
    const guess = (network: number, code = 'AAAAAA') =>
      elsewhere.call('POST /v3/auth/handover/look', {
        body: { code },
        headers: { 'x-forwarded-for': `10.${network >> 8}.${network & 255}.1` },
      })
    const token = await elsewhere.guest()
    const { code } = (await elsewhere.call('POST /v3/auth/handover', { token })).body.data
    for (let count = 0; count < limits.wrongHandoversInAll.most; count += 1) await guess(count)
    expect([(await guess(9999)).status, (await guess(9999, code)).status]).toEqual([429, 429])
    await elsewhere.close()
  })
})

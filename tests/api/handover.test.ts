import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { handoverAnswerSchema } from '#contract/handover'
import { limits } from '../../server/auth/limits.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness({ isChaotic: true })
afterAll(() => api.close())

const codeOf = async (token: string): Promise<string> =>
  v.parse(handoverAnswerSchema, (await api.call('POST /v3/auth/handover', { token })).body).data.code
const take = (code: string, guest?: string) =>
  api.call('POST /v3/auth/handover/take', { body: { code, ...(guest !== undefined && { anonymous_token: guest }) } })
const stateOf = async (token: string) => (await api.call('GET /v3/auth/handover', { token })).body.data.state
const surveysOf = async (token: string) =>
  (await api.call('GET /v3/surveys', { token })).body.data.surveys.map(({ id }: { id: string }) => id)

describe('a code for another device', () => {
  it('makes it the same guest, with the work of both, and the first device stays in', async () => {
    const [first, second] = [await api.guest(), await api.guest()]
    const [one, two] = [await api.survey(first), await api.survey(second)]
    const code = await codeOf(first)
    expect(await stateOf(first)).toBe('waiting')
    const { status, body } = await take(`${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`, second)
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
    for (let count = 0; count < limits.wrongHandovers.most; count += 1) await take('AAAAAA')
    const guessed = await take('AAAAAA')
    expect([asked.status, guessed.status, Number(guessed.headers.get('retry-after')) > 0]).toEqual([429, 429, true])
  })
})

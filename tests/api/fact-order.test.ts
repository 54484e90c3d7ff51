import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stateOf } from '#contract/survey-state'
import { device } from './fixtures/answers.ts'
import { openHarness, type Harness } from './setup/harness.ts'

let api: Harness
beforeAll(async () => {
  api = await openHarness()
})
afterAll(() => api.close())

const question = fc.constantFrom('one-single', 'one-plain')
const detail = fc.oneof(
  fc.record({ kind: fc.constant('answer' as const), question, value: fc.constantFrom('a', 'b', 'c', 'd', null) }),
  fc.record({ kind: fc.constant('flag' as const), question, isFlagged: fc.boolean() }),
)
const written = fc.array(fc.tuple(fc.nat(1), fc.nat(100), detail), { minLength: 1, maxLength: 12 })

it('facts that arrive twice, out of order or after a lost attempt give the state that the devices see', async () => {
  const token = await api.guest()
  await fc.assert(
    fc.asyncProperty(written, fc.infiniteStream(fc.nat(1000)), async (script, chance) => {
      const { id } = await api.survey(token, { paper: 'one' })
      const devices = [device(), device()] as const
      const start = api.clock.advance(200).getTime() - 150_000
      const facts = script.map(([who, second, fact]) => devices[who === 0 ? 0 : 1](new Date(start + second * 1000), fact))
      const draw = () => Number(chance.next().value)
      const arriving = [...facts, ...facts.filter(() => draw() % 2 === 0)]
        .map((fact) => ({ fact, place: draw() }))
        .toSorted((a, b) => a.place - b.place)
      for (const batch of [arriving.slice(0, 5), arriving.slice(5)]) {
        if (batch.length === 0) continue
        const { status } = await api.call(`POST /v3/surveys/${id}/events`, { token, body: { events: batch.map(({ fact }) => fact) } })
        expect(status).toBe(200)
      }
      const seen = (await api.call(`GET /v3/surveys/${id}`, { token })).body.data.survey
      const expected = stateOf(facts)
      expect(stateOf(seen.events)).toEqual(expected)
      const { result } = (await api.call(`POST /v3/surveys/${id}/finish`, { token, key: randomUUID(), body: {} })).body.data
      expect(result.items).not.toEqual([])
      for (const item of result.items)
        expect([item.answer, item.isFlagged]).toEqual([
          expected.answers[item.question.id] ?? null,
          expected.flagged[item.question.id] ?? false,
        ])
    }),
    { numRuns: Number(process.env['RUNS'] ?? 25) },
  )
})

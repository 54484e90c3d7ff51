import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import type { SurveyEvent } from '#domain/survey-event'
import { stateOf, type BareFact } from '#domain/survey-state'
import { device } from './fixtures/answers.ts'
import { visitor } from './fixtures/calls.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

const question = fc.constantFrom('one-single', 'one-plain')
const option = fc.constantFrom('a', 'b', 'c', 'd')
const of = <K extends BareFact['kind']>(kind: K) => fc.constant(kind)
const fact: fc.Arbitrary<BareFact> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: of('answer'), question, value: fc.option(option) }) },
  { weight: 2, arbitrary: fc.record({ kind: of('save'), question }) },
  fc.record({ kind: of('visit'), question }),
  fc.record({ kind: of('flag'), question, isFlagged: fc.boolean() }),
  fc.record({ kind: of('eliminate'), question, option, isEliminated: fc.boolean() }),
  fc.record({ kind: of('confidence'), question, level: fc.constantFrom('sure', 'unsure', 'guess', null) }),
  fc.record({ kind: of('pause'), reason: fc.constant('alarm' as const) }),
  fc.record({ kind: of('resume') }),
)
/** The device that wrote a fact, the seconds before it, and the fact. */
const script = fc.array(fc.tuple(fc.nat(1), fc.nat(100), fact), { minLength: 1, maxLength: 14 })
const numRuns = Number(process.env['RUNS'] ?? 12)

/** The facts of a script as two devices write them. */
function written(lines: readonly [number, number, BareFact][], start: number): SurveyEvent[] {
  const devices = [device(), device()] as const
  return lines.map(([who, second, each]) => devices[who === 0 ? 0 : 1](new Date(start + second * 1000), each))
}

/** The same facts out of order, some of them twice, in batches of five. */
function scattered(facts: readonly SurveyEvent[], draw: () => number): SurveyEvent[][] {
  const arriving = [...facts, ...facts.filter(() => draw() % 2 === 0)]
    .map((each) => ({ each, weight: draw() }))
    .toSorted((a, b) => a.weight - b.weight)
    .map(({ each }) => each)
  return Array.from({ length: Math.ceil(arriving.length / 5) }, (_, batch) => arriving.slice(batch * 5, batch * 5 + 5))
}

describe.each(['automatic', 'onDemand'] as const)('facts of an exam that saves %s', (save) => {
  it('that arrive twice, out of order or after a lost attempt give the state that the devices see, and the same result', async () => {
    const [me, other] = [visitor(api, await api.guest()), visitor(api, await api.guest())]
    await fc.assert(
      fc.asyncProperty(script, fc.infiniteStream(fc.nat(1000)), async (lines, chance) => {
        const surveys = [
          await me.begin({ mode: 'nmt', paper: 'one', save }),
          await other.begin({ mode: 'nmt', paper: 'one', save }),
        ] as const
        const start = api.clock.advance(200).getTime() - 150_000
        const facts = written(lines, start)
        await me.send(surveys[0].id, facts)
        for (const batch of scattered(facts, () => Number(chance.next().value)))
          expect((await other.send(surveys[1].id, batch)).status).toBe(200)
        const [tidy, messy] = [await me.view(surveys[0].id), await other.view(surveys[1].id)]
        expect([stateOf(messy.events), messy.clock]).toEqual([stateOf(facts), tidy.clock])
        const [expected, result] = [await me.result(tidy.id), await other.result(messy.id)]
        expect({ ...result, id: '' }).toEqual({ ...expected, id: '' })
        const state = stateOf(facts)
        for (const {
          question: { id },
          answer,
        } of result.items)
          expect(answer).toEqual((save === 'onDemand' ? state.saved : state.answers)[id] ?? null)
      }),
      { numRuns },
    )
  })
})

import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { misfitsOf } from '#chart-lab/forms'
import { waysFrom } from '#chart-lab/inspector/model/explore'
import { machines } from './all-charts'
import { examSurvey } from '#samples/surveys'
import { examplesOf, surroundingsOf } from './examples'
import { forms } from './start'

test('every example fits the form of its event', () => {
  for (const { id } of machines)
    for (const { type, ...payload } of examplesOf(id).filter((each) => !each.type.startsWith('xstate.')))
      expect([id, type, misfitsOf(forms[id]?.[type] ?? {}, payload)]).toEqual([id, type, []])
})

test.each(['letter', 'purchase', 'rename'])('with what events carry more of the chart %s is reached', (id) => {
  const machine = machines.find((each) => each.id === id)
  if (!machine) throw new Error(`No chart is called ${id}`)
  const { value, context } = createActor(machine, { input: { now: () => 0, random: () => 0, newId: () => 'id' } } as never).getSnapshot()
  const reached = (...examples: Parameters<typeof waysFrom>[2][]) => waysFrom(machine, { value, context }, ...examples).ways.length
  expect(reached(examplesOf(id))).toBeGreaterThan(reached())
})

test('ways lead to every transition of the survey, with what the server may answer', () => {
  const machine = machines.find(({ id }) => id === 'survey')!
  const input = { id: examSurvey.id, ...surroundingsOf('survey') }
  const { value, context } = createActor(machine, { input } as never).getSnapshot()
  expect(waysFrom(machine, { value, context }, examplesOf('survey')).unreached).toEqual([])
}, 180_000)

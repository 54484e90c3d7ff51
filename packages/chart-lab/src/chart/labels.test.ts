import { expect, test } from 'vitest'
import { and, not, setup, type AnyStateMachine, type AnyTransitionDefinition } from 'xstate'
import { eventLabel, labelOf, nameOf } from './labels.ts'

const kettle: AnyStateMachine = setup({
  types: { events: {} as { type: 'switch' } | { type: 'pour' } },
  delays: { boiling: 3000, cooling: () => 5000 },
  guards: { isFull: () => true, isHot: (_, least: { degrees: number }) => least.degrees > 90 },
  actions: { whistle: () => undefined },
}).createMachine({
  id: 'kettle',
  initial: 'cold',
  states: {
    cold: { on: { switch: { guard: and(['isFull', not('isFull')]), target: 'heating', actions: ['whistle', () => undefined] } } },
    heating: { after: { boiling: 'hot', 50: 'cold' } },
    hot: { after: { cooling: 'cold' }, on: { pour: { guard: { type: 'isHot', params: { degrees: 95 } }, target: 'cold' } } },
  },
})
const arrowsOf = (state: string) =>
  [...kettle.states[state]!.transitions.values()].flat().map((arrow: AnyTransitionDefinition) => labelOf(arrow))

test('an arrow says its event, its guard as it is put together, and its actions', () => {
  expect(arrowsOf('cold')).toEqual(['switch [and(isFull, not(isFull))] / whistle, inline'])
})

test('a delay is written with its value where that stands in the chart, and by its name where it is computed', () => {
  expect([...arrowsOf('heating'), ...arrowsOf('hot')]).toEqual([
    'after(50 ms)',
    'after(boiling = 3000 ms)',
    'pour [isHot(degrees=95)]',
    'after(cooling)',
  ])
})

test.each([
  ['xstate.done.actor.load', 'done(load)'],
  ['xstate.error.actor.load', 'error(load)'],
  ['xstate.snapshot.clock', 'snapshot(clock)'],
  ['xstate.done.state.kettle.hot', 'done'],
  ['answer.given', 'answer.given'],
])('%s is written as %s', (event, label) => {
  expect(eventLabel(event)).toBe(label)
})

test.each([
  ['a name', 'isFull', 'isFull'],
  ['texts and numbers', { type: 'say', params: { word: 'go', times: 2 } }, 'say(word=go, times=2)'],
  ['an object', { type: 'say', params: { of: { deep: 1 } } }, 'say(of=…)'],
  ['computed parameters', { type: 'say', params: () => ({}) }, 'say(…)'],
  ['XState’s own action', { type: 'xstate.assign' }, 'assign'],
  ['no part at all', 7, ''],
])('%s: a guard or an action is named so that no colon comes into the picture', (_, part, name) => {
  expect(nameOf(part)).toBe(name)
})

import { expect, test } from 'vitest'
import { assign, createActor, fromPromise, setup } from 'xstate'
import { kettleMachine } from '../../../example/kettle.machine.ts'
import { readChart } from '../../chart/read-chart.ts'
import { waysFrom, walkLive, type Walked } from './explore.ts'
import { createInspector } from './inspector.ts'

const examples = [
  { type: 'water.warm', degrees: 50 },
  { type: 'water.warm', degrees: 100 },
  { type: 'kettle.fill', litres: 1 },
]
const full = { value: 'cold', context: { litres: 1, degrees: 20, poured: [] } }

test('a shortest way leads to every transition that can be reached from where the chart stands', () => {
  const { ways } = waysFrom(kettleMachine, full, examples)
  expect(ways.map(({ key, steps }) => [key, steps.map(({ event }) => event.type)])).toContainEqual([
    'kettle.emptied | xstate.done.actor.care | 0',
    ['kettle.switch', 'water.warm', 'kettle.pour', 'xstate.done.actor.care'],
  ])
  expect(ways.length).toBe(10)
})

test('a guard that says no closes the way', () => {
  const { ways } = waysFrom(kettleMachine, { ...full, context: { ...full.context, litres: 0 } })
  expect(ways.map(({ key }) => key)).toEqual(['kettle | kettle.fill | 0'])
})

test('what no way leads to is named, and so is where and why it went no further', () => {
  const { ways, unreached } = waysFrom(kettleMachine, { ...full, context: { ...full.context, litres: 0 } })
  expect(unreached.length).toBe(readChart(kettleMachine).arrows.length - ways.length)
  expect(unreached).toContain('kettle.cold | kettle.switch | 0')
  const odd = setup({
    types: { context: {} as { count: number }, events: {} as { type: 'add' | 'turn' | 'read'; parts?: string[] } },
    guards: { hasParts: ({ event }) => event.parts!.length > 0 },
    actions: { add: assign({ count: ({ context }) => context.count + 1 }) },
  }).createMachine({
    id: 'odd',
    context: { count: 0 },
    initial: 'still',
    states: {
      still: { on: { add: { actions: 'add' }, turn: 'round', read: { guard: 'hasParts', target: 'still' } } },
      round: { always: 'again' },
      again: { always: 'round' },
    },
  })
  const { cuts } = waysFrom(odd, { value: 'still', context: { count: 0 } })
  expect(cuts.map(({ value, event, why }) => [value, event, why])).toEqual(
    expect.arrayContaining([
      ['"still"', 'add', 'counts'],
      ['"still"', 'turn', 'circles'],
      ['"still"', 'read', 'breaks'],
    ]),
  )
})

const door = (opens: boolean) =>
  setup({ actors: { push: fromPromise(async () => (opens ? 'pushed' : await Promise.reject(new Error('stuck')))) } }).createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: { on: { 'door.push': 'pushing' } },
      pushing: { invoke: { id: 'push', src: 'push', onDone: 'open', onError: 'shut' } },
      open: { on: { 'door.slam': 'shut' } },
    },
  })

async function walked(opens: boolean) {
  const inspector = createInspector()
  const actor = createActor(door(opens), { inspect: inspector.inspect }).start()
  const way = waysFrom(door(true), { value: 'shut', context: {} }).ways.find(({ key }) => key === 'door.open | door.slam | 0')!
  const steps: Walked[] = []
  const end = await walkLive(way, actor.sessionId, inspector, (step) => steps.push(step), 500)
  return { end, steps: steps.length, value: actor.getSnapshot().value }
}

test('a way may lead through events that change the context alone', () => {
  const { ways } = waysFrom(kettleMachine, { ...full, context: { ...full.context, litres: 0 } }, [{ type: 'kettle.fill', litres: 0.2 }])
  const toSwitch = ways.find(({ key }) => key === 'kettle.cold | kettle.switch | 0')
  expect(toSwitch?.steps.map(({ event }) => event.type)).toEqual(['kettle.fill', 'kettle.fill', 'kettle.switch'])
})

test('a live actor walks the way to its end; what is not ours is waited for', async () => {
  expect(await walked(true)).toEqual({ end: { steps: 3, difference: null }, steps: 3, value: 'shut' })
})

test('the walk stops where the live actor goes another way than the model', async () => {
  expect(await walked(false)).toEqual({
    end: { steps: 1, difference: 'xstate.done.actor.push → xstate.error.actor.push' },
    steps: 2,
    value: 'shut',
  })
})

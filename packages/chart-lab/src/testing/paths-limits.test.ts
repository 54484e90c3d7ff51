import { expect, test } from 'vitest'
import { assign, createActor, createMachine, setup } from 'xstate'
import { waysFrom } from '../inspector/model/explore.ts'
import { edgeTours, eventsIn, leftOut, randomWalks } from './paths.ts'

test('a model that counts without end says in which state and on which event', () => {
  const counter = setup({ types: { context: {} as { count: number } } }).createMachine({
    id: 'counter',
    context: { count: 0 },
    initial: 'open',
    states: { open: { on: { add: { actions: assign({ count: ({ context }) => context.count + 1 }) } } } },
  })
  expect(() => edgeTours(counter, { mostStates: 500 })).toThrow(/more than 500 states: in "open" the event {"type":"add"}/)
  expect(waysFrom(counter, { value: 'open', context: { count: 0 } }).map(({ key }) => key)).toEqual(['counter.open | add | 0'])
}, 60_000)

test('a circle of steps without events ends, and says where it began', () => {
  const circle = createMachine({
    id: 'circle',
    initial: 'still',
    states: { still: { on: { go: 'one' } }, one: { always: 'two' }, two: { always: 'one' } },
  })
  expect(() => edgeTours(circle)).toThrow('goes round in circles in "still" on the event {"type":"go"}')
  expect(() => edgeTours(circle, { unit: 'transition' })).toThrow('goes round in circles')
  expect(waysFrom(circle, { value: 'still', context: {} })).toEqual([])
})

const pad = createMachine({
  id: 'pad',
  initial: 'idle',
  states: {
    idle: { on: { 'mouse.*': 'moved', '*': 'moved', press: 'moved' }, after: { 1000: 'moved' } },
    moved: { on: { press: 'idle' } },
  },
})

test('only what somebody can send is an event of a way; what an event of any name stands for comes from the cases', () => {
  const types = (cases: { type: string }[] = []) => {
    const tours = [...edgeTours(pad, { cases }), ...randomWalks(pad, { cases, count: 3 })]
    return new Set(tours.flatMap(({ events }) => events.map(({ type }) => type)))
  }
  expect(types()).toEqual(new Set(['press']))
  expect(types([{ type: 'mouse.down' }])).toEqual(new Set(['press', 'mouse.down']))
  const ways = waysFrom(pad, { value: 'idle', context: {} }, [{ type: 'mouse.down' }])
  expect(
    ways
      .flatMap(({ steps }) => steps.filter(({ isOurs }) => isOurs).map(({ event }) => event.type))
      .filter((type) => /\*|xstate/.test(type)),
  ).toEqual([])
})

test('transitions that no path takes are named', () => {
  expect(leftOut(pad, edgeTours(pad)).toSorted()).toEqual([
    'pad.idle | * | 0',
    'pad.idle | mouse.* | 0',
    'pad.idle | xstate.after.1000.pad.idle | 0',
  ])
  expect(eventsIn(createActor(pad).getSnapshot(), {}).map(({ type }) => type)).toEqual(['press'])
})

import { expect, test } from 'vitest'
import { assign, createActor, emit, fromPromise, setup } from 'xstate'
import { watchActions, type Footprints } from './footprints.ts'
import { mutantsOf } from './mutants.ts'

const door = setup({
  guards: { isShut: () => true, isLate: () => false },
  actions: { ring: () => undefined, light: () => undefined },
  delays: { night: 10 },
  actors: { watch: fromPromise<void, { who: string }>(async () => undefined) },
}).createMachine({
  id: 'door',
  initial: 'open',
  states: {
    open: {
      tags: 'wide',
      entry: 'light',
      exit: 'ring',
      after: { night: 'shut' },
      invoke: { src: 'watch', input: { who: 'cat' }, onError: 'shut' },
    },
    shut: {
      on: {
        press: [
          { guard: 'isShut', target: 'open' },
          { guard: 'isLate', target: 'open', actions: 'ring' },
        ],
      },
    },
  },
})

test('every fault that a person could make in a chart is made once', () => {
  expect(mutantsOf(door).map(({ name }) => name)).toEqual([
    'door: starts in shut',
    'door.open after night: removed',
    'door.open watch onError: removed',
    'door.open watch input: dropped',
    'door.open watch input: changed',
    'door.open entry: light dropped',
    'door.open exit: ring dropped',
    'door.open tags: wide dropped',
    'door.shut press 0: removed',
    'door.shut press 0: guard dropped',
    'door.shut press 0: guard turned round',
    'door.shut press 1: removed',
    'door.shut press 1: guard dropped',
    'door.shut press 1: guard turned round',
    'door.shut press 1: ring dropped',
    'door.shut press 0 and 1: in the other order',
    'door.shut press: all removed',
    'door: guard isShut always true',
    'door: guard isShut always false',
    'door: guard isLate always true',
    'door: guard isLate always false',
    'door: action ring does nothing',
    'door: action light does nothing',
    'door: delay night half as long',
    'door: delay night twice as long',
    'door: delay night ten times as long',
  ])
})

test('a fault is in its copy alone', () => {
  const openIn = (wanted: string) => mutantsOf(door).find(({ name }) => name === wanted)?.machine.states['open']
  expect([door.states['open']?.tags, openIn('door.open tags: wide dropped')?.tags]).toEqual([['wide'], []])
  const input = openIn('door.open watch input: changed')?.invoke[0]?.input as (given: object) => unknown
  expect(input({})).toEqual({ who: 'cat?' })
})

const till = setup({
  types: { context: {} as { sum: number; last: number; open: boolean }, events: {} as { type: 'pay'; sum: number } | { type: 'anew' } },
  actions: {
    note: assign(({ context }, { sum }: { sum: number }) => ({ sum: context.sum + sum, last: sum })),
    open: assign({ open: true, last: 0 }),
    ring: () => undefined,
  },
}).createMachine({
  id: 'till',
  context: { sum: 0, last: 0, open: false },
  initial: 'open',
  output: ({ context }: { context: { sum: number } }) => context.sum,
  states: {
    open: {
      on: {
        pay: { target: 'open', reenter: true, actions: [{ type: 'note', params: ({ event }) => event }, 'ring'] },
        anew: { target: 'open', actions: 'open' },
      },
      after: { 500: 'shut' },
    },
    shut: { type: 'final' },
  },
})
const namesOf = (keys?: Footprints) => mutantsOf(till, keys).map(({ name }) => name)

test('an assignment loses each of its keys, actions change places, a state is entered anew or no more, an end is none', () => {
  expect(namesOf()).toEqual(
    expect.arrayContaining([
      'till: action open: open not assigned',
      'till: action open: last not assigned',
      'till.open pay: ring before note',
      'till.open pay: not entered anew',
      'till.open anew: entered anew',
      'till.open after 500: ten times as long',
      'till.shut: final no more',
      'till: output dropped',
    ]),
  )
})

test('what a computed assignment assigns is seen while it works, and each key can be lost', () => {
  const keys: Footprints = new Map()
  const watched = createActor(watchActions(till, keys)).start()
  watched.send({ type: 'pay', sum: 3 })
  const found = namesOf(keys).filter((name) => name.includes('action note') && name.includes('assigned'))
  expect(found).toEqual(['till: action note: last not assigned', 'till: action note: sum not assigned'])
  const spoilt = createActor(mutantsOf(till, keys).find(({ name }) => name === found[0])!.machine).start()
  spoilt.send({ type: 'pay', sum: 3 })
  expect(spoilt.getSnapshot().context).toMatchObject({ sum: 3, last: 0 })
})

test('two actions change places only where somebody could see it', () => {
  const shop = setup({
    types: { context: {} as { sum: number; seen: number; open: boolean }, emitted: {} as { type: 'told'; sum: number } | { type: 'rang' } },
    actions: {
      add: assign({ sum: ({ context }) => context.sum + 1 }),
      look: assign({ seen: ({ context }) => context.sum }),
      open: assign({ open: true }),
      tell: emit(({ context }) => ({ type: 'told', sum: context.sum })),
      ring: emit({ type: 'rang' }),
      drop: assign({ seen: ({ context }) => context.seen - 1 }),
    },
  }).createMachine({
    id: 'shop',
    context: { sum: 0, seen: 0, open: false },
    on: { go: { actions: ['add', 'look', 'open', 'tell', 'ring'] }, never: { actions: ['drop', 'open'] } },
  })
  const seen: Footprints = new Map()
  createActor(watchActions(shop, seen)).start().send({ type: 'go' })
  const swaps = mutantsOf(shop, seen).flatMap(({ name }) => (name.includes(' before ') ? [name] : []))
  // What was never seen at work may read anything.
  expect(swaps).toEqual(['shop go: look before add', 'shop go: ring before tell', 'shop never: open before drop'])
})

test('a state that does nothing when it is entered is not entered anew for a fault', () => {
  const lamp = setup({}).createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { press: 'off' } } }, on: { reset: '.off' } })
  expect(mutantsOf(lamp).filter(({ name }) => name.includes('anew'))).toEqual([])
})

test('nor is one that is left in the same step: what would begin anew has not begun', () => {
  const room = setup({ actors: { heater: fromPromise(async () => undefined) } }).createMachine({
    id: 'room',
    initial: 'warm',
    states: {
      warm: {
        invoke: { src: 'heater' },
        on: { leave: '.over', look: '.seen' },
        initial: 'quiet',
        states: { quiet: {}, seen: {}, over: { always: '#room.cold' } },
      },
      cold: {},
    },
  })
  expect(mutantsOf(room).flatMap(({ name }) => (name.includes('anew') ? [name] : []))).toEqual(['room.warm look: entered anew'])
})

import { expect, test } from 'vitest'
import { fromPromise, setup } from 'xstate'
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
  ])
})

test('a fault is in its copy alone', () => {
  const openIn = (wanted: string) => mutantsOf(door).find(({ name }) => name === wanted)?.machine.states['open']
  expect([door.states['open']?.tags, openIn('door.open tags: wide dropped')?.tags]).toEqual([['wide'], []])
  const input = openIn('door.open watch input: changed')?.invoke[0]?.input as (given: object) => unknown
  expect(input({})).toEqual({ who: 'cat?' })
})

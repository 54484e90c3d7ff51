import { describe, expect, test } from 'vitest'
import { not, setup } from 'xstate'
import { diagramsOf } from './mermaid.ts'

const door = setup({ guards: { isLocked: () => false }, actions: { ring: () => undefined } }).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { 'door.open': { target: 'open', guard: not('isLocked'), actions: 'ring' }, 'bell.press': { actions: 'ring' } } },
    open: {
      initial: 'ajar',
      on: { 'door.shut': 'shut' },
      states: { ajar: { on: { 'door.push': 'wide' } }, wide: { on: { 'door.slam': '#door.broken' } } },
    },
    broken: { type: 'final' },
  },
})

describe('a chart without regions', () => {
  test('is one diagram whose arrows stand in the innermost composite around both ends, before its states', () => {
    expect(diagramsOf(door.root)).toMatchObject([
      {
        title: '',
        text: [
          'stateDiagram-v2',
          '  [*] --> shut',
          '  shut --> open : door.open [not(isLocked)] / ring',
          '  open --> shut : door.shut',
          '  open_wide --> broken : door.slam',
          '  state "shut" as shut',
          '  shut : bell.press / ring',
          '  state "open" as open {',
          '    [*] --> open_ajar',
          '    open_ajar --> open_wide : door.push',
          '    state "ajar" as open_ajar',
          '    state "wide" as open_wide',
          '  }',
          '  state "broken" as broken',
          '  broken --> [*]',
        ].join('\n'),
      },
    ])
  })
})

test('each region of a parallel state is a diagram of its own', () => {
  const lamp = setup({}).createMachine({
    id: 'lamp',
    initial: 'on',
    states: {
      on: { type: 'parallel', states: { light: { initial: 'dim', states: { dim: {} } }, fan: { initial: 'slow', states: { slow: {} } } } },
    },
  })
  expect(diagramsOf(lamp.root).map(({ title, text }) => [title, text.split('\n').at(-1)])).toEqual([
    ['', '  state "on ∥" as on'],
    ['on.light', '  state "dim" as on_light_dim'],
    ['on.fan', '  state "slow" as on_fan_slow'],
  ])
})

// @vitest-environment jsdom
import fc from 'fast-check'
import mermaid from 'mermaid'
import { describe, expect, test } from 'vitest'
import { createMachine, fromCallback, not, setup } from 'xstate'
import { diagramsOf, mermaidOf } from './mermaid.ts'

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
          '  shut --> open : door.open<br/>[not(isLocked)]<br/>/ ring',
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

const names = [
  'state',
  'class',
  'note',
  'default',
  'end',
  'as',
  'direction',
  'style',
  'a-b',
  'a_b',
  'a b',
  'a"b',
  'a::b',
  '1st',
  'так',
  'x;y',
  'anywhere',
  'a',
]

test('Mermaid takes whatever states and events are called, and no two states have one name', async () => {
  const events = ['a "quoted" one', 'mouse.*', '*', 'a::b', 'a;b #1', 'x --> y', '100%% sure']
  const states = Object.fromEntries(
    names.map((name, index) => [
      name,
      {
        on: Object.fromEntries(events.map((event) => [event, names[(index + 1) % names.length]!])),
        tags: ['a:b'],
        ...(name === 'a' && { initial: 'b', states: { b: {}, note: {} }, entry: 'ring "loud"', exit: 'rest' }),
      },
    ]),
  )
  const machine = createMachine({ id: 'odd names', initial: 'state', states: states as never, on: { '*': '.note' } as never })
  const text = mermaidOf(machine.root)
  await expect(mermaid.parse(text)).resolves.toMatchObject({ diagramType: 'stateDiagram' })
  const ids = [...text.matchAll(/^ *state ".*" as (\S+)/gm)].map(([, id]) => id)
  expect(ids.length).toBe(new Set(ids).size)
  expect(ids.length).toBeGreaterThanOrEqual(names.length + 2)
})

const odd = fc.oneof(
  fc.constantFrom(
    'constructor',

    'toString',
    'TB',
    'LR',
    'hide empty description',
    'scale 350 width',
    'fork',
    '<<choice>>',
    '[*]',
    '--',
    '{',
    '}',
  ),
  fc.constantFrom(
    '@{ shape: a }',
    '%%{init: {}}%%',
    '---',
    'click a',
    'classDef x',
    ':::x',
    'root',
    'note right of a',
    'end note',
    'accTitle: x',
    '\\n',
    'a\nb',
  ),
  fc.string({ minLength: 1, maxLength: 6 }).filter((name) => !name.includes('.') && name.trim() !== ''),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }).filter((name) => !name.includes('.') && name.trim() !== ''),
)

test('Mermaid takes names that nobody has thought of', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(odd, { minLength: 2, maxLength: 5 }), odd, odd, async (keys, event, action) => {
      const states = Object.fromEntries(
        keys.map((name, index) => [
          name,
          {
            tags: [event],
            entry: action,
            ...(event !== '' && { on: { [event]: { target: `#s${(index + 1) % keys.length}`, actions: action } } }),
            id: `s${index}`,
          },
        ]),
      )
      const machine = createMachine({ id: 'odd', initial: keys[0]!, states: states as never })
      await expect(mermaid.parse(mermaidOf(machine.root))).resolves.toMatchObject({ diagramType: 'stateDiagram' })
    }),
    { numRuns: 60 },
  )
}, 60_000)

test('what a state does by itself is drawn, and the event of any name in the language of the page', () => {
  const machine = setup({
    actors: { wind: fromCallback(() => undefined) },
    actions: { ring: () => undefined, rest: () => undefined },
  }).createMachine({
    id: 'bell',
    initial: 'still',
    states: { still: { entry: 'ring', exit: 'rest', tags: 'calm', invoke: { id: 'wind', src: 'wind' } } },
    on: { '*': '.still' },
  })
  const text = mermaidOf(machine.root, { anywhere: 'будь-де', anyEvent: 'будь-яка подія' })
  for (const line of [
    'still : entry / ring',
    'still : exit / rest',
    'still : ⌗ calm',
    'still : ▶ wind',
    'anywhere --> still : будь-яка подія',
  ])
    expect(text).toContain(line)
})

test('a chart with many arrows becomes several diagrams of few: composites get their own, and stand as boxes with what leads out of them', async () => {
  const shop = createMachine({
    id: 'shop',
    initial: 'selling',
    states: {
      selling: {
        initial: 'choosing',
        on: { reset: '.choosing' },
        states: {
          choosing: { on: { pick: 'picked', leave: '#shop.shut' } },
          picked: { on: { drop: 'choosing', 'pay.begin': '#shop.paying' } },
        },
      },
      paying: { on: { paid: 'shut', refused: 'selling' } },
      shut: { type: 'final' },
    },
  })
  const diagrams = diagramsOf(shop.root, undefined, 4)
  expect(diagrams.map(({ title }) => title)).toEqual(['', 'selling'])
  for (const line of [
    'state "selling ▸ 2" as selling',
    'selling --> shut : ⋯ leave',
    'selling --> paying : ⋯ pay.begin',
    'selling : reset → choosing',
  ])
    expect(diagrams[0]?.text).toContain(line)
  for (const line of ['selling_choosing --> selling_picked : pick', 'selling_choosing --> out_shut : leave', 'state "shut ↗" as out_shut'])
    expect(diagrams[1]?.text).toContain(line)
  expect(diagrams.flatMap(({ transitions }) => transitions).length).toBe(7)
  for (const { text } of diagrams) await expect(mermaid.parse(text)).resolves.toMatchObject({ diagramType: 'stateDiagram' })
})

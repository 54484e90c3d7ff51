import { describe, expect, test } from 'vitest'
import { assign, createActor, fromPromise, setup } from 'xstate'
import { createInspector } from './inspector.ts'
import { masked } from './mask.ts'
import { testSkeleton } from './trace.ts'

const doorMachine = setup({
  types: { context: {} as { password: string; knocks: number } },
  actors: { ring: fromPromise(async () => 'дзень') },
  actions: { count: assign({ knocks: ({ context }) => context.knocks + 1 }) },
}).createMachine({
  id: 'door',
  context: { password: 'сезам', knocks: 0 },
  initial: 'shut',
  states: {
    shut: { on: { 'door.open': 'open', 'door.knock': { actions: 'count' } } },
    open: { invoke: { id: 'bell', src: 'ring', onDone: 'shut' } },
  },
})

function look() {
  const inspector = createInspector()
  const door = createActor(doorMachine, { inspect: inspector.inspect }).start()
  return { inspector, door, record: () => inspector.read().actors.find(({ chart }) => chart === 'door') }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('the inspector', () => {
  test('knows the actors, who started whom, and where each chart stands', async () => {
    const { inspector, door, record } = look()
    door.send({ type: 'door.open' })
    const bell = inspector.read().actors.find(({ name }) => name === 'bell')
    expect(bell).toMatchObject({ src: 'ring', chart: null, parent: record()?.id })
    expect(record()).toMatchObject({
      name: 'door',
      parent: null,
      value: '"open"',
      active: ['door', 'door.open'],
      last: ['door.shut | door.open | 0'],
    })
    await settle()
    expect(record()).toMatchObject({ value: '"shut"', last: ['door.open | xstate.done.actor.bell | 0'] })
    expect(inspector.taken()).toEqual(['door.shut | door.open | 0', 'door.open | xstate.done.actor.bell | 0'])
  })

  test('marks an event that nothing answered', () => {
    const { inspector, door } = look()
    door.send({ type: 'door.shut' })
    expect(inspector.read().log.at(-1)).toMatchObject({ type: 'door.shut', from: 'ззовні', name: 'door', took: [], value: '"shut"' })
  })

  test('remembers how the chart stood after each event', () => {
    const { inspector, door } = look()
    door.send({ type: 'door.knock' })
    door.send({ type: 'door.knock' })
    const knocks = inspector.read().log.filter(({ type }) => type === 'door.knock')
    expect(knocks.map(({ context }) => (JSON.parse(context) as { knocks: number }).knocks)).toEqual([1, 2])
  })

  test('never shows a secret of the context or of an event', () => {
    const { inspector, door, record } = look()
    door.send({ type: 'door.open', token: 'тайна' })
    expect(record()?.context).toContain('"password": "•••"')
    expect(JSON.stringify(inspector.read())).not.toMatch(/сезам|тайна/)
  })

  test('sends an event to the actor that was chosen', () => {
    const { inspector, door, record } = look()
    inspector.send(record()?.id ?? '', { type: 'door.knock' })
    expect(door.getSnapshot().context.knocks).toBe(1)
  })

  test('tells its listeners once for everything that happened in one turn', async () => {
    const { inspector, door } = look()
    let told = 0
    await settle()
    const leave = inspector.subscribe(() => void (told += 1))
    door.send({ type: 'door.knock' })
    door.send({ type: 'door.knock' })
    await settle()
    leave()
    door.send({ type: 'door.knock' })
    await settle()
    expect(told).toBe(1)
  })
})

test('a trace becomes a test that repeats it', () => {
  const { inspector, door } = look()
  door.send({ type: 'door.knock' })
  door.send({ type: 'door.shut' })
  expect(testSkeleton('door', inspector.read().log).split('\n').slice(5, 9)).toEqual([
    '  actor.send({ "type": "door.knock" })',
    '  expect(actor.getSnapshot().value).toEqual("shut")',
    '  actor.send({ "type": "door.shut" }) // нічого не сталося',
    '  expect(actor.getSnapshot().value).toEqual("shut")',
  ])
})

test('what cannot be written as JSON is named, and nothing runs away', () => {
  const circle: Record<string, unknown> = { call: () => 1, when: new Map(), far: new Error('ні') }
  circle['self'] = circle
  expect(JSON.parse(masked(circle))).toEqual({ when: '[Map]', far: 'Error: ні', self: '…' })
  expect(masked('я'.repeat(100_000)).length).toBe(20_000)
})

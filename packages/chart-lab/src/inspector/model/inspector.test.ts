import { describe, expect, test } from 'vitest'
import { assign, createActor, fromPromise, setup } from 'xstate'
import { createInspector } from './inspector.ts'
import { masked, maskedCopy } from './mask.ts'
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
    expect(inspector.read().log.at(-1)).toMatchObject({ type: 'door.shut', from: null, name: 'door', took: [], value: '"shut"' })
  })

  test('remembers how the chart stood before and after each event', async () => {
    const { inspector, door } = look()
    door.send({ type: 'door.knock' })
    door.send({ type: 'door.knock' })
    const knocks = inspector.read().log.filter(({ type }) => type === 'door.knock')
    expect(await Promise.all(knocks.map(({ number }) => inspector.detail(number)))).toEqual([
      { event: { type: 'door.knock' }, before: { password: '•••', knocks: 0 }, after: { password: '•••', knocks: 1 }, did: [] },
      { event: { type: 'door.knock' }, before: { password: '•••', knocks: 1 }, after: { password: '•••', knocks: 2 }, did: [] },
    ])
  })

  test('never shows a secret of the context or of an event, nor finds by it', async () => {
    const { inspector, door, record } = look()
    door.send({ type: 'door.open', token: 'тайна' })
    const number = inspector.read().log.findLast(({ type }) => type === 'door.open')?.number ?? 0
    const seen = [await inspector.detail(record()?.id ?? ''), await inspector.detail(number), inspector.read()]
    expect(seen[0]).toMatchObject({ after: { password: '•••' } })
    expect(JSON.stringify(seen)).not.toMatch(/сезам|тайна/)
    expect([await inspector.find('тайна'), await inspector.find('door.open')]).toEqual([[], [number]])
  })

  test('hides what its user calls a secret besides', async () => {
    const inspector = createInspector({ names: /knocks/ })
    const door = createActor(doorMachine, { inspect: inspector.inspect }).start()
    expect(await inspector.detail(door.sessionId)).toMatchObject({ after: { knocks: '•••' } })
  })

  test('an event that its actor sends itself while it answers another keeps its own steps', () => {
    const { inspector, door } = look()
    const again = door.subscribe(() => {
      again.unsubscribe()
      door.send({ type: 'door.knock' })
    })
    door.send({ type: 'door.open' })
    const steps = inspector.read().log.map(({ type, took, value }) => [type, took, value])
    expect(steps.filter(([type]) => String(type).startsWith('door'))).toEqual([
      ['door.open', ['door.shut | door.open | 0'], '"open"'],
      ['door.knock', [], '"open"'],
    ])
  })

  test('keeps the newest of the actors that have ended, and what the others took', () => {
    const inspector = createInspector()
    const doors = Array.from({ length: 30 }, () => createActor(doorMachine, { inspect: inspector.inspect }).start())
    for (const door of doors) door.send({ type: 'door.knock' })
    for (const door of doors.slice(0, -1)) door.stop()
    doors.at(-1)?.send({ type: 'door.open' })
    const { actors } = inspector.read()
    expect(actors.filter(({ chart }) => chart === 'door').map(({ status }) => status)).toEqual([
      ...Array<string>(12).fill('stopped'),
      'active',
    ])
    expect(inspector.taken().filter((key) => key === 'door.shut | door.knock | 0').length).toBeGreaterThan(12)
  })

  test('says the same again, object for object, of what nothing happened to', () => {
    const { inspector, door } = look()
    const other = createActor(doorMachine, { inspect: inspector.inspect }).start()
    const before = inspector.read()
    other.send({ type: 'door.knock' })
    const after = inspector.read()
    expect(after.actors.filter((actor) => before.actors.includes(actor)).map(({ id }) => id)).toEqual([door.sessionId])
    expect(after.log.slice(0, -1).every((entry, index) => entry === before.log[index])).toBe(true)
  })

  test('sends an event to the actor that was chosen', async () => {
    const { inspector, door, record } = look()
    await inspector.send(record()?.id ?? '', { type: 'door.knock' })
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

test('a trace becomes a test that repeats it', async () => {
  const { inspector, door } = look()
  door.send({ type: 'door.knock' })
  door.send({ type: 'door.shut' })
  expect((await testSkeleton('door', inspector.read().log, inspector)).split('\n').slice(5, 9)).toEqual([
    '  actor.send({"type":"door.knock"})',
    '  expect(actor.getSnapshot().value).toEqual("shut")',
    '  actor.send({"type":"door.shut"}) // nothing answered',
    '  expect(actor.getSnapshot().value).toEqual("shut")',
  ])
})

test('what cannot be written as JSON is named, and nothing runs away', () => {
  const circle: Record<string, unknown> = { call: () => 1, when: new Map(), far: new Error('ні') }
  circle['self'] = circle
  expect(JSON.parse(masked(circle))).toEqual({ when: { 'Map(0)': {} }, far: 'Error: ні', self: '…' })
  expect(maskedCopy('я'.repeat(300_000))).toBe('[300000 characters]')
})

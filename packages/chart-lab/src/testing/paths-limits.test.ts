import { expect, test, vi } from 'vitest'
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
  expect(() => edgeTours(counter, { mostStates: 500 })).toThrow(
    /more than 500 states or grows without end: in "open" the event {"type":"add"}/,
  )
  expect(waysFrom(counter, { value: 'open', context: { count: 0 } }).ways.map(({ key }) => key)).toEqual(['counter.open | add | 0'])
}, 60_000)

test('a circle of steps without events ends, and says where it began', () => {
  const circle = createMachine({
    id: 'circle',
    initial: 'still',
    states: { still: { on: { go: 'one' } }, one: { always: 'two' }, two: { always: 'one' } },
  })
  expect(() => edgeTours(circle)).toThrow('goes round in circles in "still" on the event {"type":"go"}')
  expect(() => edgeTours(circle, { unit: 'transition' })).toThrow('goes round in circles')
  expect(() => randomWalks(circle)).toThrow('goes round in circles in "still" on the event {"type":"go"}')
  expect(waysFrom(circle, { value: 'still', context: {} })).toEqual({
    ways: [],
    unreached: ['circle.still | go | 0', 'circle.one | always | 0', 'circle.two | always | 0'],
    cuts: [expect.objectContaining({ value: '"still"', event: 'go', why: 'circles' })],
  })
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
  const { ways } = waysFrom(pad, { value: 'idle', context: {} }, [{ type: 'mouse.down' }])
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

const till = setup({
  types: { context: {} as { coins: number }, events: {} as { type: 'coin' | 'kick' | 'empty' } },
  actions: { take: assign({ coins: ({ context }) => context.coins + 1 }) },
}).createMachine({
  id: 'till',
  context: { coins: 0 },
  initial: 'open',
  states: {
    open: { on: { coin: { actions: 'take' }, empty: { target: 'open', actions: assign({ coins: 0 }) }, kick: 'broken' } },
    broken: { on: { empty: 'open' } },
  },
})
const isFew = ({ context }: { context: { coins: number } }, { type }: { type: string }) =>
  type === 'empty' || (type === 'coin' && context.coins < 3)

test('paths say in one line what they leave out: steps by choice, steps that no transition needs, transitions', () => {
  const said: string[] = []
  const tell = (line: string) => void said.push(line)
  edgeTours(till, { choose: isFew, tell })
  edgeTours(till, { choose: isFew, unit: 'transition', tell })
  randomWalks(till, { choose: isFew, count: 1, length: 4, tell })
  expect(said).toEqual([
    'tours of till: 5 steps are left out by choice (kick 4, coin 1); transitions that none takes: till.open | kick | 0, till.broken | empty | 0',
    'tours of till: 5 of 7 steps are not walked, since each transition is taken without them; 5 steps are left out by choice (kick 4, coin 1); transitions that none takes: till.open | kick | 0, till.broken | empty | 0',
    expect.stringMatching(/^walks of till, seed 1: \d steps are left out by choice \(kick 4/),
  ])
  said.length = 0
  edgeTours(circleless, { tell })
  expect(said).toEqual([])
})

const circleless = createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } } })

test('whoever asks for nothing has what is left out printed', () => {
  const print = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  edgeTours(till, { choose: isFew })
  randomWalks(till, { choose: isFew, count: 1, length: 4 })
  expect(print.mock.calls.map(([line]) => String(line).slice(0, 14))).toEqual(['tours of till:', 'walks of till,'])
  print.mockRestore()
})

const shelf = setup({
  types: { context: {} as { books: Map<string, Date>; pages: bigint; me?: unknown }, events: {} as { type: 'put' | 'turn' } },
  guards: { isFull: ({ context }) => context.books.size >= 3 },
  actions: {
    put: assign(({ context: { books } }) => ({ books: new Map([...books, [String(books.size), new Date(books.size)]]) })),
    turn: assign({ pages: ({ context }) => (context.pages + 1n) % 3n }),
  },
}).createMachine({
  id: 'shelf',
  context: () => {
    const context: { books: Map<string, Date>; pages: bigint; me?: unknown } = { books: new Map(), pages: 0n }
    context.me = context
    return context
  },
  initial: 'open',
  states: { open: { on: { put: [{ guard: 'isFull', target: 'full' }, { actions: 'put' }], turn: { actions: 'turn' } } }, full: {} },
})

test('maps, dates, large numbers and circles in a context tell states apart', () => {
  const said: string[] = []
  expect(edgeTours(shelf, { tell: (line) => said.push(line) }).flatMap(({ events }) => events).length).toBeGreaterThanOrEqual(24)
  const { books, pages } = { books: new Map<string, Date>(), pages: 0n }
  expect(waysFrom(shelf, { value: 'open', context: { books, pages } }).unreached).toEqual([])
  expect(said).toEqual([])
})

test('a context that grows without end is found soon', () => {
  const echo = setup({ types: { context: {} as { words: string } } }).createMachine({
    id: 'echo',
    context: { words: 'ah' },
    initial: 'open',
    states: { open: { on: { call: { actions: assign({ words: ({ context }) => context.words + context.words }) } } } },
  })
  expect(() => edgeTours(echo)).toThrow(/in "open" the event {"type":"call"} leads to ever new contexts/)
  expect(waysFrom(echo, { value: 'open', context: { words: 'ah' } }).cuts).toEqual([{ value: '"open"', event: 'call', why: 'counts' }])
})

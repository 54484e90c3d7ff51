import { expect, test } from 'vitest'
import { createActor, emit, setup } from 'xstate'
import { createInspector } from './inspector.ts'
import { sequenceOf } from './sequence.ts'

const dialog = setup({
  types: {
    events: {} as { type: 'open' | 'submit' },
    emitted: {} as { type: 'session.granted'; token: string } | { type: 'dialog.closed' },
  },
  actions: {
    ring: (_, _params: { loud: boolean; password: string }) => undefined,
    tellGranted: emit({ type: 'session.granted', token: 'a-long-token-of-somebody' }),
    tellClosed: emit({ type: 'dialog.closed' }),
  },
}).createMachine({
  id: 'dialog',
  initial: 'shut',
  states: {
    shut: { on: { open: { target: 'open', actions: { type: 'ring', params: { loud: true, password: 'opensesame' } } } } },
    open: { on: { submit: { target: 'shut', actions: ['tellGranted', 'tellClosed'] } } },
  },
})
const session = setup({}).createMachine({ id: 'session', initial: 'out', states: { out: { on: { begin: 'in' } }, in: {} } })

function connected() {
  const { inspect, ...inspector } = createInspector()
  const [one, other] = [createActor(dialog, { inspect }), createActor(session, { inspect })]
  one.on('session.granted', () => other.send({ type: 'begin' }))
  other.start()
  one.start()
  one.send({ type: 'open' })
  one.send({ type: 'submit' })
  return inspector
}

test('what an actor does and tells on an event stands in the log, its parameters masked', async () => {
  const inspector = connected()
  const { log } = inspector.read()
  const did = (type: string) => log.find((entry) => entry.type === type)?.did
  expect(did('open')).toEqual([{ kind: 'action', type: 'ring' }])
  expect(did('submit')).toEqual([
    { kind: 'fact', type: 'session.granted' },
    { kind: 'fact', type: 'dialog.closed' },
  ])
  const opened = await inspector.detail(log.find(({ type }) => type === 'open')!.number)
  expect(opened?.did).toEqual([{ type: 'ring', params: { loud: true, password: '•••' } }])
})

test('an event that somebody sends on a fact comes from who told it, by the name of the fact; a fact that nobody hears goes outside', () => {
  const inspector = connected()
  expect(inspector.read().log.find(({ type }) => type === 'begin')).toMatchObject({ from: 'dialog', via: 'session.granted' })
  const { lanes, messages } = sequenceOf(new Map([['one', inspector.read()]]), { query: '', hasOwnEvents: false, most: 100 })
  const name = new Map(lanes.map((lane) => [lane.id, lane.name]))
  expect(messages.map(({ from, to, type }) => `${name.get(from)} → ${name.get(to)}: ${type}`)).toEqual([
    'outside → dialog: open',
    'outside → dialog: submit',
    'dialog → outside: dialog.closed',
    'dialog → session: session.granted ⇒ begin',
  ])
})

test('what is sent after an actor has finished comes from outside', () => {
  const { inspect, ...inspector } = createInspector()
  const [one, other] = [createActor(dialog, { inspect }).start(), createActor(session, { inspect }).start()]
  one.send({ type: 'open' })
  other.send({ type: 'begin' })
  expect(inspector.read().log.at(-1)).toMatchObject({ type: 'begin', from: null, via: null })
})

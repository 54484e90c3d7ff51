// @vitest-environment jsdom
import mermaid from 'mermaid'
import { expect, test } from 'vitest'
import { createActor, fromCallback, sendTo, setup } from 'xstate'
import { createInspector } from './inspector.ts'
import { mermaidSequence, sequenceOf } from './sequence.ts'

const house = setup({
  actors: { bell: fromCallback<{ type: 'bell.ring' }>(({ receive, sendBack }) => receive(() => sendBack({ type: 'guest.hear' }))) },
}).createMachine({
  id: 'house',
  invoke: { id: 'bell', src: 'bell' },
  on: {
    'guest.press': { actions: sendTo('bell', { type: 'bell.ring' }) },
    'guest.hear': {},
  },
})

function tab() {
  const inspector = createInspector()
  const actor = createActor(house, { inspect: inspector.inspect }).start()
  return { actor, inspector }
}
const all = { query: '', hasOwnEvents: false, most: 100 }
const told = ({ lanes, messages }: ReturnType<typeof sequenceOf>) => {
  const name = new Map(lanes.map((lane) => [lane.id, lane.tab === null ? lane.name : `${lane.name}@${lane.tab}`]))
  return messages.map(({ from, to, type }) => `${name.get(from)} → ${name.get(to)}: ${type}`)
}

test('who tells whom what is shown in order, from outside and between actors', () => {
  const { actor, inspector } = tab()
  actor.send({ type: 'guest.press' })
  const sequence = sequenceOf(new Map([['one', inspector.read()]]), all)
  expect(told(sequence)).toEqual(['outside → house: guest.press', 'house → bell: bell.ring', 'bell → house: guest.hear'])
  expect(sequence.lanes.map(({ name }) => name)).toEqual(['outside', 'house', 'bell'])
})

test('two tabs stand in one picture, each actor in its own', async () => {
  const [one, two] = [tab(), tab()]
  one.actor.send({ type: 'guest.press' })
  await new Promise((resolve) => setTimeout(resolve, 5))
  two.actor.send({ type: 'guest.hear' })
  const tabs = new Map([
    ['one', one.inspector.read()],
    ['two', two.inspector.read()],
  ])
  expect(told(sequenceOf(tabs, all)).slice(-2)).toEqual(['bell@one → house@one: guest.hear', 'outside → house@two: guest.hear'])
  expect(told(sequenceOf(tabs, { ...all, query: 'PRESS' }))).toEqual(['outside → house@one: guest.press'])
  expect(told(sequenceOf(tabs, { ...all, hasOwnEvents: true, most: 2 }))).toHaveLength(2)
})

test('Mermaid reads the same sequence', async () => {
  const { actor, inspector } = tab()
  actor.send({ type: 'guest.press' })
  actor.send({ type: 'nobody; knows: #this' })
  const text = mermaidSequence(sequenceOf(new Map([['one', inspector.read()]]), { ...all, hasOwnEvents: true }), () => 'Tab')
  expect((await mermaid.parse(text)).diagramType).toBe('sequence')
  expect(text).toContain('a1->>a2: bell.ring')
  expect(text).toContain('a0--xa1: nobody  knows   this')
})

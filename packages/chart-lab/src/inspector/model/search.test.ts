import { expect, test } from 'vitest'
import { createActor, setup } from 'xstate'
import { readChart } from '../../chart/read-chart.ts'
import { createInspector } from './inspector.ts'
import { searchIn } from './search.ts'

const door = setup({}).createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { 'door.push': 'ajar' } }, ajar: { tags: 'cold', on: { 'door.push': 'shut' } } },
})

test('one search goes over actors, states of every chart and events with what they carry', async () => {
  const inspector = createInspector()
  const actor = createActor(door, { inspect: inspector.inspect }).start()
  actor.send({ type: 'door.push', by: 'the wind' })
  const look = async (query: string) =>
    searchIn(query, [readChart(door)], inspector.read(), await inspector.find(query)).map((found) =>
      found.kind === 'actor' ? `actor ${found.actor.name}` : found.kind === 'state' ? found.state : `${found.entry.type} ${found.isInside}`,
    )
  expect(await look('door')).toEqual(['actor door', 'door', 'door.push false', 'xstate.init false'])
  expect(await look('COLD')).toEqual(['door.ajar'])
  expect(await look('wind')).toEqual(['door.push true'])
  expect(await look(' ')).toEqual([])
})

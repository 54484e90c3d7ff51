import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { faultReportSchema, mostEvents } from '#contract/fault-report'
import { noteEvent, recentEvents } from './recent-events'

const machine = createMachine({ on: { 'card.write': {}, 'card.flip': {} } })

test('the latest events are known by their names alone', () => {
  const actor = createActor(machine, { id: 'cards 0b8f7a3e-6c1d-4f43-9d0a-2f4b3f6f1a22', inspect: noteEvent }).start()
  actor.send({ type: 'card.write', front: 'таємне слово' })
  expect(recentEvents()).toEqual(['cards id: xstate.init', 'cards id: card.write'])
  for (let time = 0; time < 60; time++) actor.send({ type: 'card.flip' })
  expect(recentEvents()).toEqual(Array<string>(mostEvents).fill('cards id: card.flip'))
})

test('whatever a chart is called, its name fits a report', () => {
  createActor(machine, { id: '<b>Картки</b>@'.repeat(20), inspect: noteEvent }).start()
  const [name = ''] = recentEvents().slice(-1)
  expect(v.is(faultReportSchema.entries.events, [name])).toBe(true)
})

import { describe, expect, test } from 'vitest'
import { assign, createActor, fromPromise, setup } from 'xstate'
import { createInspector } from './inspector.ts'
import type { Forms } from '../../forms/form.ts'

const forms: Forms = {
  lift: { 'floor.choose': { floor: { kind: 'number' } }, 'name.give': { owner: { kind: 'any' } }, 'door.close': {} },
}
let calls = 0
const lift = setup({
  types: {
    context: {} as { floor: number; owner: string },
    events: {} as { type: 'floor.choose'; floor: number } | { type: 'name.give'; owner: { name: string } } | { type: 'door.close' },
  },
  actors: { ride: fromPromise(async () => void (calls += 1)) },
  guards: { isElsewhere: ({ context, event }) => event.type === 'floor.choose' && event.floor.toFixed() !== context.floor.toFixed() },
}).createMachine({
  id: 'lift',
  context: { floor: 0, owner: '' },
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'floor.choose': { guard: 'isElsewhere', target: 'riding' },
        'name.give': { actions: assign({ owner: ({ event }) => event.owner.name.toUpperCase() }) },
      },
    },
    riding: { invoke: { src: 'ride', onDone: 'waiting' }, on: { 'door.close': 'waiting' } },
  },
})

function ride() {
  calls = 0
  const inspector = createInspector({}, forms)
  const actor = createActor(lift, { inspect: inspector.inspect }).start()
  const press = (event: { type: string }) => inspector.send(actor.sessionId, event)
  return { actor, press }
}

describe('an event from the panel', () => {
  test.each([
    ['without what its guard reads', { type: 'floor.choose' }, { kind: 'misfits', parts: ['floor'] }],
    ['with a word for a number', { type: 'floor.choose', floor: 'third' }, { kind: 'misfits', parts: ['floor'] }],
    ['that the guard lets nobody answer', { type: 'floor.choose', floor: 0 }, { kind: 'closed' }],
    ['that this state does not know', { type: 'door.close' }, { kind: 'closed' }],
    ['that breaks an action', { type: 'name.give', owner: {} }, { kind: 'breaks', message: expect.stringMatching(/undefined/) }],
  ])('%s is not sent', async (_, event, reason) => {
    const { actor, press } = ride()
    expect(await press(event)).toEqual(reason)
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: 'waiting', context: { floor: 0, owner: '' } })
  })

  test('that fits is sent once, and trying it first has no effect', async () => {
    const { actor, press } = ride()
    const sent = press({ type: 'floor.choose', floor: 3 } as never)
    expect([actor.getSnapshot().value, calls, await sent]).toEqual(['riding', 1, null])
  })

  test('to an actor that is over is not sent', async () => {
    const { actor, press } = ride()
    actor.stop()
    expect(await press({ type: 'floor.choose', floor: 3 } as never)).toEqual({ kind: 'over' })
  })
})

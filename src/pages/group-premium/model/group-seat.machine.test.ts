import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { groupSeatMachine } from './group-seat.machine'

type Calls = { setConsent?: (isGiven: boolean) => Promise<boolean>; leave?: () => Promise<void> }

function hold({ setConsent = async (isGiven) => isGiven, leave = async () => undefined }: Calls) {
  const actors = { setConsent: fromPromise<boolean, boolean>(({ input }) => setConsent(input)), leave: fromPromise<void>(leave) }
  return createActor(groupSeatMachine.provide({ actors }), { input: { sharesResults: true } }).start()
}

test('a consent that is withdrawn stays withdrawn', async () => {
  const actor = hold({})
  actor.send({ type: 'consent.change', sharesResults: false })
  expect((await waitFor(actor, (snapshot) => snapshot.value === 'held')).context).toEqual({ sharesResults: false, problem: null })
})

test('a consent that could not be kept is shown as it was', async () => {
  const actor = hold({ setConsent: () => Promise.reject(new Error('offline')) })
  actor.send({ type: 'consent.change', sharesResults: false })
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.problem !== null)
  expect(context.sharesResults).toBe(true)
})

test('one press gives the seat back, and a failure can be tried again', async () => {
  const leave = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue()
  const actor = hold({ leave })
  actor.send({ type: 'seat.leave' })
  expect((await waitFor(actor, (snapshot) => snapshot.context.problem !== null)).value).toBe('held')
  actor.send({ type: 'seat.leave' })
  expect((await waitFor(actor, (snapshot) => snapshot.status === 'done')).value).toBe('left')
})

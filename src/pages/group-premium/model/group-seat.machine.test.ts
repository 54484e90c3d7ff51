import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { groupSeatMachine } from './group-seat.machine'
import { refusalOf } from '../../../../tests/fixtures/refusal'

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
  const actor = hold({ setConsent: () => Promise.reject(refusalOf(403)) })
  actor.send({ type: 'consent.change', sharesResults: false })
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.problem !== null)
  expect([context.sharesResults, context.problem?.detail]).toEqual([true, 'Відмова 403'])
  actor.send({ type: 'consent.change', sharesResults: false })
  expect(actor.getSnapshot().context.problem).toBeNull()
})

test('one press gives the seat back, and a failure can be tried again', async () => {
  const leave = vi.fn<() => Promise<void>>().mockRejectedValueOnce(refusalOf(500)).mockResolvedValue()
  const actor = hold({ leave })
  actor.send({ type: 'seat.leave' })
  const failed = await waitFor(actor, (snapshot) => snapshot.context.problem !== null)
  expect([failed.value, failed.context.problem?.detail]).toEqual(['held', 'Відмова 500'])
  actor.send({ type: 'seat.leave' })
  expect(actor.getSnapshot().context.problem).toBeNull()
  expect((await waitFor(actor, (snapshot) => snapshot.status === 'done')).value).toBe('left')
})

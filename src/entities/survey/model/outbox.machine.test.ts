import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { Delivery } from './deliver'
import { outboxMachine } from './outbox.machine'

function start(deliver: () => Promise<Delivery>) {
  const clock = new SimulatedClock()
  const outbox = createActor(outboxMachine.provide({ actors: { deliver: fromPromise(deliver) } }), { clock }).start()
  const reach = (state: 'resting' | 'sending' | 'waiting' | 'held') =>
    waitFor(outbox, (snapshot) => snapshot.matches(state), { timeout: 1000 })
  return { outbox, clock, reach }
}

describe('outbox', () => {
  test('what was left from the last visit is sent at once', async () => {
    const deliver = vi.fn<() => Promise<Delivery>>().mockResolvedValue({ refused: 0 })
    await start(deliver).reach('resting')
    expect(deliver).toHaveBeenCalledTimes(1)
  })

  test('after a failure it tries again by itself within a minute', async () => {
    const deliver = vi.fn<() => Promise<Delivery>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue({ refused: 0 })
    const { clock, reach } = start(deliver)
    await reach('waiting')
    clock.increment(61_000)
    await reach('resting')
    expect(deliver).toHaveBeenCalledTimes(2)
  })

  test('an answer given while another is on its way is sent too', async () => {
    const first = Promise.withResolvers<Delivery>()
    const deliver = vi.fn<() => Promise<Delivery>>().mockReturnValueOnce(first.promise).mockResolvedValue({ refused: 0 })
    const { outbox, reach } = start(deliver)
    outbox.send({ type: 'outbox.wake' })
    first.resolve({ refused: 0 })
    await reach('resting')
    expect(deliver).toHaveBeenCalledTimes(2)
  })

  test('a return of the network cuts the wait short', async () => {
    const deliver = vi.fn<() => Promise<Delivery>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue({ refused: 0 })
    const { outbox, reach } = start(deliver)
    await reach('waiting')
    outbox.send({ type: 'outbox.wake' })
    await reach('resting')
  })

  test('a server that asks to wait is not asked before', async () => {
    const held = Object.assign(new Error('busy'), {
      name: 'HTTPError',
      response: new Response(null, { status: 503, headers: { 'Retry-After': '90' } }),
    })
    const deliver = vi.fn<() => Promise<Delivery>>().mockRejectedValueOnce(held).mockResolvedValue({ refused: 0 })
    const { outbox, clock, reach } = start(deliver)
    await reach('held')
    outbox.send({ type: 'outbox.wake' })
    clock.increment(89_000)
    expect(outbox.getSnapshot().value).toBe('held')
    clock.increment(2000)
    await reach('resting')
    expect(deliver).toHaveBeenCalledTimes(2)
  })
})

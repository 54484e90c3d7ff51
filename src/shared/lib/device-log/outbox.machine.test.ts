import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { Delivered } from './deliver'
import { outboxMachine } from './outbox.machine'

function start(deliver: () => Promise<Delivered>) {
  const clock = new SimulatedClock()
  const outbox = createActor(outboxMachine.provide({ actors: { deliver: fromPromise(deliver) } }), { clock }).start()
  const reach = (state: 'resting' | 'sending' | 'waiting' | 'held') =>
    waitFor(outbox, (snapshot) => snapshot.matches(state), { timeout: 1000 })
  return { outbox, clock, reach }
}

describe('outbox', () => {
  test('what was left from the last visit is sent at once', async () => {
    const deliver = vi.fn<() => Promise<Delivered>>().mockResolvedValue({ refused: 0 })
    await start(deliver).reach('resting')
    expect(deliver).toHaveBeenCalledTimes(1)
  })

  test('after a failure it tries again by itself within a minute', async () => {
    const deliver = vi.fn<() => Promise<Delivered>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue({ refused: 0 })
    const { clock, reach } = start(deliver)
    await reach('waiting')
    clock.increment(61_000)
    await reach('resting')
    expect(deliver).toHaveBeenCalledTimes(2)
  })

  test('an answer given while another is on its way is sent too', async () => {
    const first = Promise.withResolvers<Delivered>()
    const deliver = vi.fn<() => Promise<Delivered>>().mockReturnValueOnce(first.promise).mockResolvedValue({ refused: 0 })
    const { outbox, reach } = start(deliver)
    outbox.send({ type: 'outbox.wake' })
    first.resolve({ refused: 0 })
    await reach('resting')
    expect(deliver).toHaveBeenCalledTimes(2)
  })

  test('a return of the network cuts the wait short', async () => {
    const deliver = vi.fn<() => Promise<Delivered>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue({ refused: 0 })
    const { outbox, reach } = start(deliver)
    await reach('waiting')
    outbox.send({ type: 'outbox.wake' })
    await reach('resting')
  })

  test('a return of the network is not missed while a call that was begun without it fails', async () => {
    const first = Promise.withResolvers<Delivered>()
    const deliver = vi.fn<() => Promise<Delivered>>().mockReturnValueOnce(first.promise).mockResolvedValue({ refused: 0 })
    const { outbox, reach } = start(deliver)
    outbox.send({ type: 'outbox.wake' })
    first.reject(new Error('down'))
    await reach('resting')
    expect(deliver).toHaveBeenCalledTimes(2)
  })

  test('the wait is random within twice the last one, up to a minute, and short again after a success', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    let isDown = true
    const { outbox, clock, reach } = start(async () => (isDown ? Promise.reject(new Error('down')) : { refused: 0 }))
    const waits = async (ms: number) => {
      await reach('waiting')
      clock.increment(ms - 1)
      expect(outbox.getSnapshot().value).toBe('waiting')
      clock.increment(1)
      expect(outbox.getSnapshot().matches('sending')).toBe(true)
    }
    for (const ms of [1250, 2250, 4250, 8250, 16_250, 30_250, 30_250]) await waits(ms)
    await reach('waiting')
    isDown = false
    outbox.send({ type: 'outbox.wake' })
    await reach('resting')
    isDown = true
    outbox.send({ type: 'outbox.wake' })
    await waits(1250)
  })

  test('it tells what has arrived, and that something is late', async () => {
    const deliver = vi.fn<() => Promise<Delivered>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue({ refused: 2 })
    const { outbox, clock, reach } = start(deliver)
    const told: unknown[] = []
    outbox.on('*', (fact) => void told.push(fact))
    await reach('waiting')
    clock.increment(61_000)
    await reach('resting')
    expect(told).toEqual([{ type: 'facts.delayed' }, { type: 'facts.delivered', delivery: { refused: 2 } }])
  })

  test('a server that asks to wait is not asked before', async () => {
    const held = Object.assign(new Error('busy'), {
      name: 'HTTPError',
      response: new Response(null, { status: 503, headers: { 'Retry-After': '90' } }),
    })
    const deliver = vi.fn<() => Promise<Delivered>>().mockRejectedValueOnce(held).mockResolvedValue({ refused: 0 })
    const { outbox, clock, reach } = start(deliver)
    const late = vi.fn<() => void>()
    outbox.on('facts.delayed', late)
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    await reach('held')
    expect(late).toHaveBeenCalledTimes(1)
    outbox.send({ type: 'outbox.wake' })
    clock.increment(90_499)
    expect(outbox.getSnapshot().value).toBe('held')
    clock.increment(1)
    await reach('resting')
    expect(deliver).toHaveBeenCalledTimes(2)
  })
})

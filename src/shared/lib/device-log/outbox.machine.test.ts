import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { Delivered } from './deliver'
import { outboxMachine } from './outbox.machine'

/** Chance is half of what it may be; the time stands at 9:00. */
const input = { now: () => Date.parse('2026-11-23T09:00:00Z'), random: () => 0.5 }

const busyFor = (wait: string) =>
  Object.assign(new Error('busy'), {
    name: 'HTTPError',
    response: new Response(null, { status: 503, headers: { 'Retry-After': wait } }),
  })

function start(deliver: () => Promise<Delivered>) {
  const clock = new SimulatedClock()
  const outbox = createActor(outboxMachine.provide({ actors: { deliver: fromPromise(deliver) } }), { clock, input }).start()
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

  test('every failure counts: one that was overtaken, and one that the server asked to wait for', async () => {
    const answers: (() => Promise<Delivered>)[] = [
      () => Promise.reject(new Error('down')),
      () => Promise.reject(busyFor('2')),
      () => Promise.reject(new Error('down')),
    ]
    const { outbox, clock, reach } = start(() => answers.shift()?.() ?? Promise.resolve({ refused: 0 }))
    outbox.send({ type: 'outbox.wake' })
    await reach('held')
    expect(outbox.getSnapshot().context).toMatchObject({ failures: 2, heldMs: 2000 })
    clock.increment(2500)
    await reach('waiting')
    expect(outbox.getSnapshot().context.failures).toBe(3)
    clock.increment(4249)
    expect(outbox.getSnapshot().value).toBe('waiting')
    clock.increment(1)
    await reach('resting')
  })

  test('a success that was overtaken forgets the failures as well', async () => {
    const second = Promise.withResolvers<Delivered>()
    const answers = [() => Promise.reject(new Error('down')), () => second.promise, () => new Promise<Delivered>(() => undefined)]
    const { outbox, reach } = start(() => answers.shift()?.() ?? Promise.reject(new Error('no more')))
    await reach('waiting')
    outbox.send({ type: 'outbox.wake' })
    outbox.send({ type: 'outbox.wake' })
    second.resolve({ refused: 0 })
    await vi.waitFor(() => expect(answers).toEqual([]))
    expect(outbox.getSnapshot().context.failures).toBe(0)
  })

  test('a date that the server names is counted from the time that the outbox was given', async () => {
    const { clock, outbox, reach } = start(
      vi.fn<() => Promise<Delivered>>().mockRejectedValueOnce(busyFor('Mon, 23 Nov 2026 09:00:30 GMT')).mockResolvedValue({ refused: 0 }),
    )
    await reach('held')
    clock.increment(30_499)
    expect(outbox.getSnapshot().value).toBe('held')
    clock.increment(1)
    await reach('resting')
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
    const deliver = vi.fn<() => Promise<Delivered>>().mockRejectedValueOnce(busyFor('90')).mockResolvedValue({ refused: 0 })
    const { outbox, clock, reach } = start(deliver)
    const late = vi.fn<() => void>()
    outbox.on('facts.delayed', late)
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

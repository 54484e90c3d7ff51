import { describe, expect, test } from 'vitest'
import { createLocalStore } from '@/shared/lib/local-store'
import { createServerClock } from './server-clock'

function setUp() {
  const device = { time: 1_000_000, ticks: 0, now: () => device.time, monotonic: () => device.ticks }
  const pass = (ms: number) => ((device.time += ms), (device.ticks += ms))
  const store = createLocalStore()
  return { device, pass, store, clock: createServerClock(store, device) }
}

describe('the server’s clock', () => {
  test('counts on from the server’s last word', () => {
    const { pass, clock } = setUp()
    clock.sync('2026-11-20T10:00:00.000Z')
    pass(5000)
    expect(new Date(clock.now()).toISOString()).toBe('2026-11-20T10:00:05.000Z')
  })

  test.each([86_400_000, -86_400_000])('a device clock changed by %d ms changes nothing but is noticed', (jump) => {
    const { device, clock } = setUp()
    clock.sync('2026-11-20T10:00:00.000Z')
    device.time += jump
    expect([new Date(clock.now()).toISOString(), clock.hasJumped()]).toEqual(['2026-11-20T10:00:00.000Z', true])
  })

  test('time that merely passes is no jump', () => {
    const { pass, clock } = setUp()
    pass(3_600_000)
    expect(clock.hasJumped()).toBe(false)
  })

  test('a word that is not a time is not taken', () => {
    const { clock } = setUp()
    clock.sync('щойно')
    expect(clock.now()).toBe(1_000_000)
  })

  test.each(['Infinity', '1e300', 'вчора'])('a difference that the storage spoils (%s) is none', (spoilt) => {
    const { device, store } = setUp()
    store.write('server_clock_offset', spoilt)
    expect(createServerClock(store, device).now()).toBe(1_000_000)
  })

  test('the next visit begins with the difference that was known', () => {
    const { device, store, clock } = setUp()
    clock.sync(new Date(5_000_000).toISOString())
    expect(createServerClock(store, device).now()).toBe(5_000_000)
  })
})

import { afterEach, describe, expect, test, vi } from 'vitest'
import { createLocalStore } from '../lib/local-store'
import { deviceNamer, readDeviceId } from './device'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0'
const android = `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`
const unknown = { model: 'Web', platform: 'Unknown', platformVersion: 'Unknown' }
const named = { model: 'Firefox', platform: 'Linux', platformVersion: '6.1' }
const blocked = (): Storage => {
  throw new DOMException('denied', 'SecurityError')
}
const never = () => new Promise<never>(() => undefined)

afterEach(() => void vi.useRealTimers())

describe('device', () => {
  test('the identifier is made once', () => {
    const store = createLocalStore(blocked)
    expect(readDeviceId(store)).toBe(readDeviceId(store))
  })

  test('a spoilt identifier is replaced by a UUID', () => {
    const store = createLocalStore(blocked)
    store.write('deviceId', 'x\r\ny')
    expect(readDeviceId(store)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
  })

  test.each([
    [android, { model: 'Chrome', platform: 'Android', platformVersion: '10' }],
    [windows, { model: 'Chrome', platform: 'Windows', platformVersion: '10' }],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      { model: 'Mobile Safari', platform: 'iOS', platformVersion: '18.5' },
    ],
    ['curl', unknown],
  ])('%s is named as the parser of all agents names it', async (userAgent, names) => {
    expect(await deviceNamer(createLocalStore(blocked), userAgent)()).toMatchObject(names)
  })
})

describe('the names of a device', () => {
  test('are made once and kept with the user agent that they were made of', async () => {
    const store = createLocalStore(blocked)
    const name = vi.fn<() => Promise<typeof named>>().mockResolvedValue(named)
    const device = deviceNamer(store, android, name)
    expect(await Promise.all([device(), device()])).toMatchObject([named, named])
    expect(deviceNamer(store, android, name)()).toEqual({ id: readDeviceId(store), ...named })
    expect(name).toHaveBeenCalledTimes(1)
    await deviceNamer(store, windows, name)()
    expect(name.mock.calls).toEqual([[android], [windows]])
  })

  test('are not asked for before the first call', () => {
    const name = vi.fn<() => Promise<typeof named>>(never)
    deviceNamer(createLocalStore(blocked), android, name)
    expect(name).not.toHaveBeenCalled()
  })

  test('are waited for by the first calls for 300 ms, by no later one, and go with those that come after them', async () => {
    vi.useFakeTimers()
    const found = Promise.withResolvers<typeof named>()
    const device = deviceNamer(createLocalStore(blocked), android, () => found.promise)
    const first = vi.fn<(names: object) => void>()
    void Promise.resolve(device()).then(first)
    await vi.advanceTimersByTimeAsync(299)
    expect(first).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(first.mock.calls[0]?.[0]).toMatchObject(unknown)
    expect(await device()).toMatchObject(unknown)
    found.resolve(named)
    await vi.advanceTimersByTimeAsync(0)
    expect(await device()).toMatchObject(named)
  })

  test('that cannot be had hold up nothing, and are asked for on the next visit', async () => {
    const store = createLocalStore(blocked)
    const name = vi.fn<() => Promise<typeof named>>().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValue(named)
    expect(await deviceNamer(store, android, name)()).toMatchObject(unknown)
    expect(await deviceNamer(store, android, name)()).toMatchObject(named)
  })

  test.each(['not JSON', '{"agent":1}', '[]'])('kept as %s are made anew', async (spoilt) => {
    const store = createLocalStore(blocked)
    store.write('deviceAgent', spoilt)
    expect(await deviceNamer(store, android, async () => named)()).toMatchObject(named)
  })
})

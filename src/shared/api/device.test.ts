import { describe, expect, test } from 'vitest'
import { createLocalStore } from '../lib/local-store'
import { describeDevice, readDeviceId } from './device'

const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36'
const blocked = (): Storage => {
  throw new DOMException('denied', 'SecurityError')
}

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

  test('the browser’s name is the model', async () => {
    expect(await describeDevice('id', android)).toEqual({ id: 'id', model: 'Chrome', platform: 'Android', platformVersion: '10' })
  })

  test('an unknown browser is Web on Unknown', async () => {
    expect(await describeDevice('id', 'curl')).toEqual({ id: 'id', model: 'Web', platform: 'Unknown', platformVersion: 'Unknown' })
  })
})

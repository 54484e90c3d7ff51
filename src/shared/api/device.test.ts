import { UAParser } from 'ua-parser-js'
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

  test('an unknown browser is Web on Unknown', () => {
    expect(describeDevice('id', 'curl')).toEqual({ id: 'id', model: 'Web', platform: 'Unknown', platformVersion: 'Unknown' })
  })

  const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5'
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0'
  test.each([
    android,
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`,
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/156.0.0.0`,
    `Mozilla/5.0 (Windows NT 6.1; Win64; x64) ${chrome} Safari/537.36 OPR/95.0.0.0`,
    `Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`,
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`,
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36`,
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
  ])('says of %s what the parser of all agents says', (userAgent) => {
    const { browser, os } = new UAParser(userAgent).getResult()
    const { model, platform, platformVersion } = describeDevice('id', userAgent)
    expect([model, platform, platformVersion]).toEqual([browser.name, os.name, os.version ?? 'Unknown'])
  })
})

import { v4 as createUuid, validate } from 'uuid'
import type { LocalStore } from '../lib/local-store'

export const deviceIdKey = 'deviceId'

/** What every request says of the device. */
export type Device = { id: string; model: string; platform: string; platformVersion: string }

/** The device’s random identifier, made once and kept under `deviceId`. */
export function readDeviceId(store: LocalStore): string {
  const kept = store.read(deviceIdKey)
  if (kept && validate(kept)) return kept
  const id = createUuid()
  store.write(deviceIdKey, id)
  return id
}

/** Reads the browser’s user agent; the parser is loaded on the first request, not with the page. */
export async function describeDevice(id: string, userAgent: string): Promise<Device> {
  const { UAParser } = await import('ua-parser-js')
  const { browser, os } = new UAParser(userAgent).getResult()
  return { id, model: browser.name ?? 'Web', platform: os.name ?? 'Unknown', platformVersion: os.version ?? 'Unknown' }
}

import { v4 as createUuid, validate } from 'uuid'
import type { LocalStore } from '../lib/local-store'

export const deviceIdKey = 'deviceId'

/** The description of the device that goes with every request. */
export type Device = { id: string; model: string; platform: string; platformVersion: string }

/** The device’s random identifier, made once and kept under `deviceId`. */
export function readDeviceId(store: LocalStore): string {
  const stored = store.read(deviceIdKey)
  if (stored && validate(stored)) return stored
  const id = createUuid()
  store.write(deviceIdKey, id)
  return id
}

/** Names of browsers and what betrays them, the ones that pretend to be others first. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bMobile\/\w+ Safari\//, 'Mobile Safari'],
  [/\bSafari\//, 'Safari'],
]
/** Systems, with their version in brackets where it is told. */
const systems: readonly [RegExp, string][] = [
  [/\bAndroid(?: ([\d.]+))?/, 'Android'],
  [/\b(?:iPhone|iPad|iPod).*? OS (\d+(?:_\d+)*)/, 'iOS'],
  [/\bWindows NT ([\d.]+)/, 'Windows'],
  [/\bMac OS X (\d+(?:[_.]\d+)*)/, 'Mac OS'],
  [/\bCrOS \w+ ([\d.]+)/, 'Chrome OS'],
  [/\bLinux\b/, 'Linux'],
]
/** The numbers by which Windows calls itself, and the names that people use. */
const windows: Record<string, string> = { '6.1': '7', '6.2': '8', '6.3': '8.1', '10.0': '10' }

/** Reads the browser’s user agent for the headers of every request. A parser of all agents would be the largest part of the first page. */
export function describeDevice(id: string, userAgent: string): Device {
  const model = browsers.find(([sign]) => sign.test(userAgent))?.[1] ?? 'Web'
  for (const [sign, platform] of systems) {
    const found = sign.exec(userAgent)
    if (!found) continue
    const version = found[1]?.replaceAll('_', '.') ?? 'Unknown'
    return { id, model, platform, platformVersion: platform === 'Windows' ? (windows[version] ?? version) : version }
  }
  return { id, model, platform: 'Unknown', platformVersion: 'Unknown' }
}

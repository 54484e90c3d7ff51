import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A device that names this zone, in a browser with or without `Temporal`. */
async function deviceIn(zone: string | undefined, hasTemporal: boolean) {
  vi.resetModules()
  const { DateTimeFormat } = Intl
  class Named extends DateTimeFormat {
    override resolvedOptions(): Intl.ResolvedDateTimeFormatOptions {
      return { ...super.resolvedOptions(), timeZone: zone as string }
    }
  }
  vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: Named })
  class ZonedDateTime {
    readonly offsetNanoseconds = 7_200_000_000_000
    constructor(_: bigint, named: string) {
      if (named === 'Etc/Unknown') throw new RangeError('Invalid time zone specified: Etc/Unknown')
    }
  }
  vi.stubGlobal('Temporal', hasTemporal ? { Now: { timeZoneId: () => zone }, ZonedDateTime } : undefined)
  return import('./wall-time.ts')
}

test.each([
  ['Etc/Unknown', 'Europe/Kyiv'],
  ['', 'Europe/Kyiv'],
  [undefined, 'Europe/Kyiv'],
  ['Europe/Warsaw', 'Europe/Warsaw'],
] as const)('a device that calls its zone %s lives in %s, and its time can be told', async (named, zone) => {
  for (const hasTemporal of [true, false]) {
    const { wallTime, zoneHere } = await deviceIn(named, hasTemporal)
    expect(zoneHere()).toBe(zone)
    expect(wallTime(Date.UTC(2026, 10, 28, 10), zoneHere())).toBeGreaterThan(Date.UTC(2026, 10, 28, 10))
  }
})

/** Older browsers have no `Temporal`. The first `Intl` of a page costs a slow phone up to a fifth of a second, `Temporal` a hundredth. */
const temporal = (globalThis as { Temporal?: typeof Temporal }).Temporal

const formats = new Map<string, Intl.DateTimeFormat>()
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(zone, made)
  return made
}

/** Reads the time of a wall clock as if it were UTC, to the second. @param zone IANA name, `Europe/Kyiv`. */
export function wallTime(at: number, zone: string): number {
  if (temporal) {
    const { offsetNanoseconds } = new temporal.ZonedDateTime(BigInt(Math.floor(at / 1000)) * 1_000_000_000n, zone)
    return Math.floor(at / 1000) * 1000 + offsetNanoseconds / 1_000_000
  }
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  return Date.UTC(
    part['year'] ?? 0,
    (part['month'] ?? 1) - 1,
    part['day'] ?? 1,
    part['hour'] ?? 0,
    part['minute'] ?? 0,
    part['second'] ?? 0,
  )
}

/** Tells whether this machine knows a zone by this name. */
export function isZone(zone: string): boolean {
  try {
    wallTime(0, zone)
    return true
  } catch {
    return false
  }
}

const kyiv = 'Europe/Kyiv'

/**
 * The zone of this device; that of Kyiv where it names none, or one that its own engine does not know: a device that cannot tell its zone calls it
 * `Etc/Unknown`.
 */
export function zoneHere(): string {
  const zone = (temporal ? temporal.Now.timeZoneId() : new Intl.DateTimeFormat().resolvedOptions().timeZone) || kyiv
  return isZone(zone) ? zone : kyiv
}

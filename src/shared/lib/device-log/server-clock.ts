import { dayMs } from '#domain/duration'
import type { LocalStore } from '../local-store'

const offsetKey = 'server_clock_offset'
const tolerance = 2000

/** The server’s time as this device knows it, in ms since the epoch. */
export type ServerClock = {
  now: () => number
  /** Takes the server’s own word for the time. @param serverNow ISO moment out of an answer just received. */
  sync: (serverNow: string) => void
  /** The device slept, or its clock was changed, since the last word of the server: time to ask again. */
  hasJumped: () => boolean
}

/** A clock may be years wrong; what is more is no difference of clocks, and no date could be made of it. */
const longestOffset = 100 * 365 * dayMs
const offsetOf = (stored: string | null): number => {
  const offset = Number(stored)
  return Math.abs(offset) <= longestOffset ? offset : 0
}

type Device = { now: () => number; monotonic: () => number }
const browser: Device = { now: () => Date.now(), monotonic: () => performance.now() }

/** Counts on from the server’s last word by a clock that nobody can set: changing the phone’s time does not change the exam’s. */
export function createServerClock(store: LocalStore, device: Device = browser): ServerClock {
  const anchorAt = (time: number) => ({ server: time, monotonic: device.monotonic(), now: device.now() })
  let anchor = anchorAt(device.now() + offsetOf(store.read(offsetKey)))
  const passed = () => device.monotonic() - anchor.monotonic
  return {
    now: () => anchor.server + passed(),
    sync: (serverNow) => {
      const time = Date.parse(serverNow)
      if (Number.isNaN(time)) return
      anchor = anchorAt(time)
      store.write(offsetKey, String(time - device.now()))
    },
    hasJumped: () => Math.abs(device.now() - anchor.now - passed()) > tolerance,
  }
}

import type { LocalStore } from '@/shared/lib/local-store'

const offsetKey = 'server_clock_offset'

/** The server’s time as this device knows it, in ms since the epoch. */
export type ServerClock = {
  now: () => number
  /** Takes the server’s own word for the time. @param serverNow ISO moment out of an answer just received. */
  sync: (serverNow: string) => void
}

/** Keeps the difference to the device’s clock, so that a wrong clock on the phone does not shorten the exam. */
export function createServerClock(store: LocalStore, deviceNow: () => number = Date.now): ServerClock {
  let offset = Number(store.read(offsetKey)) || 0
  return {
    now: () => deviceNow() + offset,
    sync: (serverNow) => {
      const time = Date.parse(serverNow)
      if (Number.isNaN(time)) return
      offset = time - deviceNow()
      store.write(offsetKey, String(offset))
    },
  }
}

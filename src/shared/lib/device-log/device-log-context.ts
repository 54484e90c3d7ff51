import { createContext, use, useEffect, useState } from 'react'
import type { DeviceLog, Waiting } from './device-log'

const LogContext = createContext<DeviceLog | null>(null)

export const DeviceLogProvider = LogContext.Provider

export function useDeviceLog(): DeviceLog {
  const log = use(LogContext)
  if (!log) throw new Error('No device log above this component')
  return log
}

/** For a page that is drawn before the log is there: gives it once it is. */
export function useLateDeviceLog(): () => Promise<DeviceLog> {
  const log = use(LogContext)
  const [ready] = useState(() => Promise.withResolvers<DeviceLog>())
  useEffect(() => {
    if (log) ready.resolve(log)
  }, [log, ready])
  return () => ready.promise
}

const none: readonly Waiting[] = []

/** Reads the facts of this visitor that wait for the server, by stream, as they change. */
export function useWaiting(): readonly Waiting[] {
  const log = use(LogContext)
  const [waiting, setWaiting] = useState(none)
  useEffect(() => {
    if (!log) return
    let isGone = false
    const look = () =>
      void log.waiting().then(
        (found) => !isGone && setWaiting(found),
        () => undefined,
      )
    look()
    const leave = log.subscribe(look)
    return () => {
      isGone = true
      leave()
    }
  }, [log])
  return waiting
}

import { useEffect, useState } from 'react'
import { createRequiredContext } from '../required-context'
import type { DeviceLog, Waiting } from './device-log'

const { Provider, useRequired, useIfThere } = createRequiredContext<DeviceLog>('device log')

export const DeviceLogProvider = Provider
export const useDeviceLog = useRequired

/** For a page that is drawn before the log is there: gives it once it is. */
export function useAwaitedDeviceLog(): () => Promise<DeviceLog> {
  const log = useIfThere()
  const [ready] = useState(() => Promise.withResolvers<DeviceLog>())
  useEffect(() => {
    if (log) ready.resolve(log)
  }, [log, ready])
  return () => ready.promise
}

const none: readonly Waiting[] = []

/** Reads the facts of this visitor that wait for the server, by stream, as they change. */
export function useWaiting(): readonly Waiting[] {
  const log = useIfThere()
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

import { useEffect } from 'react'
import { createLocalStore } from '@/shared/lib/local-store'
import { useIsAtRest } from '@/shared/lib/lazy'
import { deviceNote } from '../model/device-note'

const store = createLocalStore()

/** Tells the server, unseen, where this device has another address for its messages, or its pupil another zone. Nothing that the page needs waits for it. */
export function KeepReminded() {
  const isAtRest = useIsAtRest(10_000)
  useEffect(() => {
    if (!isAtRest || store.read(deviceNote.told) === null) return
    import('../model/renew-device').then(({ renewDevice }) => renewDevice(store)).catch(() => undefined)
  }, [isAtRest])
  return null
}

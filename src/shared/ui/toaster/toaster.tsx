import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { hasToasts, subscribe } from './inbox'
import { PlainRegion } from './plain-region'

const load = () => import('./toast-region').then((module) => ({ default: module.ToastRegion }))
const Region = lazy(() => load().catch(() => ({ default: PlainRegion })))

/** Place of the toasts, once in the app. Its code comes when the browser is idle, or with the first toast. */
export function Toaster() {
  const isNeeded = useSyncExternalStore(subscribe, hasToasts, () => false)
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), 4000)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense>{isNeeded && <Region />}</Suspense>
}

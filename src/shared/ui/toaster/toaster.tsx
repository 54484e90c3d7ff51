import { useSyncExternalStore } from 'react'
import { lazy } from '../../lib/lazy'
import { hasToasts, subscribe } from './inbox'
import { PlainRegion } from './plain-region'

const region = lazy(() => import('./toast-region'))

/** Place of the toasts, once in the app. Its code comes with the first toast; where it does not come, a plain place shows them. */
export function Toaster() {
  return useSyncExternalStore(subscribe, hasToasts, () => false) && <Region />
}

function Region() {
  const { code, retry } = region.use()
  if (code) return <code.ToastRegion />
  return retry && <PlainRegion />
}

import { useSyncExternalStore } from 'react'
import { lazy } from '../../lib/lazy'
import { hasToasts, subscribe } from './inbox'
import type { ToasterProps } from './placement'
import { PlainRegion } from './plain-region'

const region = lazy(() => import('./toast-region'))

/** Place of the toasts, once in the app. Its code comes with the first toast; where it does not come, a plain place shows them. */
export function Toaster(props: ToasterProps) {
  return useSyncExternalStore(subscribe, hasToasts, () => false) && <Region {...props} />
}

function Region(props: ToasterProps) {
  const { code, retry } = region.use()
  if (code) return <code.ToastRegion {...props} />
  return retry && <PlainRegion {...props} />
}

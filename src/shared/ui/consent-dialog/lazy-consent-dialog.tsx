import { useEffect, useEffectEvent } from 'react'
import { lazy } from '@/shared/lib/lazy'
import type { ConsentDialogProps } from './consent-dialog'

const dialog = lazy(() => import('./consent-dialog'))

/** Place of a question; its code is fetched ahead, and where it cannot be had the browser itself asks. */
export function LazyConsentDialog({ isOpen, ...question }: ConsentDialogProps & { isOpen: boolean }) {
  const { code, retry } = dialog.use(isOpen)
  if (!isOpen) return null
  if (code) return <code.ConsentDialog {...question} />
  return retry && <NativeQuestion {...question} />
}

/** Asks once, and again only after a deed that failed. */
function NativeQuestion({ title, isBusy = false, onGive, onRefuse }: ConsentDialogProps) {
  const ask = useEffectEvent(() => (confirm(title) ? onGive() : onRefuse()))
  useEffect(() => {
    if (!isBusy) ask()
  }, [isBusy])
  return null
}

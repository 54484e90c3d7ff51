import { lazy, Suspense, useEffect, useEffectEvent, type FC } from 'react'
import type { ConsentDialogProps } from './consent-dialog'

type Loaded = { default: FC<ConsentDialogProps> }
const load = async (): Promise<Loaded> => ({ default: (await import('./consent-dialog')).ConsentDialog })
const Dialog = lazy(() => load().catch((): Loaded => ({ default: NativeQuestion })))

/** Place of a question; its code is fetched ahead, and where it cannot be had the browser itself asks. */
export function LazyConsentDialog({ isOpen, ...question }: ConsentDialogProps & { isOpen: boolean }) {
  useEffect(() => void load().catch(() => undefined), [])
  return <Suspense>{isOpen && <Dialog {...question} />}</Suspense>
}

/** Asks once, and again only after a deed that failed. */
function NativeQuestion({ title, isBusy = false, onGive, onRefuse }: ConsentDialogProps) {
  const ask = useEffectEvent(() => (confirm(title) ? onGive() : onRefuse()))
  useEffect(() => {
    if (!isBusy) ask()
  }, [isBusy])
  return null
}

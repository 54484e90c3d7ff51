import { lazy, Suspense } from 'react'
import { useAuthModalState } from '../model/auth-modal-context'

const load = () => import('./auth-modal')
const AuthModal = lazy(async () => ({ default: (await load()).AuthModal }))

/** Place of the sign-in dialog; its code comes with the first opening, or earlier on a sign of intent. */
export function LazyAuthModal() {
  const isOpen = useAuthModalState((snapshot) => !snapshot.matches('closed'))
  return <Suspense>{isOpen && <AuthModal />}</Suspense>
}

/** Fetches the dialog’s code ahead of the press. A failure is left to the press itself. */
export const prefetchAuthModal = (): void => void load().catch(() => undefined)

import { Dialog } from '@/shared/ui/dialog'
import { useAuthModal, useAuthModalState } from '../model/auth-modal-context'
import { AuthTitle } from './auth-title'
import { AuthViews } from './auth-views'

/** The sign-in dialog over the page. */
export function AuthModal() {
  const modal = useAuthModal()
  const isOpen = useAuthModalState((snapshot) => snapshot.matches('open'))
  return (
    isOpen && (
      <Dialog isOpen onClose={() => modal.send({ type: 'modal.close' })} title={<AuthTitle />} initialFocus={firstField}>
        <AuthViews />
      </Dialog>
    )
  )
}

const firstField = () => document.querySelector<HTMLElement>('[data-auth-views] :is(input, button)')

import { useEffect, useState, type FC } from 'react'
import { showToast } from '@/shared/ui/toaster'
import { useAuthModal, useAuthModalState } from '../model/auth-modal-context'

const load = async () => (await import('./auth-modal')).AuthModal

/**
 * Where the sign-in dialog is drawn. Its code comes with the first opening, or earlier when the pointer comes near the button. Where it
 * cannot be had, a toast says so and the next press tries again.
 */
export function LazyAuthModal() {
  const modal = useAuthModal()
  const isOpen = useAuthModalState((snapshot) => !snapshot.matches('closed'))
  const [Modal, setModal] = useState<FC | null>(null)
  useEffect(() => {
    if (!isOpen || Modal) return
    load().then(
      (Loaded) => setModal(() => Loaded),
      () => {
        showToast({ severity: 'error', title: 'Помилка', detail: 'Вікно входу не завантажилося. Перевір з’єднання і спробуй ще раз' })
        modal.send({ type: 'modal.close' })
      },
    )
  }, [isOpen, Modal, modal])
  return isOpen && Modal && <Modal />
}

/** Fetches the dialog’s code ahead of the press. A failure is left to the press itself. */
export const prefetchAuthModal = (): void => void load().catch(() => undefined)

import { css } from 'styled-system/css'
import { useSessionState } from '@/entities/session'
import { useAuthModal } from '@/features/auth-modal'
import { Button } from '@/shared/ui/button'

/** A guest holds what was bought in this browser alone; an account keeps it for good. */
export function KeepBought() {
  const isGuest = useSessionState((snapshot) => snapshot.context.tokens.token === null)
  const authModal = useAuthModal()
  if (!isGuest) return null
  return (
    <div className={css({ stack: '3', justifyItems: 'start' })}>
      <p>Поки що оплачене тримається лише на цьому браузері: якщо стерти його дані, воно зникне. Після входу оплачене збережеться.</p>
      <Button variant="secondary" onClick={() => authModal.send({ type: 'modal.open' })}>
        Увійти або зареєструватися
      </Button>
    </div>
  )
}

import { css } from 'styled-system/css'
import { Dialog } from '@/shared/ui/dialog'
import { PasswordForm } from './password-form'

type WantedDialogProps = { email: string | null; onDone: () => void; onLater: () => void }

/** Asked after a mailed password has opened the account: that one does not open it again. */
export function WantedDialog({ email, onDone, onLater }: WantedDialogProps) {
  return (
    <Dialog isOpen onClose={onLater} title="Придумай свій пароль" width="narrow">
      <div className={css({ stack: '4' })}>
        <p>Надісланий пароль удруге не спрацює. Збережи свій, щоб увійти наступного разу.</p>
        <PasswordForm hasCurrent={false} email={email} onDone={onDone} onCancel={onLater} cancel="Пізніше" />
      </div>
    </Dialog>
  )
}

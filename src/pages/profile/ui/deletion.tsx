import { css } from 'styled-system/css'
import { useLeaving } from '@/features/sign-out'
import { Button } from '@/shared/ui/button'
import { LazyConsentDialog } from '@/shared/ui/consent-dialog'
import { deleteAccount } from '../api/profile-calls'
import { useConsent } from './use-consent'

type DeletionProps = { onDone: () => void }

/** The end of an account, said plainly before it comes. */
export function Deletion({ onDone }: DeletionProps) {
  const consent = useConsent(deleteAccount, onDone)
  const { leave, question } = useLeaving('deleted')
  return (
    <div className={css({ stack: '4', justifyItems: 'start' })}>
      <p>Разом з акаунтом зникнуть усі тести, відповіді та результати. Повернути їх буде неможливо.</p>
      <Button variant="secondary" onClick={() => leave(consent.ask)}>
        Видалити акаунт
      </Button>
      {question}
      <LazyConsentDialog {...consent.question} title="Видалити акаунт назавжди?" yes="Видалити назавжди" no="Лишити акаунт">
        <p>Зникнуть назавжди:</p>
        <ul className={css({ stack: '1', paddingLeft: '5', listStyleType: 'disc' })}>
          <li>ім’я, e-mail і фото;</li>
          <li>усі тести, відповіді та результати на всіх пристроях;</li>
          <li>преміум, навіть якщо його час ще не вийшов.</li>
        </ul>
        <p>Скасувати це не зможемо навіть ми.</p>
      </LazyConsentDialog>
    </div>
  )
}

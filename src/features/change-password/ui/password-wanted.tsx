import { useState } from 'react'
import { useSession, useSessionState } from '@/entities/session'
import { lazy } from '@/shared/lib/lazy'
import { showToast } from '@/shared/ui/toaster'

const dialog = lazy(() => import('./wanted-dialog'))

/** Asks for a password of one’s own while the account wants one, once a visit; the profile asks on. */
export function PasswordWanted() {
  const session = useSession()
  const [isPutOff, setIsPutOff] = useState(false)
  const email = useSessionState((snapshot) => snapshot.context.account?.user.email ?? null)
  const isWanted = useSessionState((snapshot) => snapshot.context.account?.user.password === 'wanted')
  return isWanted && !isPutOff && <Question email={email} onDone={saved} onLater={() => setIsPutOff(true)} />

  function saved() {
    session.send({ type: 'session.recheck' })
    showToast({ severity: 'success', title: 'Успішно', detail: 'Новий пароль збережено' })
  }
}

function Question(props: { email: string | null; onDone: () => void; onLater: () => void }) {
  const { code } = dialog.use()
  return code && <code.WantedDialog {...props} />
}

import { useState } from 'react'
import { css } from 'styled-system/css'
import type { User } from '#contract/user'
import { PasswordForm } from '@/features/change-password'
import { Button } from '@/shared/ui/button'
import { Chip } from '@/shared/ui/chip'

type PasswordProps = { user: User; onChange: () => void }

/** «Змінити пароль»: the form unfolds; who came by a mailed password is asked for one at once. */
export function Password({ user: { email, password }, onChange }: PasswordProps) {
  const [isOpen, setIsOpen] = useState(password === 'wanted')
  const [isSaved, setIsSaved] = useState(false)
  const done = () => {
    setIsOpen(false)
    setIsSaved(true)
    onChange()
  }
  if (password === 'none') return <p>В акаунта немає пароля. Щоб його отримати, вийди й натисни «Забули пароль?» на сторінці входу.</p>
  if (isOpen)
    return (
      <PasswordForm hasCurrent={password !== 'wanted'} email={email} onDone={done} onCancel={() => setIsOpen(false)} cancel="Скасувати" />
    )
  return (
    <div className={css({ stack: '3', justifyItems: 'start' })}>
      <p>Після зміни на інших пристроях треба буде ввійти знову.</p>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Змінити пароль
      </Button>
      <div role="status">
        {isSaved && (
          <Chip tone="right" icon="check">
            Новий пароль збережено
          </Chip>
        )}
      </div>
    </div>
  )
}

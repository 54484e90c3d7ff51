import { css } from 'styled-system/css'
import { passwordChangeSchema } from '#contract/auth'
import { problemOf } from '@/shared/api'
import { useOnceCall } from '@/shared/lib/once-call'
import { Button } from '@/shared/ui/button'
import { errorsOf, useCheckedForm } from '@/shared/ui/form'
import { NewPasswordField, PasswordField } from '@/shared/ui/password-field'
import { changePassword } from '../api/change-password'

type PasswordFormProps = {
  /** True when the present password must be typed; false after signing in by a mailed one. */
  hasCurrent: boolean
  email: string | null
  onDone: () => void
  onCancel: () => void
  cancel: string
}

/** A password of one’s own. What the server refuses is said inside the form, and what was typed stays. */
export function PasswordForm({ hasCurrent, email, onDone, onCancel, cancel }: PasswordFormProps) {
  const call = useOnceCall((change: { current?: string; password: string }, _key, signal) => changePassword(change, signal), {
    onAnswer: onDone,
  })
  const isBusy = call.state === 'calling'
  const changeIn = ({ current = '', password = '' }: Record<string, string>) => (hasCurrent ? { current, password } : { password })
  const { errors, submit } = useCheckedForm({
    check: (texts) => ({
      ...errorsOf(passwordChangeSchema, changeIn(texts)),
      ...(hasCurrent && !texts['current'] && { current: 'Введи теперішній пароль' }),
    }),
    isBusy,
    onSend: (texts) => call.make(changeIn(texts)),
  })
  return (
    <form noValidate onSubmit={submit} aria-label="Новий пароль" className={css({ stack: '4' })}>
      <input type="email" name="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      {hasCurrent && (
        <PasswordField label="Теперішній пароль" name="current" autoComplete="current-password" required error={errors.current} />
      )}
      <NewPasswordField label="Новий пароль" error={errors.password} />
      <p role="alert" className={css({ color: 'wrong', textStyle: 'label', _empty: { display: 'none' } })}>
        {call.error !== null && problemOf(call.error).detail}
      </p>
      <div className={css({ wrap: '3' })}>
        <Button type="submit" isLoading={isBusy}>
          Зберегти пароль
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  )
}

import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { css } from 'styled-system/css'
import { passwordResetSchema } from '#contract/auth'
import { Button } from '@/shared/ui/button'
import { TextField } from '@/shared/ui/text-field'
import type { resetPasswordMachine } from '../model/reset-password.machine'
import { CredentialForm } from './credential-form'

type ForgotPasswordProps = { reset: ActorRefFrom<typeof resetPasswordMachine>; /** As it was typed before. */ email: string }

/** Asks where to mail a new password, then says that it is on its way. */
export function ForgotPassword({ reset, email: typed }: ForgotPasswordProps) {
  const isConfirmed = useSelector(reset, (snapshot) => snapshot.matches('confirmed'))
  const isBusy = useSelector(reset, (snapshot) => snapshot.matches('requesting'))
  const problem = useSelector(reset, (snapshot) => (snapshot.matches('refused') ? (snapshot.context.problem?.detail ?? null) : null))
  const accept = useRef<HTMLButtonElement>(null)
  useEffect(() => accept.current?.focus(), [isConfirmed])
  if (isConfirmed) {
    return (
      <div className={css({ stack: '5' })}>
        <p role="status" className={css({ textStyle: 'lead' })}>
          Новий пароль надіслано на пошту
        </p>
        <Button ref={accept} size="large" isWide onClick={() => reset.send({ type: 'confirmation.accept' })}>
          OK
        </Button>
      </div>
    )
  }
  return (
    <CredentialForm
      schema={passwordResetSchema}
      submit="Відновити"
      isBusy={isBusy}
      problem={problem}
      onSubmit={({ email = '' }) => reset.send({ type: 'email.submit', reset: { email } })}
    >
      {(errors) => (
        <>
          <p className={css({ color: 'inkMuted' })}>Надішлемо на твою пошту новий пароль.</p>
          <TextField
            label="E-mail"
            name="email"
            type="email"
            defaultValue={typed}
            autoComplete="username"
            inputMode="email"
            required
            error={errors.email}
          />
        </>
      )}
    </CredentialForm>
  )
}

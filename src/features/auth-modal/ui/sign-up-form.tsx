import { useState } from 'react'
import { registrationSchema, type Registration } from '#contract/auth'
import { addresses } from '@/shared/routes'
import { Button } from '@/shared/ui/button'
import { Checkbox } from '@/shared/ui/checkbox'
import { NewPasswordField } from '@/shared/ui/password-field'
import { TextField } from '@/shared/ui/text-field'
import { CredentialForm } from './credential-form'

type SignUpFormProps = {
  /** As it was typed into another form before. */
  email?: string
  isBusy: boolean
  problem: string | null
  onSubmit: (registration: Registration) => void
  onSignIn: () => void
}

export function SignUpForm({ email = '', isBusy, problem, onSubmit, onSignIn }: SignUpFormProps) {
  const [hasConsent, setConsent] = useState(false)
  return (
    <>
      <CredentialForm
        schema={registrationSchema}
        submit="Зареєструватися"
        isBusy={isBusy}
        isLocked={!hasConsent}
        problem={problem}
        onSubmit={({ name = '', email: address = '', password = '' }) => onSubmit({ name, email: address, password })}
      >
        {(errors) => (
          <>
            <TextField label="Повне ім’я" name="name" autoComplete="name" required minLength={3} error={errors.name} />
            <TextField
              label="E-mail"
              name="email"
              type="email"
              defaultValue={email}
              autoComplete="username"
              inputMode="email"
              required
              error={errors.email}
            />
            <NewPasswordField label="Пароль" error={errors.password} />
            <Checkbox checked={hasConsent} onChange={(event) => setConsent(event.currentTarget.checked)}>
              Приймаю документи «
              <a href={addresses.terms.to()} target="_blank" rel="noopener">
                Умови користування
              </a>
              » та «
              <a href={addresses.privacy.to()} target="_blank" rel="noopener">
                Політика конфіденційності
              </a>
              » і погоджуюся на обробку персональних даних
            </Checkbox>
          </>
        )}
      </CredentialForm>
      <Button variant="quiet" isWide disabled={isBusy} onClick={onSignIn}>
        Уже є акаунт? Увійти
      </Button>
    </>
  )
}

import { credentialsSchema, type Credentials } from '#contract/auth'
import { PasswordField } from '@/shared/ui/password-field'
import { TextField } from '@/shared/ui/text-field'
import { Button } from '@/shared/ui/button'
import { CredentialForm } from './credential-form'

type SignInFormProps = {
  /** As it was typed into another form before. */
  email?: string
  isBusy: boolean
  problem: string | null
  onSubmit: (credentials: Credentials) => void
  onSignUp: () => void
  onForgotPassword: () => void
}

export function SignInForm({ email = '', isBusy, problem, onSubmit, onSignUp, onForgotPassword }: SignInFormProps) {
  return (
    <>
      <CredentialForm
        schema={credentialsSchema}
        submit="Увійти"
        isBusy={isBusy}
        problem={problem}
        onSubmit={({ email: address = '', password = '' }) => onSubmit({ email: address, password })}
      >
        {(errors) => (
          <>
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
            <PasswordField label="Пароль" name="password" autoComplete="current-password" required minLength={8} error={errors.password} />
          </>
        )}
      </CredentialForm>
      <Button variant="quiet" isWide disabled={isBusy} onClick={onForgotPassword}>
        Забули пароль?
      </Button>
      <Button variant="quiet" isWide disabled={isBusy} onClick={onSignUp}>
        Вперше тут? Зареєструватися
      </Button>
    </>
  )
}

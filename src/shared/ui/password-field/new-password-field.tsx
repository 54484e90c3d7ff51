import { PasswordField } from './password-field'

/** A password that is being chosen: managers offer one, and the rule for it is said beforehand. */
export const NewPasswordField = ({ label, error }: { label: string; error: string | undefined }) => (
  <PasswordField
    label={label}
    name="password"
    autoComplete="new-password"
    required
    minLength={8}
    hint="Пароль повинен містити 8 символів"
    error={error}
  />
)

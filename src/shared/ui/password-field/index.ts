export { NewPasswordField } from './new-password-field'
export { PasswordField } from './password-field'

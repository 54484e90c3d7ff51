export { PasswordForm } from './ui/password-form'
export { PasswordWanted } from './ui/password-wanted'

export { AuthPage } from './ui/auth-page'

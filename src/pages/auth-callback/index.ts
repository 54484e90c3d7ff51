export { AuthCallbackPage } from './ui/auth-callback-page'

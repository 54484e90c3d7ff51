export { SocialAuthPage } from './ui/social-auth-page'

export { signIn, signUp } from './api/sign-in'
export { AuthModalProvider, useAuthModal } from './model/auth-modal-context'
export { authModalMachine, type AuthModal } from './model/auth-modal.machine'
export { LazyAuthModal, prefetchAuthModal } from './ui/lazy-auth-modal'

import { createActorContext } from '@/shared/lib/actor-context'
import type { authModalMachine } from './auth-modal.machine'

const authModal = createActorContext<typeof authModalMachine>('auth modal')

export const AuthModalProvider = authModal.Provider
export const useAuthModal = authModal.useActorRef
export const useAuthModalState = authModal.useSelector

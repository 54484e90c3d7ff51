import type { SnapshotFrom } from 'xstate'
import { createActorContext } from '@/shared/lib/actor-context'
import type { authModalMachine } from './auth-modal.machine'
import type { AuthModal } from './lazy-auth-modal'

const authModal = createActorContext<typeof authModalMachine, AuthModal>('auth modal')

export const AuthModalProvider = authModal.Provider
export const useAuthModal = authModal.useActorRef
export const useAuthModalState = authModal.useSelector

export type ViewName = Extract<SnapshotFrom<typeof authModalMachine>['value'], object>['open']['view']

/** The view that is open, or would be. */
export const useView = (): ViewName => useAuthModalState(({ value }) => (value === 'closed' ? 'signIn' : value.open.view))

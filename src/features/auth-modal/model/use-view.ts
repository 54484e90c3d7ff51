import type { SnapshotFrom } from 'xstate'
import { useAuthModalState } from './auth-modal-context'
import type { authModalMachine } from './auth-modal.machine'

export type ViewName = Extract<SnapshotFrom<typeof authModalMachine>['value'], object>['open']['view']

/** The view that is open, or would be. */
export const useView = (): ViewName => useAuthModalState(({ value }) => (value === 'closed' ? 'signIn' : value.open.view))

import { authModalMachine } from '@/features/auth-modal'
import { resetPasswordMachine } from '@/features/auth-modal/model/reset-password.machine'
import { sessionMachine } from '@/entities/session'

/** The production charts that the way into an account runs on. */
export const authCharts = { session: sessionMachine, authModal: authModalMachine, resetPassword: resetPasswordMachine }
export type AuthCharts = typeof authCharts

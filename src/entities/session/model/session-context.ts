import type { ReactNode } from 'react'
import { createActorContext } from '@/shared/lib/actor-context'
import type { sessionMachine } from './session.machine'

const session = createActorContext<typeof sessionMachine>('session')

export const SessionProvider = session.Provider
export const useSession = session.useActorRef
export const useSessionState = session.useSelector
export const useIsSessionThere = session.useIsThere

/** Drawn once the session runs. What stands around it is not drawn anew for that. */
export const WithSession = ({ children }: { children: ReactNode }): ReactNode => useIsSessionThere() && children

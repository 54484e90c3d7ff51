import type { ReactNode } from 'react'
import { useSession } from '@/entities/session'
import { useLeaving } from './use-leaving'

/** Leaves the account at once where the server has everything of it; otherwise asks first. The question is to be drawn. */
export function useSignOut(): { signOut: () => void; question: ReactNode } {
  const session = useSession()
  const { leave, question } = useLeaving('left')
  return { signOut: () => leave(() => session.send({ type: 'session.end' })), question }
}

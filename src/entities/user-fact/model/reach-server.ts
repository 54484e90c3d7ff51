import type { UserFact } from '#contract/user-fact'
import type { FactLog } from './fact-log'

// What checks facts by the contract comes beside the first paint.

/** Own facts of one kind that the server has, oldest first. */
export const readFacts = async (kind: UserFact['kind']): Promise<UserFact[]> => (await import('../api/fact-calls')).readFacts(kind)

/** Sends what waits; see `deliverWaiting` for what becomes of a refusal. @param sync hears the server’s time. */
export const deliverFacts = async (log: FactLog, sync: (serverNow: string) => void): Promise<{ refused: number }> =>
  (await import('./deliver-facts')).deliverFacts(log, sync)

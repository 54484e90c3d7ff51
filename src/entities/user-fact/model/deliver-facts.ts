import { deliverWaiting } from '@/shared/lib/fact-log'
import { sendFacts } from '../api/fact-calls'
import type { FactLog } from './fact-log'

/** Sends what waits; see `deliverWaiting` for what becomes of a refusal. @param sync hears the server’s time. */
export const deliverFacts = (log: FactLog, sync: (serverNow: string) => void): Promise<{ refused: number }> =>
  deliverWaiting(log, async (facts) => {
    sync((await sendFacts(facts)).serverNow)
    return {}
  })

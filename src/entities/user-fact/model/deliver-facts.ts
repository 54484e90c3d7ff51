import { deliverWaiting } from '@/shared/lib/fact-log'
import { sendFacts } from '../api/fact-calls'
import type { FactLog } from './fact-log'

/** Sends what waits; see `deliverWaiting` for what becomes of a refusal. */
export const deliverFacts = (log: FactLog, sync: (serverNow: string) => void): Promise<{ refused: number }> =>
  deliverWaiting(log, sendFacts, sync)

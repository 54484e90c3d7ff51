import type { AnswerLog } from './answer-log'
import type { Delivery } from './deliver'
import type { ServerClock } from './server-clock'

/** Delivers what waits; the code for it comes beside the first paint. */
export const deliverWaiting = async (log: AnswerLog, clock: ServerClock): Promise<Delivery> =>
  (await import('./deliver')).deliver(log, clock)

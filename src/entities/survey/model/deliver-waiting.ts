import type { AnswerLog } from './answer-log'
import type { Delivery } from './deliver'
import type { ServerClock } from './server-clock'

type Ground = { log: AnswerLog; clock: ServerClock }

/** Delivers what waits; the code for it comes beside the first paint. @param only deliver this survey’s facts alone. */
export const deliverWaiting = async ({ log, clock }: Ground, only?: string): Promise<Delivery> =>
  (await import('./deliver')).deliver(log, clock, only)

/** Sees to it that the server has everything this device knows of a survey; rejects where it cannot have it now. */
export async function settleSurvey(id: string, ground: Ground): Promise<void> {
  await ground.log.revive()
  const waiting = await ground.log.waiting()
  if (waiting.some(({ survey }) => survey === id)) await deliverWaiting(ground, id)
}

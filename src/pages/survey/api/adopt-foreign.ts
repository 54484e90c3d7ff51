import type { SurveyEvent } from '#domain/survey-event'
import type { SurveyGround } from '@/entities/survey'

/** Takes facts that the server has and this device does not. Those that it holds stay as they are: some may still have to be delivered. */
export async function adoptForeign(id: string, received: readonly SurveyEvent[], log: SurveyGround['log']): Promise<void> {
  const own = new Set((await log.events(id)).map((event) => event.id))
  const foreign = received.filter((event) => !own.has(event.id))
  if (foreign.length > 0) await log.adopt(id, foreign)
}

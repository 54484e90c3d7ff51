import { deliverWaiting, finishSurvey, type SurveyGround } from '@/entities/survey'

/**
 * Delivers what still waits, then finishes the survey on the server.
 * @param answered tasks with an answer, which the server must know of; null accepts what it has.
 */
export async function closeSurvey(id: string, answered: number | null, { log, clock }: SurveyGround): Promise<void> {
  await deliverWaiting(log, clock)
  const { finishedAt } = await finishSurvey(id, answered, await log.finishKey(`${id}:${answered ?? 'any'}`))
  const kept = await log.survey(id)
  if (kept) await log.keepSurvey({ ...kept, clock: { ...kept.clock, finishedAt } })
}

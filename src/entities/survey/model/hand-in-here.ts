import type { SurveyGround } from './survey-context'

/**
 * Hands a survey in that was begun offline and is not on the server yet: its result is counted here at once, and all of it waits for the network.
 * @returns false for any other survey.
 */
export async function handInHere(id: string, { log, clock }: SurveyGround): Promise<boolean> {
  const [stored, survey] = await Promise.all([log.begun(id), log.survey(id)])
  if (!stored || stored.isTaken || !survey) return false
  const events = await log.events(id)
  const finishedAt = new Date(clock.now()).toISOString()
  const { gradeHere } = await import('./grade-here')
  const result = await gradeHere(survey, stored, events, new Date(finishedAt))
  await log.keepBegun({ ...stored, begun: { ...stored.begun, finishedAt }, events, result })
  await log.keepResult(result)
  await log.keepSurvey({ ...survey, clock: { ...survey.clock, startedAt: result.startedAt, finishedAt: result.finishedAt } })
  void log.deliver(id).catch(() => undefined)
  return true
}

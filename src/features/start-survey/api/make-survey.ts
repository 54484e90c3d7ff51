import type { SurveyWish } from '#contract/survey-request'
import { createAssigned, createSurvey, type Assigned, type SurveyGround } from '@/entities/survey'

/** A survey of an own choice, or the paper that a group has been given. */
export type Wish = SurveyWish | Assigned

/** Has the survey made and keeps it on the device, so that it opens even where the connection ends here. */
export async function makeSurvey(
  { request, key }: { request: Wish; key: string },
  { clock, log }: Pick<SurveyGround, 'clock' | 'log'>,
): Promise<{ id: string; subject: string }> {
  const { survey, serverNow } = await ('assignmentId' in request ? createAssigned(request, key) : createSurvey(request, key))
  clock.sync(serverNow)
  await log.keepSurvey(survey).catch(() => undefined)
  return { id: survey.id, subject: survey.subject }
}

import type { SurveyWish } from '#contract/survey-request'
import { createSurvey, type SurveyGround } from '@/entities/survey'

/** Has the survey made and keeps it on the device, so that it opens even where the connection ends here. */
export async function makeSurvey(
  creation: { request: SurveyWish; key: string } | null,
  { clock, log }: Pick<SurveyGround, 'clock' | 'log'>,
): Promise<{ id: string; subject: string }> {
  if (!creation) throw new Error('Nothing was asked for')
  const { survey, serverNow } = await createSurvey(creation.request, creation.key)
  clock.sync(serverNow)
  await log.keepSurvey(survey).catch(() => undefined)
  return { id: survey.id, subject: survey.subject }
}

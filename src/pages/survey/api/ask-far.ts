import type { Survey } from '#contract/survey'
import type { SurveyEvent } from '#contract/survey-event'
import { readSurvey, type SurveyGround } from '@/entities/survey'
import { adoptForeign } from './adopt-foreign'

/** What the server knows of a paper that was opened without it; `foreign` are the facts that this device did not have. */
export type Far = { survey: Survey; foreign: SurveyEvent[] }

/** Asks the server about a paper that the device has opened by itself, and keeps what it says. Rejects with its refusal. */
export async function askFar(id: string, { log, clock }: SurveyGround, signal: AbortSignal): Promise<Far> {
  const { survey, serverNow } = await readSurvey(id, undefined, signal)
  clock.sync(serverNow)
  const foreign = await adoptForeign(id, survey.events, log)
  await log.keepSurvey(survey)
  return { survey, foreign }
}

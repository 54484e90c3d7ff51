import type { Survey, SurveyEvent } from '#contract/survey'
import { readSurvey, type SurveyGround } from '@/entities/survey'
import { problemOf } from '@/shared/api'
import { prepareSurvey } from './prepare-survey'

export type OpenedSurvey = { survey: Survey; events: SurveyEvent[] }

/**
 * The survey with everything known of it, here and on the server. A device that holds a copy waits 4 s for the server at the most
 * and goes on without it; a refusal (404) is final.
 */
export async function openSurvey(id: string, { log, clock }: SurveyGround): Promise<OpenedSurvey> {
  const kept = await log.survey(id)
  try {
    const { survey, serverNow } = await readSurvey(id, kept ? 4000 : undefined)
    clock.sync(serverNow)
    await log.keepSurvey(survey)
    await adoptForeign(id, survey.events, log)
    prepareSurvey(survey)
    return { survey, events: await log.events(id) }
  } catch (error) {
    const { status } = problemOf(error)
    if (!kept || (status !== null && status < 500 && status !== 401 && status !== 429)) throw error
    return { survey: kept, events: await log.events(id) }
  }
}

/** Facts that this device already holds stay as they are: some of them may still have to be delivered. */
async function adoptForeign(id: string, received: readonly SurveyEvent[], log: SurveyGround['log']): Promise<void> {
  const own = new Set((await log.events(id)).map((event) => event.id))
  const foreign = received.filter((event) => !own.has(event.id))
  if (foreign.length > 0) await log.adopt(id, foreign)
}

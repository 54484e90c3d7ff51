import type { Survey } from '#domain/survey'
import type { SurveyEvent } from '#domain/survey-event'
import { isLockGiven, readSurvey, settleSurvey, type SurveyGround } from '@/entities/survey'
import { problemOf } from '@/shared/api'
import { adoptForeign } from './adopt-foreign'

/** `isAsked`: the server has been asked, even in vain; otherwise it will be. */
export type OpenedSurvey = { survey: Survey; events: SurveyEvent[]; isAsked: boolean }

/** This device holds the survey, but it was begun under another sign-in: the server knows of none under this one, or cannot be asked. */
export class ForeignSurveyError extends Error {
  override name = 'ForeignSurveyError'
}

/**
 * Opens a survey: from the device where it may, else the server within 4 s, else a copy. After its time the server must have every answer
 * first: opening fixes the result.
 */
export async function openSurvey(id: string, ground: SurveyGround, isFirst: boolean): Promise<OpenedSurvey> {
  const { log, clock } = ground
  const stored = await log.survey(id)
  const begun = await log.begun(id)
  if (stored && begun && !begun.isTaken) {
    await settleSurvey(id, ground).catch(() => undefined)
    if (!(await log.begun(id))?.isTaken) return openHere((await log.survey(id)) ?? stored, ground)
  }
  const isPast = stored !== undefined && isOver(stored, clock.now())
  if (stored && !isPast && isFirst && mayOpenHere(stored) && !(await log.isForeign(id)))
    return { ...(await openHere(stored, ground)), isAsked: false }
  try {
    if (isPast) await settleSurvey(id, ground)
    const { survey, serverNow } = await readSurvey(id, stored ? 4000 : undefined)
    clock.sync(serverNow)
    if (survey.clock.finishedAt === null && isOver(survey, clock.now())) await settleSurvey(id, ground)
    await log.keepSurvey(survey)
    await adoptForeign(id, survey.events, log)
    return await openHere(survey, ground)
  } catch (error) {
    const { status } = problemOf(error)
    if (!stored) throw error
    if (status === 404 || (status !== 401 && (await log.isForeign(id)))) throw new ForeignSurveyError()
    if (isFinal(status)) throw error
    return openHere(stored, ground)
  }
}

const openHere = async (survey: Survey, { log }: SurveyGround): Promise<OpenedSurvey> => ({
  survey,
  events: await log.events(survey.id),
  isAsked: true,
})

/** Tells whether the server has refused for good: neither out of order, nor because of the session or of too many calls. */
export const isFinal = (status: number | null): boolean => status !== null && status < 500 && status !== 401 && status !== 429

/**
 * Tells whether a device may open a paper by itself. Not where answers are checked or saved one by one: a pupil must see the last one
 * before.
 */
const mayOpenHere = ({ id, clock, policy }: Survey): boolean =>
  clock.startedAt !== null && policy.feedback === 'atEnd' && policy.save === 'automatic' && !isLockGiven(id)

const isOver = ({ clock }: Survey, now: number): boolean =>
  clock.finishedAt !== null || (clock.deadlineAt !== null && Date.parse(clock.deadlineAt) <= now)

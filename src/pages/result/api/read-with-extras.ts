import type { Result } from '#domain/result'
import type { SurveySummary } from '#domain/survey'
import { readPractice } from '@/entities/practice'
import { problemOf } from '@/shared/api'
import { listSurveys, readResult, settleSurvey, type SurveyGround } from '@/entities/survey'

/** Reads the texts beside a result; they stay empty when they do not come in time, because the result works without them. */
export type ResultExtras = { due: number | null; surveys: readonly SurveySummary[]; other: Result | null }

const patience = 2000

/**
 * @param other the result to compare with. Without a network a result that was seen, or counted here, stands alone.
 * Rejects where neither can be had.
 */
export async function readWithExtras(
  id: string,
  other: string | null,
  ground: SurveyGround,
): Promise<{ result: Result; isKept: boolean } & ResultExtras> {
  try {
    return { ...(await readFresh(id, other, ground)), isKept: false }
  } catch (error) {
    const { status } = problemOf(error)
    const result = status === null || status >= 500 ? await ground.log.result(id) : null
    if (!result || other !== null) throw error
    return { result, isKept: true, due: null, surveys: [], other: null }
  }
}

async function readFresh(id: string, other: string | null, ground: SurveyGround): Promise<{ result: Result } & ResultExtras> {
  // Reading fixes the result of a paper whose time is over: what this device still holds has to arrive first.
  await settleSurvey(id, ground)
  const [result, otherResult] = await Promise.all([readResult(id), other === null ? null : readResult(other)])
  void ground.log.keepResult(result).catch(() => undefined)
  const subject = result.subjects[0] ?? result.subject
  const [practice, surveys] = await Promise.all([
    soon(result.subjects.length === 1 ? readPractice(subject) : Promise.resolve(null)),
    soon(listSurveys({ clock: ground.clock, limit: patience })),
  ])
  const due = practice ? practice.tasks.filter(({ mistake }) => mistake?.isDue).length : null
  return { result, due, surveys: surveys ?? [], other: otherResult }
}

/** Null where it fails or takes too long. */
function soon<T>(promise: Promise<T>): Promise<T | null> {
  return Promise.race([promise.catch(() => null), new Promise<null>((resolve) => setTimeout(resolve, patience, null))])
}

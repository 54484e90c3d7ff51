import type { SurveyWish } from '#contract/survey-request'
import type { OfflineWish } from '@/entities/pack'
import { createAssigned, createSurvey, type Assigned, type SurveyGround } from '@/entities/survey'
import { problemOf } from '@/shared/api'

/** A survey of an own choice, or the paper that a group has been given. */
export type Wish = SurveyWish | Assigned
type Made = { id: string; subject: string }

/** Has the survey made and keeps it on the device, so that it opens even where the connection ends here. Without a network it comes out of the pack. */
export async function makeSurvey(
  { request, key }: { request: Wish; key: string },
  { clock, log }: Pick<SurveyGround, 'clock' | 'log'>,
): Promise<Made> {
  try {
    if (!navigator.onLine) throw new TypeError('There is no network')
    const { survey, serverNow } = await ('assignmentId' in request ? createAssigned(request, key) : createSurvey(request, key))
    clock.sync(serverNow)
    await log.keepSurvey(survey).catch(() => undefined)
    return { id: survey.id, subject: survey.subject }
  } catch (error) {
    const made = problemOf(error).status === null && !('assignmentId' in request) ? await makeOffline(request, { clock, log }) : null
    if (!made) throw error
    return made
  }
}

/** Null where the pack of this subject has nothing for such a wish. */
async function makeOffline(request: SurveyWish, { clock, log }: Pick<SurveyGround, 'clock' | 'log'>): Promise<Made | null> {
  const { canDraw, drawOffline, readPack } = await import('@/entities/pack')
  const stored = await readPack(request.subject)
  if (!stored || !canDraw(stored.pack, request)) return null
  const wish: OfflineWish = request
  const seen = new Set((await log.waiting()).flatMap(({ event }) => ('question' in event ? [event.question] : [])))
  const { survey, begun, pack } = drawOffline(stored.pack, wish, seen, new Date(clock.now()))
  await log.beginOffline(survey, pack, begun)
  return { id: survey.id, subject: survey.subject }
}

import { stateOf } from '#contract/survey-state'
import { deliverWaiting, finishSurvey, readSurvey, type SurveyFact, type SurveyGround } from '@/entities/survey'
import { answeredCount, type Sheet } from '../model/sheet'
import { TimeLeftError } from './time-left-error'

export type Closing = {
  id: string
  sheet: Sheet
  /** Accept what the server has, though answers of this device are missing there. */
  isForced: boolean
  /** The pupil did not ask: the time ran out, by this device’s clock. */
  isTimeUp: boolean
}

/**
 * Writes down what stands on the sheet but not in the log, delivers what waits, then finishes the survey on the server.
 * A paper whose time ran out is finished only when the server’s clock says so too; otherwise rejects with `TimeLeftError`.
 */
export async function closeSurvey({ id, sheet, isForced, isTimeUp }: Closing, ground: SurveyGround): Promise<void> {
  const { log } = ground
  if (isTimeUp) await confirmTimeUp(id, ground)
  const missing = missingFacts(sheet, stateOf(await log.events(id)).answers)
  if (missing.length > 0) await log.append(id, missing, ground.clock.now())
  await log.revive()
  await deliverWaiting(ground, id)
  const answered = isForced ? null : answeredCount(sheet)
  const { finishedAt } = await finishSurvey(id, answered, await log.finishKey(`${id}:${answered ?? 'any'}`))
  const kept = await log.survey(id)
  if (kept) await log.keepSurvey({ ...kept, clock: { ...kept.clock, finishedAt } })
}

async function confirmTimeUp(id: string, { clock }: SurveyGround): Promise<void> {
  const { survey, serverNow } = await readSurvey(id)
  clock.sync(serverNow)
  const { finishedAt, deadlineAt } = survey.clock
  if (finishedAt === null && (deadlineAt === null || Date.parse(deadlineAt) > Date.parse(serverNow))) throw new TimeLeftError()
}

/** Answers on the sheet that the log does not end with. */
export function missingFacts(sheet: Sheet, written: Sheet['answers']): SurveyFact[] {
  return Object.entries(sheet.answers)
    .filter(([question, value]) => JSON.stringify(value) !== JSON.stringify(written[question]))
    .map(([question, value]) => ({ kind: 'answer', question, value }))
}

import * as v from 'valibot'
import { missingFactsSchema, type Finish } from '#contract/survey'
import { stateOf, type SurveyState } from '#domain/survey-state'
import { finishSurvey, handInHere, readSurvey, type SurveyFact, type SurveyGround } from '@/entities/survey'
import { sha256 } from '@/shared/lib/sha256'
import type { Sheet } from '../model/sheet'
import { adoptForeign } from './adopt-foreign'
import { TimeLeftError } from './time-left-error'

export type Closing = {
  id: string
  sheet: Sheet
  /** Accept what the server has, though answers of this device are missing there. */
  isForced: boolean
  /** The pupil did not ask: the time ran out, by this device’s clock. */
  isTimeUp: boolean
}

const refusalSchema = v.object({ name: v.literal('HTTPError'), data: missingFactsSchema })

/**
 * Writes down and delivers what the log or the server lacks, then finishes the survey. Rejects with `TimeLeftError` where the server’s
 * clock is not over. A paper begun offline is handed in here.
 */
export async function closeSurvey({ id, sheet, isForced, isTimeUp }: Closing, ground: SurveyGround): Promise<void> {
  const { log } = ground
  const begun = await log.begun(id)
  const isHere = begun !== null && !begun.isTaken
  if (isTimeUp && !isHere) await confirmTimeUp(id, ground)
  const missing = missingFacts(sheet, stateOf(await log.events(id)))
  if (missing.length > 0) await log.append(id, missing, ground.clock.now())
  if (isHere && (await handInHere(id, ground))) return
  await log.revive()
  await log.deliver(id)
  const finishedAt = isForced ? await finish(id, {}, ground) : await finishWhole(id, ground)
  const stored = await log.survey(id)
  if (stored) await log.keepSurvey({ ...stored, clock: { ...stored.clock, finishedAt } })
}

async function finishWhole(id: string, ground: SurveyGround): Promise<string> {
  const { log } = ground
  try {
    return await finish(id, await whatWasWritten(id, log), ground)
  } catch (error) {
    const refusal = v.safeParse(refusalSchema, error)
    if (!refusal.success) throw error
    const lacking = new Map(refusal.output.data.missing.map(({ client, seqs }) => [client, new Set(seqs)]))
    // Brings back facts of this device that it has lost. Those of other devices stay out of the log: the page does not know them, and the
    // next try would overwrite newer answers with them.
    const received = (await readSurvey(id)).survey.events.filter(({ client }) => lacking.has(client))
    await adoptForeign(id, received, log)
    const again = (await log.written(id)).filter(({ client, seq }) => lacking.get(client)?.has(seq))
    await log.settle(
      again.map((event) => event.id),
      'waiting',
    )
    await log.deliver(id)
    return finish(id, await whatWasWritten(id, log), ground)
  }
}

async function finish(id: string, body: Finish, { log }: SurveyGround): Promise<string> {
  const proof = body.devices?.map(({ count, hash }) => `${count}:${hash}`).join() ?? 'any'
  return (await finishSurvey(id, body, await log.onceKey(`finish:${id}:${proof}`))).finishedAt
}

/** Count and hash of this device’s facts; nothing where the browser cannot hash (no secure context). */
async function whatWasWritten(id: string, log: SurveyGround['log']): Promise<Finish> {
  const events = await log.written(id)
  const hash = await sha256(events.map((event) => event.id).join('\n'))
  const client = events[0]?.client
  return client === undefined || hash === null ? {} : { devices: [{ client, count: events.length, hash: hex(hash) }] }
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

async function confirmTimeUp(id: string, { clock }: SurveyGround): Promise<void> {
  const { survey, serverNow } = await readSurvey(id)
  clock.sync(serverNow)
  const { finishedAt, deadlineAt } = survey.clock
  if (finishedAt === null && (deadlineAt === null || Date.parse(deadlineAt) > Date.parse(serverNow))) throw new TimeLeftError()
}

/** Finds what stands on the sheet and does not follow from the log: answers, and which of them were saved on demand. */
export function missingFacts(sheet: Pick<Sheet, 'answers' | 'saved'>, written: Pick<SurveyState, 'answers' | 'saved'>): SurveyFact[] {
  const differs =
    (kind: 'answers' | 'saved') =>
    ([question, value]: [string, unknown]) =>
      JSON.stringify(value) !== JSON.stringify(written[kind][question])
  return [
    ...Object.entries(sheet.answers)
      .filter(differs('answers'))
      .map(([question, value]) => ({ kind: 'answer' as const, question, value })),
    ...Object.entries(sheet.saved)
      .filter(
        ([question, value]) => differs('saved')([question, value]) && JSON.stringify(value) === JSON.stringify(sheet.answers[question]),
      )
      .map(([question]) => ({ kind: 'save' as const, question })),
  ]
}

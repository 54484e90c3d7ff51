import * as v from 'valibot'
import { subjectId } from '#domain/text'
import { surveyId, type SurveySummary } from '#domain/survey'
import { keepOwn, ownStored } from '@/shared/lib/answer'
import { isRunning } from './is-running'

/** `early.js` reads it before the first paint. */
const place = 'begun'

const begunWorkSchema = v.object({
  id: surveyId,
  subject: subjectId,
  /** The subject in words. */
  name: v.string(),
  answered: v.number(),
  tasks: v.number(),
  /** ISO moment after which the server takes no answers; null without a clock. */
  until: v.nullable(v.string()),
})

/** A paper or a practice that lies open with at least one answer, as this browser saw it last. */
export type BegunWork = v.InferOutput<typeof begunWorkSchema>

export const begunText = ({ name, answered, tasks }: Pick<BegunWork, 'name' | 'answered' | 'tasks'>): string =>
  `Продовжити: ${name} ${answered} з ${tasks}`

/** The work that lies open here; null where there is none, or its time is over. */
export function begunWork(now = Date.now()): BegunWork | null {
  const read = v.safeParse(begunWorkSchema, ownStored(place)?.body)
  return read.success && !(read.output.until !== null && Date.parse(read.output.until) <= now) ? read.output : null
}

/** Keeps what lies open for the next page of this visitor; null where nothing does. */
export function keepBegunWork(work: BegunWork | null): void {
  if (work !== null || ownStored(place) !== null) keepOwn(place, work)
  if (work) document.documentElement.dataset['begun'] = ''
  else delete document.documentElement.dataset['begun']
}

/** The work of this survey is handed in. */
export const endBegunWork = (id: string): void => void (begunWork(0)?.id === id && keepBegunWork(null))

type Listed = Pick<SurveySummary, 'id' | 'subject' | 'title' | 'clock' | 'answered' | 'tasks'>

/**
 * Takes what lies open from a list, newest first. Known work stays until the list says that it has ended: what was begun without a network
 * is in no list yet.
 * @param subjects titles by id
 */
export function heedListed(surveys: readonly Listed[], subjects: ReadonlyMap<string, string>): void {
  const known = begunWork(0)
  const same = known && surveys.find(({ id }) => id === known.id)
  if (known && !same) return
  const open = same && isRunning(same) ? same : surveys.find((each) => isRunning(each) && each.answered > 0)
  if (!open) return keepBegunWork(null)
  const { id, subject, title, tasks, clock } = open
  // Answers on their way to the server count here already.
  const answered = Math.max(open.answered, known?.id === id ? known.answered : 0)
  keepBegunWork({ id, subject, name: subjects.get(subject) ?? title, answered, tasks, until: clock.deadlineAt })
}

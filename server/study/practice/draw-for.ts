import { randomInt } from 'node:crypto'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Blueprint } from '../../store/tables/content.ts'
import type { Db } from '../../store/store.ts'
import { surveys } from '../../store/schema.ts'
import { supplyOf } from './blueprint.ts'
import { drawPaper } from './draw-paper.ts'
import type { DrawnFor } from '../../content/task-templates/candidates.ts'
import type { Withheld } from '../surveys/withheld.ts'
import { readBank, type KnownSubject } from './pool.ts'
import type { BankTask } from '../../content/bank-task.ts'

/** A paper repeats no task of so many papers before it. */
const memory = 3

/** The tasks of a drawn paper; or null and why not, with what works instead, in words for the pupil. */
export type Draw = { tasks: BankTask[]; whyNot: null } | { tasks: null; whyNot: string }

/** Draws a paper for a visitor from the bank, without what is withheld and the tasks of the papers that they began last in this subject. */
export async function drawFor(db: Db, userId: string, subject: KnownSubject, { tasks: withheld }: Withheld): Promise<Draw> {
  const bank = await readTraining(db, subject, { userId, wanted: [] })
  const seen = await tasksOfLastPapers(db, userId, subject.body.id)
  const fresh = bank.filter(({ id }) => !seen.has(id) && !withheld.has(id))
  return drawn(bank, drawPaper(fresh, subject.blueprint, randomInt(2 ** 31)), subject)
}

/** Draws the paper of a number: the same for everybody, whatever they have had before. */
export async function drawNumbered(db: Db, subject: KnownSubject, number: number): Promise<Draw> {
  const bank = await readTraining(db, subject, { paper: number })
  return drawn(bank, drawPaper(bank, subject.blueprint, number), subject)
}

const readTraining = async (db: Db, subject: KnownSubject, drawnFor: DrawnFor): Promise<BankTask[]> =>
  (await readBank(db, subject, drawnFor)).filter(({ isTraining }) => isTraining)

function drawn(bank: readonly BankTask[], tasks: BankTask[] | null, subject: KnownSubject): Draw {
  return tasks ? { tasks, whyNot: null } : { tasks: null, whyNot: whyNot(bank, subject.blueprint) }
}

async function tasksOfLastPapers(db: Db, userId: string, subject: string): Promise<Set<string>> {
  const isPaperOfSubject = sql`${surveys.papers} @> ${JSON.stringify([{ subject }])}::jsonb`
  const last = await db
    .select({ tasks: surveys.tasks })
    .from(surveys)
    .where(and(eq(surveys.userId, userId), isNotNull(surveys.startedAt), isPaperOfSubject))
    .orderBy(desc(surveys.createdAt))
    .limit(memory)
  return new Set(last.flatMap(({ tasks }) => tasks.map(({ id }) => id)))
}

export const tooFew = 'Для цілого тесту ще замало завдань'
const instead = 'Спробуй тренування за темами або готовий варіант, якщо він є.'

function whyNot(bank: readonly BankTask[], blueprint: Blueprint): string {
  const empty = supplyOf(bank, blueprint).flatMap(({ slot: { from, to }, total }) =>
    total > 0 ? [] : [from === to ? `${from}` : `${from}–${to}`],
  )
  if (bank.length === 0 || empty.length === blueprint.length) return tooFew
  if (empty.length > 0) return `Цілого тесту поки не скласти: бракує завдань до № ${empty.join(', ')}. ${instead}`
  return `Усі завдання цілого тесту в тебе щойно були, а повторів тут немає. ${instead}`
}

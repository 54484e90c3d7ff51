import { randomInt } from 'node:crypto'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Blueprint } from '../../store/tables/content.ts'
import type { Db } from '../../store/store.ts'
import { surveys } from '../../store/schema.ts'
import { supplyOf } from './blueprint.ts'
import { drawPaper, type Past } from './draw-paper.ts'
import type { DrawnFor } from '../../content/task-templates/candidates.ts'
import type { Withheld } from '../open-surveys/withheld.ts'
import { readBank, type SubjectPool } from './pool.ts'
import type { BankTask } from '../../content/bank-task.ts'

/** A paper repeats no task of so many papers before it, and one of the older ones only where the bank has nothing else for a number. */
const memory = 3
const longMemory = 20

/** The tasks of a drawn paper; or null and why not, with what works instead, in words for the pupil. */
export type Draw = { tasks: BankTask[]; whyNot: null } | { tasks: null; whyNot: string }

/**
 * Draws a paper for a visitor out of the bank, without withheld tasks and those of the visitor’s last papers in this subject. A task of an
 * earlier paper comes again only where its number has no other.
 */
export async function drawFor(db: Db, userId: string, subject: SubjectPool, { tasks: withheld }: Withheld): Promise<Draw> {
  const bank = await readTraining(db, subject, { userId, wanted: [] })
  const past = await pastOf(db, userId, subject.body.id)
  const fresh = bank.filter(({ id }) => !withheld.has(id))
  return drawn(bank, drawPaper(fresh, subject.blueprint, randomInt(2 ** 31), past), subject)
}

/**
 * Draws the paper of a number: the same for everybody who has had none of its tasks in an exam yet; others get other tasks in their place,
 * while the bank has some.
 */
export async function drawNumbered(db: Db, userId: string, subject: SubjectPool, number: number): Promise<Draw> {
  const bank = await readTraining(db, subject, { paper: number })
  const common = drawPaper(bank, subject.blueprint, number)
  const past = await pastOf(db, userId, subject.body.id)
  const isNew = common?.every(({ id }) => !past.never.has(id) && !past.worn.has(id)) ?? true
  return drawn(bank, isNew ? common : (drawPaper(bank, subject.blueprint, number, past) ?? common), subject)
}

const readTraining = async (db: Db, subject: SubjectPool, drawnFor: DrawnFor): Promise<BankTask[]> =>
  (await readBank(db, subject, drawnFor)).filter(({ isTraining }) => isTraining)

function drawn(bank: readonly BankTask[], tasks: BankTask[] | null, subject: SubjectPool): Draw {
  return tasks ? { tasks, whyNot: null } : { tasks: null, whyNot: whyNot(bank, subject.blueprint) }
}

async function pastOf(db: Db, userId: string, subject: string): Promise<Past> {
  const isPaperOfSubject = sql`${surveys.papers} @> ${JSON.stringify([{ subject }])}::jsonb`
  const last = await db
    .select({ tasks: surveys.tasks })
    .from(surveys)
    .where(and(eq(surveys.userId, userId), isNotNull(surveys.startedAt), isPaperOfSubject))
    .orderBy(desc(surveys.createdAt))
    .limit(longMemory)
  const papers = last.map(({ tasks }) => tasks.map(({ id }) => id))
  return { never: new Set(papers.slice(0, memory).flat()), worn: new Set(papers.slice(memory).flat()) }
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

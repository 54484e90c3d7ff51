import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { mistakesDeck, type Deck } from '#domain/flashcard'
import { questions, results, surveys, taskAnswers } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { readWithheld } from '../open-surveys/withheld.ts'
import { fingerprint } from '../../base/fingerprint.ts'
import { cardOfTask } from './task-card.ts'

const mostCards = 500

/**
 * «Мої помилки»: a card for each task that ever went wrong, the latest mistake first, with the newest words of the task; what is
 * withheld is left out.
 */
export async function readMistakesDeck(db: Db, userId: string, now: Date): Promise<Deck> {
  const { question, at } = taskAnswers
  const wrong = await db
    .select({ question, survey: surveys.id, subject: surveys.subject, title: surveys.title, finishedAt: results.finishedAt })
    .from(taskAnswers)
    .innerJoin(surveys, eq(surveys.id, taskAnswers.survey))
    .leftJoin(results, eq(results.survey, surveys.id))
    .where(and(eq(taskAnswers.userId, userId), ne(taskAnswers.outcome, 'right')))
    .orderBy(desc(at), desc(surveys.id), question)
  const latest = [...Map.groupBy(wrong, (each) => each.question).values()].flatMap(([first]) => first ?? []).slice(0, mostCards)
  const tasks = await readTasks(
    db,
    latest.map((each) => each.question),
  )
  const withheld = await readWithheld(db, userId, now)
  const list = latest.flatMap((mistake) => {
    const task = withheld.tasks.has(mistake.question) ? undefined : tasks.get(mistake.question)
    return task ? [cardOfTask(task.question, task.key, sourceOf(mistake))] : []
  })
  const version = fingerprint(list)
  return { id: mistakesDeck, kind: 'mistakes', title: 'Мої помилки', subject: null, type: null, cards: list.length, version, list }
}

const sourceOf = ({ survey, subject, title, finishedAt }: { survey: string; subject: string; title: string; finishedAt: Date | null }) => ({
  title: `З твоєї помилки: ${title}`,
  to: finishedAt ? `/result/${subject}/${survey}` : `/subjects/${subject}/survey/${survey}`,
})

/** The newest version of each task. */
async function readTasks(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectDistinctOn([questions.id], { question: questions.question, key: questions.key })
    .from(questions)
    .where(inArray(questions.id, [...ids]))
    .orderBy(questions.id, desc(questions.version))
  return new Map(rows.map((row) => [row.question.id, row]))
}

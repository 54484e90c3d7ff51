import type { Survey } from '#domain/survey'
import { isBlank } from '#domain/scoring/score-answer'
import { subjectsSeen } from '@/entities/subject'
import { begunWork, endBegunWork, keepBegunWork } from '@/entities/survey'
import type { Sheet } from '../model/sheet'

const over = new Set<string>()

/** Keeps in sight, on other pages, a survey that has an answer. */
export async function noteBegun(survey: Survey, { answers }: Pick<Sheet, 'answers'>): Promise<void> {
  const { id, subject, questions, clock } = survey
  const answered = questions.filter((question) => !isBlank(answers[question.id])).length
  if (answered === 0) return
  const known = begunWork(0)
  const name = known?.id === id ? known.name : await nameOf(survey)
  // It may have been handed in while its name was asked for.
  if (!over.has(id)) keepBegunWork({ id, subject, name, answered, tasks: questions.length, until: clock.deadlineAt })
}

/** A survey that is handed in is offered no more. */
export function noteOver(id: string): void {
  over.add(id)
  endBegunWork(id)
}

/** The subject in words; of several, or where nobody can be asked, the title of the paper. */
async function nameOf({ subject, title }: Survey): Promise<string> {
  const subjects = await subjectsSeen().catch(() => [])
  return subjects.find(({ id }) => id === subject)?.title ?? title
}

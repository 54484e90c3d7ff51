import type { Question } from '#domain/question'
import type { SurveyEvent } from '#domain/survey-event'
import type { Db } from '../../store/store.ts'
import { fitsQuestion, optionIds } from './answer-shape.ts'
import type { SurveyRow } from '../open-surveys/clock.ts'
import { refuse } from './plan.ts'
import { readTasks } from './tasks.ts'

/** Tells whether facts fit their survey. Throws 422 for an unknown task, stimulus or option, a foreign shape, and for what the rules do not allow. */
export async function checkEvents(tx: Db, survey: SurveyRow, events: readonly SurveyEvent[]): Promise<void> {
  const asked = new Set(events.flatMap((event) => ('question' in event ? [event.question] : [])))
  const isNoted = events.some(({ kind }) => kind === 'note')
  const references = survey.tasks.filter(({ id }) => isNoted || asked.has(id))
  const questions = new Map((await readTasks(tx, references)).map(({ question }) => [question.id, question]))
  for (const event of events) checkEvent(survey, questions, event)
}

function checkEvent({ policy }: SurveyRow, questions: ReadonlyMap<string, Question>, event: SurveyEvent): void {
  if (event.kind === 'pause' && event.reason === 'rest' && policy.pause === 'alarm') refuse(422, 'У цьому тесті пауза лише на час тривоги')
  if (event.kind === 'check' && policy.feedback === 'atEnd') refuse(422, 'У цьому тесті відповіді перевіряють наприкінці')
  if (event.kind === 'hint' && policy.feedback === 'atEnd') refuse(422, 'У цьому тесті підказок немає')
  if (event.kind === 'note' && ![...questions.values()].some(({ stimulus }) => stimulus?.id === event.stimulus))
    refuse(422, 'У цьому тесті немає такого матеріалу')
  if (!('question' in event)) return
  const question = questions.get(event.question) ?? refuse(422, 'У цьому тесті немає такого завдання')
  if (event.kind === 'answer' && !fitsQuestion(question, event.value)) refuse(422, 'Відповідь не відповідає формі завдання')
  if (event.kind === 'eliminate' && !optionIds(question).includes(event.option)) refuse(422, 'У цьому завданні немає такого варіанта')
}

import type { SurveyPolicy } from '#domain/survey-mode'
import type { SurveyRequest } from '#contract/survey-request'
import { diagnosticTopics, drawDiagnostic } from '../practice/draw-diagnostic.ts'
import { drawSet } from '../practice/draw-set.ts'
import { readBank, readPool, type SubjectPool } from '../practice/pool.ts'
import type { BankTask } from '../../content/bank-task.ts'
import type { Db } from '../../store/store.ts'
import type { Plan } from '../../store/schema.ts'
import { maxOf, notReady, referencesTo, refuse, seedOf, training, withExtra } from './plan.ts'
import { readWithheld } from '../open-surveys/withheld.ts'

type PracticeRequest = Exclude<SurveyRequest, { mode: 'nmt' | 'theory' | 'retry' }>

/** A look at a whole subject: no verdict before the end, no clock. Its tasks come one by one. */
const diagnostic: SurveyPolicy = { ...training, feedback: 'atEnd' }

/**
 * A set drawn for practice. Throws 409 for a subject whose tasks are still being written and where there is nothing to repeat,
 * 422 where no task fits the filters.
 */
export async function planPractice(db: Db, userId: string, subject: SubjectPool, request: PracticeRequest, now: Date): Promise<Plan> {
  const tasks = await drawTasks(db, userId, subject, request, now)
  return {
    subject: subject.body.id,
    subjects: [subject.body.id],
    mode: request.mode,
    policy: policyOf(request),
    papers: [],
    title: titleOf(subject, request),
    max: maxOf(tasks),
    tasks: referencesTo(tasks),
  }
}

async function drawTasks(db: Db, userId: string, subject: SubjectPool, request: PracticeRequest, now: Date): Promise<BankTask[]> {
  const seed = seedOf(request.seed)
  if (request.mode === 'diagnostic') {
    const { tasks: withheld } = await readWithheld(db, userId, now)
    const bank = (await readBank(db, subject)).filter(({ id, isTraining }) => isTraining && !withheld.has(id))
    const first = drawDiagnostic(bank, diagnosticTopics(subject, bank), [], seed)
    return some(first ? [first] : [], 409, notReady)
  }
  const pool = await readPool(db, userId, subject, now)
  const tasks = drawSet(pool, request, seed)
  if (request.mode === 'mistakes') return some(tasks, 409, 'Помилок, які чекають на повторення, немає')
  if (request.mode === 'saved') return some(tasks, 409, 'Збережених завдань із цього предмета немає')
  return some(tasks, pool.length > 0 ? 422 : 409, pool.length > 0 ? 'Немає завдань за такими умовами' : notReady)
}

const some = <T>(tasks: T[], status: 409 | 422, message: string): T[] => (tasks.length > 0 ? tasks : refuse(status, message))

function policyOf(request: PracticeRequest): SurveyPolicy {
  if (request.mode === 'diagnostic') return diagnostic
  if (request.mode !== 'custom') return training
  const { feedback, minutes, extraTime } = request
  if (minutes === null) return { ...training, feedback }
  return { ...training, feedback, extraTime, seconds: withExtra(minutes * 60, extraTime) }
}

function titleOf({ body }: SubjectPool, request: PracticeRequest): string {
  if (request.mode !== 'topics' || request.topics.length > 1) return practiceTitles[request.mode]
  const topics = body.topics.flatMap((section) => [section, ...section.children])
  return topics.find(({ id }) => id === request.topics[0])?.title ?? practiceTitles.topics
}

export const practiceTitles: Record<PracticeRequest['mode'], string> = {
  topics: 'Обрані теми',
  quick: 'Швидке тренування',
  mixed: 'Мікс тем',
  mistakes: 'Робота над помилками',
  diagnostic: 'Діагностика',
  custom: 'Власний набір',
  saved: 'Збережені завдання',
}

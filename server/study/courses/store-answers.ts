import { createHash } from 'node:crypto'
import type { LessonSummary } from '#contract/course'
import type { SurveyEvent } from '#domain/survey-event'
import { stateOf } from '#domain/survey-state'
import type { UserFact } from '#contract/user-fact'
import { Problem } from '../../base/problem.ts'
import { surveys, type StoredCourse } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { findSurvey, holdSurvey, readEvents } from '../surveys/find.ts'
import { finishSurvey } from '../surveys/finish.ts'
import { maxOf, referencesTo, training } from '../surveys/plan.ts'
import { receiveEvents } from '../surveys/receive-events.ts'
import { readWithheld } from '../open-surveys/withheld.ts'
import { readTasks } from '../../content/theory/tasks.ts'
import { findCourse } from './catalogue.ts'
import { furtherChecks } from './further-checks.ts'

type AnswerFact = Extract<UserFact, { kind: 'lesson.answer' }>

/**
 * Makes answers to a lesson’s check the facts of a survey that ends with the last one. Runs inside the caller’s transaction. An answer to
 * a check with a withheld task stays a mere fact.
 */
export async function storeLessonAnswers(tx: Db, userId: string, facts: readonly UserFact[], now: Date): Promise<void> {
  const answers = facts.flatMap((fact) => (fact.kind === 'lesson.answer' ? [fact] : []))
  for (const given of Map.groupBy(answers, ({ attempt }) => attempt.toLowerCase()).values()) {
    const inTime = given.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    await storeAttempt(tx, userId, inTime, now)
  }
}

/** The first answer to a task stands: its verdict was on screen before any other. `given` are in order of time. */
async function storeAttempt(tx: Db, userId: string, given: readonly AnswerFact[], now: Date): Promise<void> {
  const [first] = given
  const asked = first && (await findCheck(tx, first))
  if (!first || !asked) return
  const { title, subject, tasks } = asked
  const withheld = await readWithheld(tx, userId, now)
  if (tasks.some((task) => withheld.tasks.has(task.id))) return
  const id = `theory-${first.attempt.toLowerCase()}`
  const plan = {
    subject,
    subjects: [subject],
    mode: 'theory' as const,
    policy: training,
    papers: [],
    title,
    max: maxOf(tasks),
    tasks: referencesTo(tasks),
  }
  const createdAt = new Date(Math.min(Date.parse(first.at), now.getTime()))
  await tx
    .insert(surveys)
    .values({ ...plan, id, userId, day: null, createdAt })
    .onConflictDoNothing()
  const order = tasks.map((task) => task.id)
  const answered = new Set((await readHeld(tx, userId, id)).flatMap((event) => ('question' in event ? [event.question] : [])))
  const firsts = new Map(given.toReversed().map((fact) => [fact.question, fact]))
  const events = [...firsts.values()]
    .filter(({ question }) => order.includes(question) && !answered.has(question))
    .flatMap((fact) => eventsOf(fact, order.indexOf(fact.question)))
  if (events.length === 0) return
  await receiveEvents(tx, userId, id, events, now)
  await finishWhole(tx, userId, id, now)
}

type Check = { title: string; subject: string; tasks: { id: string; version: number; points: number }[] }

async function findCheck(tx: Db, { course, lesson, question }: AnswerFact): Promise<Check | null> {
  const stored = await findCourse(tx, course).catch(ifMissing)
  const places = stored?.lessons.find(({ id }) => id === lesson)
  const summary = stored && summaryOf(stored, lesson)
  if (!stored || !places || !summary) return null
  const subject = stored.course.subject.id
  const isFirst = places.check.includes(question)
  const further = isFirst ? [] : await furtherChecks(tx, subject, places)
  const check = further.find((set) => set.includes(question)) ?? places.check
  const bank = await readTasks(tx, subject, check)
  return { title: `Урок ${summary.number}. ${summary.title}`, subject, tasks: check.flatMap((id) => bank.get(id)?.question ?? []) }
}

const summaryOf = ({ course }: StoredCourse, lesson: string): LessonSummary | undefined =>
  course.modules.flatMap(({ lessons }) => lessons).find(({ id }) => id === lesson)

function ifMissing(error: unknown): null {
  if (error instanceof Problem && error.status === 404) return null
  throw error
}

/** The answer and the look at its verdict, which the pupil has had at once. The same fact always makes the same two. */
function eventsOf(fact: AnswerFact, index: number): SurveyEvent[] {
  const common = { client: fact.attempt, at: fact.at, question: fact.question }
  return [
    { ...common, id: fact.id, seq: 2 * index + 1, kind: 'answer', value: fact.value },
    { ...common, id: derivedId(fact.id), seq: 2 * index + 2, kind: 'check' },
  ]
}

function derivedId(id: string): string {
  const hex = createHash('sha256').update(`check of ${id.toLowerCase()}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Reads the tasks of the survey and holds it: until the transaction ends nobody else adds to it. */
async function readHeld(tx: Db, userId: string, id: string): Promise<SurveyEvent[]> {
  await holdSurvey(tx, userId, id)
  return (await readEvents(tx, id)).map(({ event }) => event)
}

async function finishWhole(tx: Db, userId: string, id: string, now: Date): Promise<void> {
  const { survey } = await findSurvey(tx, userId, id)
  const { checked } = stateOf((await readEvents(tx, id)).map(({ event }) => event))
  if (survey.tasks.every((task) => checked[task.id])) await finishSurvey(tx, userId, id, {}, now)
}

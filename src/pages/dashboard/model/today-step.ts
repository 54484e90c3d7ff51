import { dayMs } from '#domain/duration'
import type { SubjectReadiness } from '#domain/prediction'
import type { GroupWork } from '#contract/group-work'
import type { SurveySummary } from '#domain/survey'
import { countOf } from '@/entities/subject'
import { begunText, isRunning, minutesLeft } from '@/entities/survey'
import { dueText, isGivenPaper, startText, taskAddress, workAddress, workName, type Given } from '@/entities/group'
import type { PlanTask } from '#domain/plan/plan-task'
import { nameOf } from '#domain/plan/plan-text'
import { cardsText, stepText, thenText, type DueCards } from '#domain/plan/reminder-text'
import { addresses } from '@/shared/routes'
import { startOf, tasksIn, type Start } from './task-start'

/** The one thing to do now. */
export type TodayStep = {
  kind: 'resume' | 'given' | 'due' | 'plan' | 'diagnostic' | 'done' | 'choose'
  title: string
  text: string
  action: string
  start: Start
  /** A survey without any answer, which may be thrown away. */
  untouched?: string
}

const leastDue = 10

/** So many that they come before a first look at what one knows. */
export const areCardsDue = (dueCards: DueCards | null): boolean => (dueCards?.count ?? 0) >= leastDue
export const noCards: DueCards = { count: 0, minutes: 0 }

type TodayInput = {
  surveys: readonly SurveySummary[]
  subjects: readonly SubjectReadiness[]
  /** The tasks of today, in their order. */
  plan: readonly PlanTask[]
  dueCards: DueCards
  /** The things that teachers wait for, the nearest deadline first. */
  given?: readonly Given[]
  /** ms since the epoch by the server’s clock. */
  now: number
}

/**
 * What comes first, of: an unfinished test with an answer; what a teacher waits for; a test opened in the last day without an answer; ten
 * due cards or more; the plan; a look at what one knows.
 */
export function todayStep({ surveys, subjects, plan, dueCards, given = [], now }: TodayInput): TodayStep {
  const running = surveys.filter(isRunning)
  const begun = running.find(({ answered }) => answered > 0)
  if (begun) return resume(begun, subjects, now)
  const [wanted] = given
  if (wanted) return givenStep(wanted, now)
  const opened = running.find(({ createdAt }) => now - Date.parse(createdAt) < dayMs)
  if (opened) return { ...resume(opened, subjects, now), action: 'Продовжити тест', untouched: opened.id }
  if (subjects.length === 0) return areCardsDue(dueCards) ? cards(dueCards, null) : choose
  const most = subjects.toSorted((a, b) => b.mistakesDue - a.mistakesDue)[0]
  const mistakes = subjects.reduce((sum, { mistakesDue }) => sum + mistakesDue, 0)
  const { count } = dueCards
  if (mistakes + count >= leastDue) return count > mistakes || !most ? cards(dueCards, plan[0] ?? null) : corrections(most, mistakes)
  const task = plan[0]
  if (task) return planned(task, subjects)
  const looked = new Set(surveys.filter(({ mode, clock }) => mode === 'diagnostic' && clock.finishedAt).map(({ subject }) => subject))
  const unknown = subjects.find(({ subject, now: basis }) => basis.answers < 15 && !looked.has(subject))
  return unknown ? look(unknown) : done(subjects[0]?.subject ?? '')
}

function resume(survey: SurveySummary, subjects: readonly SubjectReadiness[], now: number): TodayStep {
  const { subject, title, answered, tasks, clock } = survey
  const name = subjects.find((each) => each.subject === subject)?.title ?? title
  const left = clock.seconds === null ? '' : `, лишилося: ${countOf(minutesLeft(survey, now) ?? 0, 'minute')}`
  return {
    kind: 'resume',
    title: 'Тест чекає на тебе',
    text: `${name}: відповіді дано на ${answered} з ${tasks}${left}.`,
    action: begunText({ name, answered, tasks }),
    start: { href: addresses.survey.to({ subject, surveyId: survey.id }) },
  }
}

function givenStep(given: Given, now: number): TodayStep {
  if (!isGivenPaper(given)) return givenWork(given.work, now)
  const { id, subject, subjectTitle, title, due, survey } = given.task
  return {
    kind: 'given',
    title: `Завдання від учителя: ${subjectTitle}`,
    text: `${title}. Здати до ${dueText(due)}${isLate(due, now) ? ': строк минув, але скласти ще можна' : ''}.`,
    action: survey === null ? 'До завдання' : 'Продовжити тест',
    start: { href: survey === null ? taskAddress(given.groupId, id) : addresses.survey.to({ subject, surveyId: survey }) },
  }
}

const givenWork = (work: GroupWork, now: number): TodayStep => ({
  kind: 'given',
  title: `Завдання від учителя: ${work.subjectTitle}`,
  text: `${workName(work)}, ${work.done} з ${work.needed}. До ${dueText(work.due)}${isLate(work.due, now) ? ': строк минув, але зробити ще можна' : ''}.`,
  action: startText(work),
  start: { href: workAddress(work) },
})

const isLate = (due: string, now: number): boolean => Date.parse(due) < now

const cards = (due: DueCards, next: PlanTask | null): TodayStep => ({
  kind: 'due',
  title: 'Картки на сьогодні',
  text: `${cardsText(due)}. ${thenText(next)}`.trim(),
  action: 'До карток',
  start: { href: addresses.flashcard.to() },
})

const corrections = ({ subject, title, mistakesDue, ...paper }: SubjectReadiness, all: number): TodayStep => ({
  kind: 'due',
  title: 'Спершу помилки',
  text: `Чекають на повторення: ${all}. Найбільше з предмета «${title}».`,
  action: 'Повторити помилки',
  start: { wish: { mode: 'mistakes', subject, count: Math.min(mistakesDue, tasksIn(20, paper)) } },
})

const planned = (task: PlanTask, subjects: readonly SubjectReadiness[]): TodayStep => ({
  kind: 'plan',
  title: nameOf(task),
  text: stepText(task),
  action: 'Почати',
  start: startOf(task, subjects),
})

const look = ({ subject, title }: SubjectReadiness): TodayStep => ({
  kind: 'diagnostic',
  title: `Діагностика: ${title}`,
  text: 'До 12 завдань, близько 10 хвилин. Побачимо, які теми вже твої.',
  action: 'Пройти діагностику',
  start: { href: addresses.diagnostic.to({ subject }) },
})

/** Nothing is known of the subjects yet. */
const choose: TodayStep = {
  kind: 'choose',
  title: 'Обери, з чого почати',
  text: 'У кожному предметі є теорія, завдання за темами й повні варіанти.',
  action: 'До предметів',
  start: { href: addresses.subjects.to() },
}

const done = (subject: string): TodayStep => ({
  kind: 'done',
  title: 'На сьогодні все',
  text: 'План дня виконано. Відпочинок теж частина підготовки.',
  action: 'Ще 5 завдань',
  start: { wish: { mode: 'quick', subject, count: 5 } },
})

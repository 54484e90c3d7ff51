import { createEvents } from 'ics'
import { dayAfter } from '#contract/day'
import type { ExamDay } from '#contract/exam-date'
import type { PlanTask } from '#contract/plan/plan-task'

/** From when on a pupil studies where nothing else is said. */
const startHour = 17

const titles: Record<PlanTask['kind'], string> = {
  diagnostic: 'Діагностика',
  mistakes: 'Помилки',
  topic: 'Тема',
  mixed: 'Мікс',
  exam: 'Як на НМТ',
  simulation: 'Симуляція',
}

const common = { productId: 'skladu/plan', calName: 'Складу: план' }
const dateOf = (day: string): [number, number, number] => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return [year, month, date]
}

/** A calendar with one entry for each day of the plan, at 17:00 wherever the pupil is, and the day of the exam, which says where it is a guess. Throws for an empty plan. */
export function calendarOf(tasks: readonly PlanTask[], exam: ExamDay, address: string): string {
  const { error, value } = createEvents([
    ...[...Map.groupBy(tasks, ({ day }) => day)].map(([day, own]) => {
      const minutes = own.reduce((sum, task) => sum + task.minutes, 0)
      return {
        ...common,
        uid: `plan-${day}@skladu`,
        title: `Підготовка до НМТ, ${minutes} хв`,
        description: own.map((task) => `${titles[task.kind]}: ${task.title}, ${task.minutes} хв`).join('\n'),
        url: address,
        start: [...dateOf(day), startHour, 0] as [number, number, number, number, number],
        startInputType: 'local' as const,
        startOutputType: 'local' as const,
        duration: { hours: Math.floor(minutes / 60), minutes: minutes % 60 },
      }
    }),
    {
      ...common,
      uid: 'exam@skladu',
      title: exam.isGuess ? 'НМТ, орієнтовно' : 'НМТ',
      description: exam.isGuess ? 'Дату ще не оголошено: це перший день сесії, що була останньою.' : 'Дату обрано в плані.',
      url: address,
      start: dateOf(exam.day),
      end: dateOf(dayAfter(exam.day, 1)),
    },
  ])
  if (error || !value || tasks.length === 0) throw error ?? new Error('An empty plan has no calendar')
  return value
}

/** «skladu-plan-2026-11-16.ics» of the week that begins on this day. */
export const calendarName = (today: string): string => `skladu-plan-${today}.ics`

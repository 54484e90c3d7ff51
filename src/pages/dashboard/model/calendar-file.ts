import { createEvents } from 'ics'
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

/** A calendar with one entry for each day of the plan, at 17:00 wherever the pupil is. Throws for an empty plan. */
export function calendarOf(tasks: readonly PlanTask[], address: string): string {
  const { error, value } = createEvents(
    [...Map.groupBy(tasks, ({ day }) => day)].map(([day, own]) => {
      const minutes = own.reduce((sum, task) => sum + task.minutes, 0)
      const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
      return {
        uid: `plan-${day}@skladu`,
        productId: 'skladu/plan',
        calName: 'Складу: план',
        title: `Підготовка до НМТ, ${minutes} хв`,
        description: own.map((task) => `${titles[task.kind]}: ${task.title}, ${task.minutes} хв`).join('\n'),
        url: address,
        start: [year, month, date, startHour, 0] as [number, number, number, number, number],
        startInputType: 'local' as const,
        startOutputType: 'local' as const,
        duration: { hours: Math.floor(minutes / 60), minutes: minutes % 60 },
      }
    }),
  )
  if (error || !value || tasks.length === 0) throw error ?? new Error('An empty plan has no calendar')
  return value
}

/** «skladu-plan-2026-11-16.ics» of the week that begins on this day. */
export const calendarName = (today: string): string => `skladu-plan-${today}.ics`

import type { PlanReason, PlanTask } from './plan-task.ts'

/** The names of the tasks of the plan. */
export const taskNames: Record<PlanTask['kind'], string> = {
  diagnostic: 'Діагностика',
  mistakes: 'Помилки',
  topic: 'Тема',
  mixed: 'Мікс тем',
  exam: 'Завдання як на НМТ',
  simulation: 'Симуляція НМТ',
}

/** The text of each reason to have something in the plan. */
export const reasonTexts: Record<PlanReason, string> = {
  noEvidence: 'Побачиш, з чого почати',
  due: 'Час повторити те, що не вийшло',
  threshold: 'Спершу поріг: з цього предмета він під загрозою',
  gain: 'Тут година дає найбільше балів',
  spacing: 'Повторення впереміш тримає знання довше',
  format: 'Звикаєш до формату й часу',
  stamina: 'Раз на 1–2 тижні варто відчути справжній тест',
}

/** «Тема: Відсотки». */
export const nameOf = ({ kind, title }: Pick<PlanTask, 'kind' | 'title'>): string =>
  taskNames[kind] === title ? title : `${taskNames[kind]}: ${title}`

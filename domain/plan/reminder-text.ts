import { pluralOf } from '../plural.ts'
import type { PlanTask } from './plan-task.ts'
import { nameOf, reasonTexts } from './plan-text.ts'

/** What is really due on a day: cards to be repeated with the minutes they take this pupil, and the first step of the plan. */
export type DueCards = { count: number; minutes: number }
export type Due = { cards: DueCards | null; step: PlanTask | null }
export type ReminderText = { title: string; text: string }

const minutesText = (minutes: number): string => `${Math.round(minutes)} ${pluralOf(Math.round(minutes), ['хвилина', 'хвилини', 'хвилин'])}`

/** «12 карток, 6 хвилин». */
export const cardsText = ({ count, minutes }: DueCards): string =>
  `${count} ${pluralOf(count, ['картка', 'картки', 'карток'])}, ${minutesText(minutes)}`

/** «15 хвилин. Побачиш, з чого почати.» */
export const stepText = ({ minutes, reason }: Pick<PlanTask, 'minutes' | 'reason'>): string =>
  `${minutesText(minutes)}. ${reasonTexts[reason]}.`

/** «Потім за планом: Тема: Відсотки, 15 хвилин.», what follows the cards; empty where nothing does. */
export const thenText = (step: PlanTask | null): string =>
  step === null ? '' : `Потім за планом: ${nameOf(step)}, ${minutesText(step.minutes)}.`

/** The words of a reminder, the same in a letter, in a message and on the page; null where nothing is due. */
export function reminderText({ cards, step }: Due): ReminderText | null {
  if (cards) return { title: `На сьогодні: ${cardsText(cards)}`, text: thenText(step) }
  return step && { title: `На сьогодні: ${nameOf(step)}`, text: stepText(step) }
}

/** Said by a worker that could not read what came: a message must always be shown. */
export const unreadText: ReminderText = { title: 'На сьогодні є що повторити', text: 'Відкрий, і побачиш свій план.' }
export const endText = 'Більше не нагадувати'
export const endedText: ReminderText = { title: 'Нагадувань більше не буде', text: 'Увімкнути їх знову можна на сайті.' }

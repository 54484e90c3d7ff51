import { chanceOf } from '../prediction.ts'
import type { QuestionForm } from '../question.ts'

/** The chance to guess an answer of a form without knowing it, and what the form adds to the difficulty of its task. */
const forms: Record<QuestionForm, { guess: number; harder: number }> = {
  single: { guess: 0.22, harder: 0.05 },
  gap: { guess: 0.25, harder: 0.15 },
  gapPool: { guess: 0.13, harder: 0.3 },
  matching: { guess: 0.18, harder: 0.35 },
  multi: { guess: 0.4, harder: 0.8 },
  grouped: { guess: 0.33, harder: 0.6 },
  sequence: { guess: 0.2, harder: 0.7 },
  numeric: { guess: 0, harder: 0.6 },
}

/** The chance to get one thing right in a task of this form, a lucky guess included. */
export function chanceIn(form: QuestionForm, theta: number, difficulty: number): number {
  const { guess, harder } = forms[form]
  return guess + (1 - guess) * chanceOf(theta, difficulty + harder)
}

const isWhole = (form: QuestionForm): boolean => form === 'single' || form === 'numeric' || form === 'gap' || form === 'gapPool'

/** Counts the parts that a task of so many points asks to get right, each worth as much as the others. */
export const unitsIn = (form: QuestionForm, points: number): number => (isWhole(form) ? 1 : points)

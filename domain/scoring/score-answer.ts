import type { Answer } from '../answer.ts'
import type { Key } from '../key.ts'
import type { Question } from '../question.ts'
import { isWithin, readNumber } from './number.ts'

/** The outcome of an answer. `unreadable` is a numeric answer that is not a number: it earns nothing and is shown as such. */
export type Outcome = 'right' | 'partial' | 'wrong' | 'blank' | 'unreadable'
export type Score = { points: number; max: number; outcome: Outcome }

/** Points for a wholly right answer, by the official rules of НМТ-2026. */
export function maxPoints(key: Key): number {
  switch (key.form) {
    case 'single':
      return 1
    case 'numeric':
      return 2
    case 'sequence':
      return 3
    case 'multi':
      return key.correct.length
    case 'matching':
    case 'grouped':
    case 'gap':
    case 'gapPool':
      return Object.keys(key.correct).length
  }
}

/**
 * Scores one answer by the official rules of НМТ-2026 (source: characteristics of the papers, УЦОЯО).
 * An answer of a foreign shape is wrong, never an error.
 */
export function scoreAnswer(key: Key, answer: Answer | undefined): Score {
  const max = maxPoints(key)
  if (isBlank(answer)) return { points: 0, max, outcome: 'blank' }
  if (key.form === 'numeric') return scoreNumeric(key, answer, max)
  const points = pointsFor(key, answer)
  return { points, max, outcome: points === max ? 'right' : points > 0 ? 'partial' : 'wrong' }
}

function pointsFor(key: Exclude<Key, { form: 'numeric' }>, answer: Answer | undefined): number {
  switch (key.form) {
    case 'single':
      return answer === key.correct ? 1 : 0
    case 'sequence':
      return Array.isArray(answer) ? sequencePoints(key.correct, answer) : 0
    case 'multi':
      return Array.isArray(answer) ? hitPoints(key.correct, answer) : 0
    case 'matching':
    case 'grouped':
    case 'gap':
    case 'gapPool':
      return isPerPart(answer) ? Object.entries(key.correct).filter(([part, option]) => answer[part] === option).length : 0
  }
}

/** All in place 3, first and last 2, first or last 1; the middle alone earns nothing. */
function sequencePoints(correct: readonly string[], given: readonly string[]): number {
  if (given.length !== correct.length) return 0
  if (correct.every((option, index) => given[index] === option)) return 3
  return Number(given[0] === correct[0]) + Number(given.at(-1) === correct.at(-1))
}

/** One point for each right choice in any order; more marks than asked for void the task. */
function hitPoints(correct: readonly string[], given: readonly string[]): number {
  const marks = new Set(given)
  return marks.size > correct.length ? 0 : correct.filter((option) => marks.has(option)).length
}

function scoreNumeric({ correct, tolerance = '0' }: Extract<Key, { form: 'numeric' }>, answer: Answer | undefined, max: number): Score {
  const reading = typeof answer === 'string' ? readNumber(answer) : ({ kind: 'unreadable' } as const)
  if (reading.kind !== 'number') return { points: 0, max, outcome: reading.kind }
  const isRight = isWithin(reading.text, correct, tolerance)
  return { points: isRight ? max : 0, max, outcome: isRight ? 'right' : 'wrong' }
}

const isPerPart = (answer: Answer | undefined): answer is Record<string, string> =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer)

/** Nothing chosen, or everything taken back. */
export function isBlank(answer: Answer | undefined): boolean {
  if (answer === undefined || answer === null) return true
  if (typeof answer === 'string') return answer.trim() === ''
  return (Array.isArray(answer) ? answer : Object.keys(answer)).length === 0
}

/** There is an answer that can be counted: a number that cannot be read is to be written again first. */
export const isAnswered = (form: Question['form'], answer: Answer | undefined): boolean =>
  !isBlank(answer) && (form !== 'numeric' || typeof answer !== 'string' || readNumber(answer).kind === 'number')

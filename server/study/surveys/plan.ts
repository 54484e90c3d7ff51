import { randomInt } from 'node:crypto'
import type { SurveyPolicy } from '#domain/survey-mode'
import { Problem } from '../../base/problem.ts'
import type { TaskReference } from '../../store/schema.ts'

/** One whole paper of a subject, authored or drawn. */
export type PaperPlan = { subject: string; paper: string | null; title: string; max: number; tasks: TaskReference[] }

/** Training: the verdict after each task, no clock, a pause at will. */
export const training: SurveyPolicy = { feedback: 'afterEach', seconds: null, extraTime: 0, save: 'automatic', pause: 'any' }

/** Seconds by the rules with extra time in percent. */
export const withExtra = (seconds: number, percent: number): number => Math.round(seconds * (1 + percent / 100))

/** The seed asked for, else any. */
export const seedOf = (seed: number | undefined): number => seed ?? randomInt(2 ** 31)

export const referencesTo = (tasks: readonly TaskReference[]): TaskReference[] => tasks.map(({ id, version }) => ({ id, version }))

/** The most that tasks can earn. */
export const maxOf = (tasks: readonly { points: number }[]): number => tasks.reduce((sum, { points }) => sum + points, 0)

/** Refuses with a status and words for the pupil. */
export function refuse(status: 404 | 409 | 422 | 429, message: string): never {
  throw new Problem(status, message)
}

export const notReady = 'Завдання з цього предмета ще готуються'

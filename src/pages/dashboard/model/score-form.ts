import { competitiveScore, type ScoreSubjects, type ScoreWeights } from '#domain/competitive-score'

/** The fields of the calculator: scores, weights, factors. */
export const scoreFields = ['ukrainian', 'math', 'history', 'elective'] as const
export type ScoreField = (typeof scoreFields)[number]
export type ScoreForm = {
  scores: Record<ScoreField, string>
  weights: Record<ScoreField | 'electiveMax', string>
  courses: string
  region: number
  isSupported: boolean
}

/** Reads «0,3», «.3» and « 0.3 » alike; null for what is no number. */
export function readDecimal(typed: string): number | null {
  const text = typed
    .trim()
    .replace(',', '.')
    .replaceAll(/[\s\u00a0]/g, '')
  return /^(\d+(\.\d*)?|\.\d+)$/.test(text) ? Number(text) : null
}

export type ScoreReading = { score: number | null; wrong: readonly string[]; isFull: boolean }

/** The score of a form; `wrong` names what is filled in and cannot be, `isFull` whether all that is needed is there. */
export function readScore({ scores, weights, courses, region, isSupported }: ScoreForm, branch: number): ScoreReading {
  const wrong: string[] = []
  let isFull = true
  const read = (name: string, typed: string, least: number, most: number): number => {
    const value = readDecimal(typed)
    if (typed.trim() === '') isFull = false
    else if (value === null || value < least || value > most) wrong.push(name)
    return value ?? 0
  }
  const own = Object.fromEntries(scoreFields.map((field) => [field, read(`scores.${field}`, scores[field], 100, 200)])) as ScoreSubjects
  const weightFields = [...scoreFields, 'electiveMax'] as const
  const weighed = Object.fromEntries(weightFields.map((field) => [field, read(`weights.${field}`, weights[field], 0, 1)])) as ScoreWeights
  const extra = courses.trim() === '' ? 0 : read('courses', courses, 0, 10)
  if (!wrong.includes('weights.electiveMax') && isFull && weighed.electiveMax < weighed.elective) wrong.push('weights.electiveMax')
  const score =
    isFull && wrong.length === 0 ? competitiveScore(weighed, own, { courses: extra, region, branch: isSupported ? branch : 1 }) : null
  return { score, wrong, isFull }
}

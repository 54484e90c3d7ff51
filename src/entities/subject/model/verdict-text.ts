import type { SubjectVerdict } from '#contract/result'
import { countOf } from './count-text'

/** The verdict of the exam in one line. */
export function verdictText({ scaled, missing, scaleYear }: Pick<SubjectVerdict, 'scaled' | 'missing' | 'scaleYear'>): string {
  return scaled === null ? `Поріг не подолано: ще ${countOf(missing, 'testPoint')}` : `за шкалою НМТ-${scaleYear}`
}

import type { ChosenSpeciality, StudyPreferences } from '#domain/study-preferences'
import { readDecimal, type ScoreForm } from './score-form'

const comma = (value: number | undefined): string => (value === undefined ? '' : String(value).replace('.', ','))

/** Weights of a speciality for the form; those of the fourth subject that was chosen. */
export const weightsOf = (
  { weights, electiveMax }: Pick<ChosenSpeciality, 'weights' | 'electiveMax'>,
  elective: string | null,
): ScoreForm['weights'] => ({
  ukrainian: comma(weights['ukrainian']),
  math: comma(weights['math']),
  history: comma(weights['history']),
  elective: comma(elective === null ? undefined : (weights[elective] ?? weights['elective'])),
  electiveMax: comma(electiveMax),
})

/** The calculator as it opens: targets for scores, the first speciality for weights. */
export function filledForm({ targets, specialities, elective }: StudyPreferences): ScoreForm {
  const [first] = specialities
  const empty = { ukrainian: '', math: '', history: '', elective: '', electiveMax: '' }
  return {
    scores: {
      ukrainian: comma(targets['ukrainian']),
      math: comma(targets['math']),
      history: comma(targets['history']),
      elective: comma(elective === null ? undefined : targets[elective]),
    },
    weights: first ? weightsOf(first, elective) : empty,
    courses: '',
    region: 1,
    isSupported: false,
  }
}

/** Turns a form into a speciality of the pupil. */
export function specialityOf(title: string, { weights }: ScoreForm, elective: string | null): ChosenSpeciality {
  const number = (typed: string) => readDecimal(typed) ?? 0
  const { ukrainian, math, history } = weights
  return {
    title,
    known: null,
    weights: {
      ukrainian: number(ukrainian),
      math: number(math),
      history: number(history),
      [elective ?? 'elective']: number(weights.elective),
    },
    electiveMax: number(weights.electiveMax),
  }
}

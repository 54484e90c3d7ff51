import * as v from 'valibot'
import { daySchema } from './day.ts'
import { subjectId } from './text.ts'
import { visibleLine } from './visible-text.ts'

const whole = (least: number, most: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message))
const coefficient = v.pipe(v.number('Хибний коефіцієнт'), v.minValue(0, 'Хибний коефіцієнт'), v.maxValue(1, 'Хибний коефіцієнт'))
const bySubject = <T extends v.GenericSchema>(value: T) =>
  v.pipe(
    v.record(subjectId, value),
    v.check((record) => Object.keys(record).length <= 20, 'Забагато предметів'),
  )

export const mostAdmissionPlaces = 10
const admissionPlaceSchema = v.object({
  title: visibleLine(1, 160, 'Назва порожня', 'Задовга назва'),
  kind: v.picklist(['budget', 'contract'], 'Хибний вид місця'),
  /** With all factors: more than 200 is possible. */
  score: v.pipe(v.number('Хибний бал'), v.minValue(100, 'Бал має бути від 100 до 210'), v.maxValue(210, 'Бал має бути від 100 до 210')),
})
export type AdmissionPlace = v.InferOutput<typeof admissionPlaceSchema>

/**
 * A speciality with the weights of its subjects by the rules of admission; `known` is its id where they come from our data. `electiveMax`: the
 * largest weight of any fourth subject.
 */
export const chosenSpecialitySchema = v.object({
  title: visibleLine(1, 120, 'Назва порожня', 'Задовга назва'),
  known: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  weights: bySubject(coefficient),
  electiveMax: coefficient,
  /** Places that the pupil aims at, with the passing score of last year as the pupil has found it. */
  places: v.optional(v.pipe(v.array(admissionPlaceSchema), v.maxLength(mostAdmissionPlaces, 'Можна додати до 10 місць'))),
  /** The competitive score that the pupil wants. */
  goal: v.optional(whole(100, 200, 'Бажаний бал має бути від 100 до 200')),
})
export type ChosenSpeciality = v.InferOutput<typeof chosenSpecialitySchema>

/** The weight of the fourth subject, whichever it is, in a speciality that the pupil typed before choosing one. */
const anyElective = 'elective'

/** What a subject weighs in a speciality; null where nobody has told: that is not the same as nothing. */
export const weightOf = ({ weights }: Pick<ChosenSpeciality, 'weights'>, subject: string, kind: 'required' | 'elective'): number | null =>
  weights[subject] ?? (kind === 'elective' ? weights[anyElective] : undefined) ?? null

const fields = {
  /** The day of the exam; null is «ще не знаю». */
  examDate: v.nullable(daySchema),
  minutesPerDay: whole(10, 480, 'Хвилин на день має бути від 10 до 480'),
  /** 0 Monday … 6 Sunday. */
  daysOff: v.pipe(v.array(whole(0, 6, 'Хибний день тижня')), v.maxLength(6, 'Потрібен хоч один день для навчання')),
  /** The fourth subject. */
  elective: v.nullable(subjectId),
  /** Wanted scores, 100–200, by subject. */
  targets: bySubject(whole(100, 200, 'Ціль має бути від 100 до 200')),
  weeklyGoal: whole(1, 7, 'Ціль на тиждень: від 1 до 7 днів'),
  specialities: v.pipe(v.array(chosenSpecialitySchema), v.maxLength(5, 'Можна обрати до 5 спеціальностей')),
  /** No weeks in a row, no goals: the dots of the days alone. */
  isCalm: v.boolean('Хибна позначка'),
}

/** A pupil’s wishes for studying: the day of the exam, the time, the targets. */
export const studyPreferencesSchema = v.object(fields)
export type StudyPreferences = v.InferOutput<typeof studyPreferencesSchema>

/** One change of preferences: the fields that it names are replaced as a whole, the others stay. */
export const preferencesChangeSchema = v.partial(studyPreferencesSchema)
export type PreferencesChange = v.InferOutput<typeof preferencesChangeSchema>

/** The preferences of a pupil who has not set any. */
export const defaultPreferences: StudyPreferences = {
  examDate: null,
  minutesPerDay: 30,
  daysOff: [],
  elective: null,
  targets: {},
  weeklyGoal: 4,
  specialities: [],
  isCalm: false,
}

type Said = { kind: string; id: string; at: string; change?: PreferencesChange }

/** Preferences after all these facts, in whatever order and however often they came: of each field the last word counts. */
export function preferencesAfter(facts: readonly Said[]): StudyPreferences {
  const changes = facts
    .filter(({ kind }) => kind === 'preferences.set')
    .toSorted((a, b) => (a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at < b.at ? -1 : 1))
  return changes.reduce<StudyPreferences>((known, { change }) => Object.assign({}, known, change), defaultPreferences)
}

import * as v from 'valibot'
import { subjectId } from '#domain/text'

/** `verified` is false while one source alone says so. */
const rule = { source: v.string(), verified: v.boolean() }

const filled = v.pipe(v.string('Порожнє поле'), v.nonEmpty('Порожнє поле'), v.maxLength(200, 'Задовге поле'))
/** A competitive score with its factors: more than 200 is possible. */
const passing = v.pipe(
  v.number('Бал має бути числом'),
  v.minValue(100, 'Бал має бути від 100 до 210'),
  v.maxValue(210, 'Бал має бути від 100 до 210'),
)

/** The lowest scores that were enough at one place in one year, as whoever runs the site has gathered them; null where nobody was taken or it is not known. */
export const passingScoreSchema = v.object({
  institution: filled,
  /** The code of the speciality: `I2`. */
  speciality: filled,
  programme: filled,
  form: v.picklist(['денна', 'заочна', 'вечірня', 'дистанційна'], 'Форма навчання: денна, заочна, вечірня або дистанційна'),
  year: v.pipe(v.number('Рік має бути числом'), v.integer('Рік має бути числом'), v.minValue(2015, 'Рік має бути від 2015')),
  budget: v.nullable(passing),
  contract: v.nullable(passing),
  source: filled,
})
export type PassingScore = v.InferOutput<typeof passingScoreSchema>

/** The rules of admission of a year, as far as they could be checked. */
export const admissionSchema = v.object({
  year: v.number(),
  specialities: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      /** Of all subjects, those of choice among them. */
      weights: v.record(subjectId, v.number()),
      electiveMax: v.number(),
      ...rule,
      year: v.optional(v.number()),
      code: v.optional(v.string()),
      /** The weight of a creative contest. */
      creative: v.optional(v.number()),
      /** The least competitive score: for the budget alone unless `isFloorForAll`. */
      floor: v.optional(v.number()),
      isFloorForAll: v.optional(v.boolean()),
      /** The state gives special support. */
      isSupported: v.optional(v.boolean()),
      /** The years of the sources that agree. */
      basis: v.optional(v.string()),
    }),
  ),
  /** By the place of the university. */
  regions: v.object({ year: v.number(), ...rule, factors: v.array(v.object({ factor: v.number(), places: v.array(v.string()) })) }),
  branch: v.object({ factor: v.number(), ...rule }),
  floors: v.array(v.object({ score: v.number(), codes: v.array(v.string()), ...rule })),
  /** Left out where nobody has gathered any. */
  passing: v.optional(v.array(passingScoreSchema)),
})
export type AdmissionRow = v.InferOutput<typeof admissionSchema>['specialities'][number]
export type Admission = v.InferOutput<typeof admissionSchema>

/** Answer to `GET /v3/admission`: the rules of the last year that is known. */
export const admissionAnswerSchema = v.object({ data: v.object({ admission: admissionSchema }) })

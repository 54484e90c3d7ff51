import * as v from 'valibot'
import { subjectId } from './text.ts'

const rule = { source: v.string(), verified: v.boolean() }

/**
 * The rules of admission of a year, as far as they could be checked. `specialities`: weights of subjects, those of the fourth subject among them,
 * of the `year` that the row is about; `creative` the weight of a creative contest; `floor` the least competitive score, for the budget alone
 * unless `isFloorForAll`; `isSupported` where the state gives special support; `basis` the years of the sources that agree. `regions`: the factor
 * goes by the place of the university. `floors`: the least competitive score of some specialities, by code. `verified` is false while one source
 * alone says so.
 */
export const admissionSchema = v.object({
  year: v.number(),
  specialities: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      weights: v.record(subjectId, v.number()),
      electiveMax: v.number(),
      ...rule,
      year: v.optional(v.number()),
      code: v.optional(v.string()),
      creative: v.optional(v.number()),
      floor: v.optional(v.number()),
      isFloorForAll: v.optional(v.boolean()),
      isSupported: v.optional(v.boolean()),
      basis: v.optional(v.string()),
    }),
  ),
  regions: v.object({ year: v.number(), ...rule, factors: v.array(v.object({ factor: v.number(), places: v.array(v.string()) })) }),
  branch: v.object({ factor: v.number(), ...rule }),
  floors: v.array(v.object({ score: v.number(), codes: v.array(v.string()), ...rule })),
})
export type AdmissionRow = v.InferOutput<typeof admissionSchema>['specialities'][number]
export type Admission = v.InferOutput<typeof admissionSchema>

/** Answer to `GET /v3/admission`: the rules of the last year that is known. */
export const admissionAnswerSchema = v.object({ data: v.object({ admission: admissionSchema }) })

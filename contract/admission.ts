import * as v from 'valibot'
import { subjectId } from './text.ts'

/** `verified` is false while one source alone says so. */
const rule = { source: v.string(), verified: v.boolean() }

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
})
export type AdmissionRow = v.InferOutput<typeof admissionSchema>['specialities'][number]
export type Admission = v.InferOutput<typeof admissionSchema>

/** Answer to `GET /v3/admission`: the rules of the last year that is known. */
export const admissionAnswerSchema = v.object({ data: v.object({ admission: admissionSchema }) })

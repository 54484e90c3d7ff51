import * as v from 'valibot'
import { subjectReadinessSchema } from '#domain/prediction'

/** Answer to `GET /v3/user/readiness`: subjects in the order of the catalogue. */
export const readinessAnswerSchema = v.object({ data: v.object({ readiness: v.array(subjectReadinessSchema) }) })

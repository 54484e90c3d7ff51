import * as v from 'valibot'
import { plainText } from './text.ts'

const choice = v.pipe(plainText, v.maxLength(40, 'Задовга відповідь'))

/**
 * A pupil’s answer: `single` an option id; `numeric` the text as typed; `sequence` and `multi` option ids; all others a map from row,
 * group or gap id to option id. `null` takes it back.
 */
export const answerSchema = v.nullable(
  v.union(
    [
      choice,
      v.pipe(v.array(choice), v.maxLength(10, 'Забагато позначок')),
      v.pipe(v.record(choice, choice), v.maxEntries(20, 'Забагато позначок')),
    ],
    'Хибна відповідь',
  ),
)
export type Answer = v.InferOutput<typeof answerSchema>

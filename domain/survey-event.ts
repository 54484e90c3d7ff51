import * as v from 'valibot'
import { answerSchema } from './answer.ts'
import { contentId, moment, plainText } from './text.ts'

const fact = {
  /** Made by the device (UUID), so that the same fact may arrive twice without harm. */
  id: v.pipe(v.string('Хибний ідентифікатор'), v.uuid('Хибний ідентифікатор')),
  /** The device that wrote the fact; `seq` counts the facts of one device in one survey, from 1 and without gaps. */
  client: v.pipe(v.string('Хибний пристрій'), v.uuid('Хибний пристрій')),
  seq: v.pipe(v.number('Хибний номер'), v.integer('Хибний номер'), v.minValue(1, 'Хибний номер'), v.maxValue(1_000_000, 'Хибний номер')),
  /** The moment of the fact by the server’s clock, as the device knows it. */
  at: moment,
}
const onTask = { ...fact, question: contentId }

export const confidenceSchema = v.picklist(['sure', 'unsure', 'guess'], 'Хибна впевненість')
export type Confidence = v.InferOutput<typeof confidenceSchema>

/**
 * A fact of a survey. `answer` with `null` takes the answer back; where saving is on demand it is a draft until `save`. After `check` it
 * stands. `hint` opens a hint by its number.
 */
export const surveyEventSchema = v.variant(
  'kind',
  [
    v.object({ ...fact, kind: v.literal('open') }),
    v.object({ ...onTask, kind: v.literal('visit') }),
    v.object({ ...onTask, kind: v.literal('answer'), value: answerSchema }),
    v.object({ ...onTask, kind: v.literal('save') }),
    v.object({ ...onTask, kind: v.literal('check') }),
    v.object({ ...onTask, kind: v.literal('hint'), rung: v.picklist([1, 2], 'Хибна підказка') }),
    v.object({ ...onTask, kind: v.literal('flag'), isFlagged: v.boolean('Хибна позначка') }),
    v.object({
      ...onTask,
      kind: v.literal('eliminate'),
      option: v.pipe(plainText, v.maxLength(40)),
      isEliminated: v.boolean('Хибна позначка'),
    }),
    v.object({ ...onTask, kind: v.literal('confidence'), level: v.nullable(confidenceSchema) }),
    v.object({ ...fact, kind: v.literal('note'), stimulus: contentId, text: v.pipe(plainText, v.maxLength(2000, 'Задовга нотатка')) }),
    v.object({ ...fact, kind: v.literal('pause'), reason: v.picklist(['alarm', 'rest'], 'Хибна причина паузи') }),
    v.object({ ...fact, kind: v.literal('resume') }),
  ],
  'Невідома подія',
)
export type SurveyEvent = v.InferOutput<typeof surveyEventSchema>

export const surveyEventsSchema = v.object({
  events: v.pipe(
    v.array(surveyEventSchema, 'Потрібен перелік подій'),
    v.minLength(1, 'Потрібна хоча б одна подія'),
    v.maxLength(200, 'Забагато подій'),
  ),
})

import * as v from 'valibot'
import { extraTimeSchema } from '#domain/survey-mode'
import { questionFormSchema } from '#domain/question'
import { surveyId } from '#domain/survey'
import { contentId, subjectId } from '#domain/text'

const topics = v.pipe(v.array(contentId), v.maxLength(100, 'Забагато тем'))
/** Decides which tasks are drawn: the same request with the same seed gives the same tasks while the bank stays the same. */
const seed = v.optional(
  v.pipe(v.number('Хибне зерно'), v.integer('Хибне зерно'), v.minValue(0, 'Хибне зерно'), v.maxValue(2 ** 31 - 1, 'Хибне зерно')),
)
const count = (most: number) =>
  v.pipe(v.number('Хибна кількість'), v.integer('Хибна кількість'), v.minValue(1, 'Хибна кількість'), v.maxValue(most, 'Забагато завдань'))
const exam = {
  extraTime: v.optional(extraTimeSchema, 0),
  save: v.optional(v.picklist(['automatic', 'onDemand'], 'Хибне збереження'), 'automatic'),
}

/**
 * A wish for a survey. Of `nmt`: a certain `paper`, one drawn by `seed`, else the one finished longest ago. `block` 1: Ukrainian and
 * mathematics, 2: history and `subject`; `day` makes both.
 */
export const surveyRequestSchema = v.variant(
  'mode',
  [
    v.object({
      mode: v.literal('nmt'),
      subject: subjectId,
      paper: v.optional(contentId),
      seed,
      block: v.optional(v.picklist([1, 2, 'day'], 'Хибний блок')),
      ...exam,
    }),
    v.object({
      mode: v.literal('topics'),
      subject: subjectId,
      topics: v.pipe(topics, v.minLength(1, 'Обери хоча б одну тему')),
      count: count(50),
      only: v.optional(v.picklist(['new', 'wrong'])),
      seed,
    }),
    v.object({ mode: v.literal('quick'), subject: subjectId, count: v.picklist([5, 10, 20], 'Хибна кількість'), seed }),
    v.object({ mode: v.literal('mixed'), subject: subjectId, topics: v.optional(topics, []), count: count(50), seed }),
    v.object({ mode: v.literal('mistakes'), subject: subjectId, topics: v.optional(topics, []), count: count(50), seed }),
    v.object({ mode: v.literal('diagnostic'), subject: subjectId, seed }),
    v.object({
      mode: v.literal('custom'),
      subject: subjectId,
      topics: v.optional(topics, []),
      forms: v.optional(v.pipe(v.array(questionFormSchema), v.maxLength(8)), []),
      difficulty: v.optional(v.pipe(v.array(v.picklist(['easy', 'medium', 'hard'])), v.maxLength(3)), []),
      only: v.optional(v.picklist(['new', 'wrong', 'saved'])),
      count: count(60),
      feedback: v.optional(v.picklist(['afterEach', 'atEnd']), 'afterEach'),
      /** Minutes of the clock; null without one. */
      minutes: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(240))), null),
      extraTime: v.optional(extraTimeSchema, 0),
      seed,
    }),
    v.object({ mode: v.literal('saved'), subject: subjectId, seed }),
    v.object({ mode: v.literal('theory'), subject: subjectId, test: contentId }),
    /**
     * `wrong`: only what was not wholly right; `same`: the same tasks; `similar`: others of the same topics and forms; `another`: one
     * more like `like`, of its template if it has one.
     */
    v.object({
      mode: v.literal('retry'),
      subject: subjectId,
      of: surveyId,
      which: v.picklist(['wrong', 'same', 'similar', 'another']),
      like: v.optional(contentId),
      seed,
    }),
  ],
  'Невідомий режим',
)
export type SurveyRequest = v.InferOutput<typeof surveyRequestSchema>
export type SurveyWish = v.InferInput<typeof surveyRequestSchema>
export type RequestOf<Mode extends SurveyRequest['mode']> = Extract<SurveyRequest, { mode: Mode }>

/** Body of `POST /v3/surveys/{id}/more`: one more task like this one, added to the end of a survey with feedback after each. */
export const moreSchema = v.object({ like: contentId })

import * as v from 'valibot'
import { drawnFormulaSchema } from '#domain/formula/drawn'
import { keySchema } from '#domain/key'
import { practiceTaskSchema } from './practice.ts'
import { questionFormSchema, questionSchema } from '#domain/question'
import { contentId, subjectId } from '#domain/text'
import { visibleLine } from '#domain/visible-text'

/** Tasks of one worksheet, and worksheets of one teacher. */
export const worksheetLimits = { tasks: 60, own: 200, variants: 10 } as const

const id = v.pipe(v.string('Хибний ідентифікатор'), v.uuid('Хибний ідентифікатор'))
const whole = (least: number, most: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message))
const title = visibleLine(1, 80, 'Дайте роботі назву', 'Задовга назва: можна до 80 символів')
const minutes = v.nullable(whole(5, 240, 'Час роботи — від 5 до 240 хвилин'))
/** A long random name: whoever has it may take a copy. */
const shareCode = v.pipe(v.string('Хибне посилання'), v.regex(/^[\w-]{22}$/, 'Хибне посилання'))

/** A task of a worksheet. `isOwn`: each pupil and each printed variant gets an instance of its own of the template. */
export const worksheetItemSchema = v.object({ id: contentId, isOwn: v.boolean() })
export type WorksheetItem = v.InferOutput<typeof worksheetItemSchema>

const summary = { id, title: v.string(), subject: subjectId, subjectTitle: v.string(), tasks: v.number(), updatedAt: v.string() }
export const worksheetSummarySchema = v.object(summary)
export type WorksheetSummary = v.InferOutput<typeof worksheetSummarySchema>
export const worksheetsAnswerSchema = v.object({ data: v.object({ worksheets: v.array(worksheetSummarySchema) }) })

/** A task with its words and key; while it is withheld from the teacher there is neither. */
export const worksheetTaskSchema = v.object({
  ...worksheetItemSchema.entries,
  /** It was made of a template and may be another for each. */
  isTemplate: v.boolean(),
  question: v.optional(questionSchema),
  key: v.optional(keySchema),
})
export type WorksheetTask = v.InferOutput<typeof worksheetTaskSchema>

/** A worksheet as its teacher sees it. `code` is what its printed sheets bear; `share` is null while nobody may copy it. */
export const worksheetSchema = v.object({
  ...summary,
  minutes: v.nullable(v.number()),
  revision: v.number(),
  code: v.string(),
  share: v.nullable(v.string()),
  items: v.array(worksheetTaskSchema),
  formulas: v.optional(v.array(drawnFormulaSchema)),
})
export type Worksheet = v.InferOutput<typeof worksheetSchema>
export const worksheetAnswerSchema = v.object({ data: v.object({ worksheet: worksheetSchema }) })

/** What a new worksheet is made of: nothing, a published paper, a topic, what a class got wrong, or another teacher’s worksheet. */
export const worksheetRequestSchema = v.variant(
  'from',
  [
    v.object({ from: v.literal('nothing'), subject: subjectId, title }),
    v.object({ from: v.literal('paper'), subject: subjectId, paper: contentId }),
    v.object({ from: v.literal('topic'), subject: subjectId, topic: contentId, count: whole(1, 40, 'Від 1 до 40 завдань') }),
    v.object({ from: v.literal('mistakes'), subject: subjectId, group: id, count: whole(1, 40, 'Від 1 до 40 завдань') }),
    v.object({ from: v.literal('share'), code: shareCode }),
  ],
  'Невідома робота',
)
export type WorksheetRequest = v.InferInput<typeof worksheetRequestSchema>

/** What a teacher has changed; `revision` is that of the worksheet that was changed. */
export const worksheetChangeSchema = v.object({
  title,
  minutes,
  items: v.pipe(
    v.array(worksheetItemSchema),
    v.maxLength(worksheetLimits.tasks, `Завдань у роботі може бути до ${worksheetLimits.tasks}`),
    v.check((items) => new Set(items.map((item) => item.id)).size === items.length, 'Те саме завдання стоїть у роботі двічі'),
  ),
  revision: whole(1, 1_000_000, 'Хибна версія'),
})
export type WorksheetChange = v.InferInput<typeof worksheetChangeSchema>

/** What another teacher is shown before taking a copy. A body, so that links stand in no log of addresses. */
export const worksheetPreviewSchema = v.object({ code: shareCode })
export const worksheetOfferAnswerSchema = v.object({
  data: v.object({
    offer: v.object({
      title: v.string(),
      subjectTitle: v.string(),
      tasks: v.number(),
      ownerName: v.nullable(v.string()),
      isOwn: v.boolean(),
    }),
  }),
})
export type WorksheetOffer = v.InferOutput<typeof worksheetOfferAnswerSchema>['data']['offer']

/** Variants on paper: the same seed gives the same ones. */
export const variantsRequestSchema = v.object({
  count: whole(1, worksheetLimits.variants, `Варіантів може бути від 1 до ${worksheetLimits.variants}`),
  seed: whole(1, 2 ** 31 - 1, 'Хибне число'),
})
export type VariantsRequest = v.InferInput<typeof variantsRequestSchema>
export const variantSchema = v.object({
  number: v.number(),
  tasks: v.array(v.object({ question: questionSchema, key: keySchema })),
})
export type Variant = v.InferOutput<typeof variantSchema>
export const variantsAnswerSchema = v.object({
  data: v.object({ variants: v.array(variantSchema), formulas: v.optional(v.array(drawnFormulaSchema)) }),
})
export type Variants = v.InferOutput<typeof variantsAnswerSchema>['data']

/** What tasks of the bank are looked for. `number`: of the paper by its blueprint; `skip`: so many have been shown. */
export const taskSearchSchema = v.object({
  subject: subjectId,
  topic: v.optional(contentId),
  number: v.optional(whole(1, 100, 'Хибний номер')),
  form: v.optional(questionFormSchema),
  difficulty: v.optional(practiceTaskSchema.entries.difficulty),
  hasFigure: v.optional(v.boolean()),
  /** Words of the task, in any form and with slips; the best fit comes first. */
  words: v.optional(v.pipe(v.string('Хибні слова'), v.trim(), v.maxLength(100, 'Задовгий пошук: можна до 100 символів'))),
  skip: v.optional(whole(0, 10_000, 'Хибна кількість'), 0),
})
export type TaskSearch = v.InferInput<typeof taskSearchSchema>

/** A task that a teacher may take, without its key. */
export const bankTaskSchema = v.object({
  id: contentId,
  isTemplate: v.boolean(),
  difficulty: practiceTaskSchema.entries.difficulty,
  question: questionSchema,
})
export type BankTaskView = v.InferOutput<typeof bankTaskSchema>
export const tasksAnswerSchema = v.object({
  data: v.object({ tasks: v.array(bankTaskSchema), total: v.number(), formulas: v.optional(v.array(drawnFormulaSchema)) }),
})
export type FoundTasks = v.InferOutput<typeof tasksAnswerSchema>['data']

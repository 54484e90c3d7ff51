import * as v from 'valibot'
import { questionFormSchema } from '#domain/question'
import { extraTimeSchema } from '#domain/survey-mode'

const whole = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.integer(), v.minValue(least), v.maxValue(most))
const id = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{0,79}$/))
const listOf = <S extends v.GenericSchema>(item: S) =>
  v.fallback(
    v.pipe(
      v.array(v.fallback(v.nullable(item), null)),
      v.transform((found) => [...new Set(found)].filter((each) => each !== null) as NonNullable<v.InferOutput<S>>[]),
    ),
    [],
  )

/** The fields of the forms of all modes, as the query of the address stores them; foreign values there count as absent. */
const valuesSchema = v.object({
  topic: listOf(id),
  form: listOf(questionFormSchema),
  level: listOf(v.picklist(['easy', 'medium', 'hard'])),
  only: v.fallback(v.nullable(v.picklist(['new', 'wrong', 'saved'])), null),
  count: v.fallback(v.nullable(whole(1, 60)), null),
  feedback: v.fallback(v.picklist(['afterEach', 'atEnd']), 'afterEach'),
  minutes: v.fallback(v.nullable(whole(1, 240)), null),
  extra: v.fallback(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), extraTimeSchema), 0),
  save: v.fallback(v.picklist(['automatic', 'onDemand']), 'automatic'),
  scope: v.fallback(v.picklist(['subject', '1', '2', 'day']), 'subject'),
  elective: v.fallback(v.nullable(id), null),
  paper: v.fallback(v.nullable(id), null),
  seed: v.fallback(v.nullable(whole(0, 2 ** 31 - 1)), null),
})
export type FormValues = v.InferOutput<typeof valuesSchema>

const lists = ['topic', 'form', 'level'] as const satisfies (keyof FormValues)[]
const isList = (name: string): boolean => lists.some((each) => each === name)

export function readValues(search: string): FormValues {
  const query = new URLSearchParams(search)
  const names = Object.keys(valuesSchema.entries)
  return v.parse(valuesSchema, Object.fromEntries(names.map((name) => [name, isList(name) ? query.getAll(name) : query.get(name)])))
}

const untouched = readValues('')

/** The query that gives the same values back; what was not chosen is left out. */
export function writeValues(values: FormValues): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) value.forEach((each) => query.append(name, each))
    else if (value !== null && value !== untouched[name as keyof FormValues]) query.set(name, String(value))
  }
  return query.toString()
}

import type { Key } from '#domain/key'
import type { Figure, Option, Question } from '#domain/question'
import { maxPoints } from '#domain/scoring/score-answer'
import type { FigureSource, QuestionSource, StimulusSource } from './authoring/question-source.ts'
import type { SubjectSource } from './authoring/subject-source.ts'
import { toInlineText, toRichText } from './rich-text.ts'

/** The parts of its subject and its file that a task needs; `figureOf` makes a figure of what its author wrote, under a name of its own. */
export type TaskContext = Pick<SubjectSource, 'id' | 'letters' | 'numbering'> & {
  stimuli: readonly StimulusSource[]
  figureOf: (figure: FigureSource, name: string) => Figure
}

/**
 * Splits an authored task into what the pupil sees and what only the server knows. Throws an error in Ukrainian for a text or a key that
 * does not fit.
 */
export function splitQuestion(source: QuestionSource, around: TaskContext): { question: Question; key: Key } {
  const key = keyOf(source)
  checkKey(source)
  const parts = partsOf(source, around)
  const common = {
    id: source.id,
    version: source.version,
    subject: around.id,
    topic: source.topic,
    prompt: toRichText(source.prompt),
    figure: source.figure ? around.figureOf(source.figure, source.id) : null,
    stimulus: stimulusOf(source, around),
    points: maxPoints(key),
    numbers: around.numbering === 'part' ? numbersOf(parts) : 1,
    seconds: source.seconds,
  }
  return { question: { ...common, ...parts }, key }
}

/** Gives every row and every gap a number of its own where the paper numbers parts. */
function numbersOf(parts: ReturnType<typeof partsOf>): number {
  if (parts.form === 'matching') return parts.rows.length
  return parts.form === 'gap' || parts.form === 'gapPool' ? parts.gaps.length : 1
}

function partsOf(source: QuestionSource, { letters }: TaskContext) {
  const listed = (texts: Record<string, string>): Option[] =>
    Object.entries(texts).map(([id, text]) => ({ id, label: labelOf(id, letters), text: toInlineText(text) }))
  switch (source.form) {
    case 'single':
    case 'sequence':
      return { form: source.form, options: listed(source.options) }
    case 'multi':
      return { form: source.form, options: listed(source.options), choose: source.key.length }
    case 'matching':
      return { form: source.form, rows: listed(source.rows), options: listed(source.options) }
    case 'grouped':
      return {
        form: source.form,
        groups: Object.entries(source.groups).map(([id, group]) => ({
          id,
          title: toInlineText(group.title),
          options: listed(group.options),
        })),
      }
    case 'numeric':
      return { form: source.form, unit: source.unit === undefined ? null : toInlineText(source.unit) }
    case 'gap':
      return { form: source.form, gaps: Object.entries(source.gaps).map(([id, gap]) => ({ id, options: listed(gap.options) })) }
    case 'gapPool':
      return { form: source.form, gaps: source.gaps.map((id) => ({ id })), options: listed(source.options) }
  }
}

function stimulusOf(source: QuestionSource, around: TaskContext): Question['stimulus'] {
  if (source.stimulus === undefined) return null
  const written = around.stimuli.find(({ id }) => id === source.stimulus)
  if (!written) throw new Error(`немає матеріалу ${source.stimulus}`)
  const { id, title, text } = written
  return {
    id,
    title: title ?? null,
    text: text === undefined ? [] : toRichText(text),
    figure: written.figure ? around.figureOf(written.figure, written.id) : null,
  }
}

function keyOf(source: QuestionSource): Key {
  const notes =
    source.form === 'numeric'
      ? (source.mistakes ?? []).map(({ value, text }) => [value, text] as const)
      : Object.entries(source.notes ?? {})
  const explained = {
    explanation: toRichText(source.explanation),
    notes: notes.map(([id, text]) => ({ id, text: toRichText(text) })),
    theory: null,
    ...(source.hints && { hints: source.hints.map(toRichText) }),
  }
  const tolerance = source.form === 'numeric' ? source.tolerance : undefined
  return { ...explained, form: source.form, correct: source.key, ...(tolerance !== undefined && { tolerance }) } as Key
}

/** The key must name only what the task offers, and every part that has to be answered. */
function checkKey(source: QuestionSource): void {
  const fail = (what: string) => {
    throw new Error(`ключ завдання ${source.id}: ${what}`)
  }
  const offered = (ids: readonly string[], options: Record<string, string>) => ids.every((id) => id in options)
  const complete = (key: Record<string, string>, parts: readonly string[]) =>
    parts.length === Object.keys(key).length && parts.every((part) => part in key)
  switch (source.form) {
    case 'single':
      return offered([source.key], source.options) ? undefined : fail('немає такого варіанта')
    case 'multi':
      return offered(source.key, source.options) ? undefined : fail('немає такого варіанта')
    case 'sequence':
      return offered(source.key, source.options) && complete(source.options, source.key)
        ? undefined
        : fail('не всі варіанти в послідовності')
    case 'matching':
      return complete(source.key, Object.keys(source.rows)) && offered(Object.values(source.key), source.options)
        ? undefined
        : fail('не відповідає рядкам')
    case 'gapPool':
      return complete(source.key, source.gaps) && offered(Object.values(source.key), source.options)
        ? undefined
        : fail('не відповідає пропускам')
    case 'gap':
    case 'grouped': {
      const parts: Record<string, { options: Record<string, string> }> = source.form === 'gap' ? source.gaps : source.groups
      const fits =
        complete(source.key, Object.keys(parts)) && Object.entries(source.key).every(([part, id]) => id in (parts[part]?.options ?? {}))
      return fits ? undefined : fail('не відповідає частинам')
    }
    case 'numeric':
      return undefined
  }
}

/** Letters of Ukrainian papers stand for the Latin ids of the source, without Ґ. */
const ukrainian: Record<string, string> = { a: 'А', b: 'Б', c: 'В', d: 'Г', e: 'Д', f: 'Е', g: 'Є', h: 'Ж' }

/** The letter or number that the paper prints beside an option: `a` → А or A, `1` → 1. */
function labelOf(id: string, letters: SubjectSource['letters']): string {
  return letters === 'ukrainian' ? (ukrainian[id] ?? id) : id.toUpperCase()
}

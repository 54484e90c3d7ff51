import * as v from 'valibot'
import type { Answer } from '#domain/answer'
import { sheetCode, sheetTask, type SheetTask } from '#domain/answer-sheet'
import type { Group, Sitting } from '#contract/group'
import type { PaperVariants } from '#contract/paper-result'
import type { Key } from '#domain/key'
import { naturalOrder } from '#domain/natural-order'
import { questionFormSchema, type Question } from '#domain/question'
import { readNumber } from '#domain/scoring/number'
import { numbered } from './sheet-numbers'

const row = v.object({ name: v.string(), cells: v.array(v.string()), marks: v.number() })
/** A task on paper: its cells, and the ids of what its rows and cells stand for. No words and no key. */
const paperTaskSchema = v.object({
  sheet: v.object({ name: v.string(), kind: v.picklist(['choice', 'digits']), rows: v.array(row) }),
  form: questionFormSchema,
  parts: v.array(v.string()),
  options: v.array(v.array(v.string())),
})
export type PaperTask = v.InferOutput<typeof paperTaskSchema>

/** Everything that reading the sheets of one work takes: it is kept on the device, so that sheets are read without a network. */
export const sheetKitSchema = v.object({
  group: v.string(),
  paper: v.string(),
  code: v.string(),
  title: v.string(),
  variants: v.array(v.object({ number: v.number(), tasks: v.array(paperTaskSchema) })),
  /**
   * `tried`: the attempt that the pupil has made already, as far as the teacher may see it: it counts, and no sheet is recorded beside it.
   * `opened`: one without an answer, whose place a sheet takes.
   */
  pupils: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      code: v.string(),
      isShown: v.boolean(),
      tried: v.optional(v.nullable(v.picklist(['opened', 'begun', 'screen', 'paper'])), null),
    }),
  ),
})
/** `keys` by variant and task, while the page has them from the server: they are never kept on the device. */
export type SheetKit = v.InferOutput<typeof sheetKitSchema> & { keys?: Readonly<Record<number, readonly Key[]>> }
export type SheetPupil = SheetKit['pupils'][number]

export function sheetKit(group: Group, paper: string, title: string, { code, variants }: PaperVariants): SheetKit {
  return {
    group: group.id,
    paper,
    code,
    title,
    variants: variants.map(({ number, tasks }) => ({
      number,
      tasks: numbered(tasks).map(({ question, number: first }) => paperTask(question, first)),
    })),
    pupils: pupilsOf(group, group.assignments.find(({ id }) => id === paper)?.sittings),
    keys: Object.fromEntries(variants.map(({ number, tasks }) => [number, tasks.map(({ key }) => key)])),
  }
}

/** Active members in the order of the list that a number on a nameless sheet means, each with the code of their sheets. */
export const pupilsOf = ({ members }: Pick<Group, 'members'>, sittings: readonly Sitting[] = []): SheetPupil[] =>
  members
    .filter(({ state }) => state === 'active')
    .toSorted((one, other) => naturalOrder(one.name, other.name) || (one.id < other.id ? -1 : 1))
    .map(({ id, name, sharesResults }) => ({ id, name, code: sheetCode(id), isShown: sharesResults, tried: triedBy(id, sittings) }))

function triedBy(member: string, sittings: readonly Sitting[]): SheetPupil['tried'] {
  const own = sittings.find(({ memberId }) => memberId === member)
  if (!own) return null
  if (own.isPaper) return 'paper'
  if (own.isBlank) return 'opened'
  return own.state === 'running' ? 'begun' : 'screen'
}

function paperTask(question: Question, number: number): PaperTask {
  const { name, kind, rows } = sheetTask(question, number)
  const sheet = { name, kind, rows: rows.map(({ cells, ...rest }) => ({ ...rest, cells: [...cells] })) }
  return { sheet, form: question.form, ...idsOf(question) }
}

function idsOf(question: Question): Pick<PaperTask, 'parts' | 'options'> {
  const ids = (each: readonly { id: string }[]) => each.map(({ id }) => id)
  switch (question.form) {
    case 'single':
    case 'multi':
      return { parts: [''], options: [ids(question.options)] }
    case 'matching':
      return { parts: ids(question.rows), options: question.rows.map(() => ids(question.options)) }
    case 'sequence':
      return { parts: ids(question.options), options: question.options.map(() => ids(question.options)) }
    case 'grouped':
      return { parts: ids(question.groups), options: question.groups.map(({ options }) => ids(options)) }
    case 'gap':
      return { parts: ids(question.gaps), options: question.gaps.map(({ options }) => ids(options)) }
    case 'gapPool':
      return { parts: ids(question.gaps), options: question.gaps.map(() => ids(question.options)) }
    case 'numeric':
      return { parts: [], options: [] }
  }
}

/** Tasks by variant, as the reader asks for them. */
export const knownWork = ({ code, variants }: SheetKit): { work: string; variants: Record<number, readonly SheetTask[]> } => ({
  work: code,
  variants: Object.fromEntries(variants.map(({ number, tasks }) => [number, tasks.map(({ sheet }) => sheet)])),
})

/** The answer that these marks mean, cells counted from 0 for each row; null where nothing is marked. */
export function answerOf({ sheet, form, parts, options }: PaperTask, marks: readonly (readonly number[])[]): Answer {
  const chosen = options.map((ids, index) => (marks[index] ?? []).flatMap((cell) => ids[cell] ?? []))
  if (chosen.every((ids) => ids.length === 0) && form !== 'numeric') return null
  switch (form) {
    case 'single':
      return chosen[0]?.[0] ?? null
    case 'multi':
      return chosen[0] ?? null
    case 'sequence':
      return chosen.map(([id]) => id ?? '')
    case 'matching':
    case 'grouped':
    case 'gap':
    case 'gapPool':
      return Object.fromEntries(chosen.flatMap(([id], index) => (id === undefined ? [] : [[parts[index] ?? '', id]])))
    case 'numeric':
      return numberText(sheet, marks) || null
  }
}

/** The characters that are marked, one below the other. */
export const numberText = ({ rows }: SheetTask, marks: readonly (readonly number[])[]): string =>
  rows.flatMap(({ cells }, index) => (marks[index] ?? []).map((cell) => cells[cell] ?? '')).join('')

/** The marks that spell this number; null where it is none, or has no room on paper. */
export function marksOfNumber({ rows }: SheetTask, text: string): number[][] | null {
  const reading = readNumber(text)
  if (reading.kind === 'unreadable') return null
  const spelt = reading.kind === 'blank' ? [] : reading.text.replace('-', '−').replace('.', ',').split('')
  if (spelt.length > rows.length) return null
  return rows.map(({ cells }, index) => (spelt[index] === undefined ? [] : [cells.indexOf(spelt[index])]))
}

/** Marks that are clear, and still no number: two commas, a minus within, an empty line between digits. */
export function isOddNumber(sheet: SheetTask, marks: readonly (readonly number[])[]): boolean {
  const filled = marks.map(({ length }) => length > 0)
  const [first, last] = [filled.indexOf(true), filled.lastIndexOf(true)]
  return filled.slice(Math.max(0, first), last + 1).includes(false) || readNumber(numberText(sheet, marks)).kind === 'unreadable'
}

import { fillText } from '../../drawing/expressions/fill-text.ts'
import type { Scope } from '../../drawing/expressions/evaluate.ts'
import { Unfit } from './draw-parameters.ts'
import type { FactRow } from '../ready-template.ts'
import { shuffled } from '../../base/shuffled.ts'
import type { InstanceParts } from './instance-parts.ts'
import type { TableTemplate } from '../authoring/template-source.ts'

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const idAt = (index: number): string => letters[index] ?? ''

type Made = { parts: InstanceParts; scope: Scope }

/** A task about one row of a table. Wrong rows are near in kind and never right too. Throws `Unfit` where there are too few. */
export function tableInstance(template: TableTemplate, rows: readonly FactRow[], asked: FactRow, random: () => number): Made {
  switch (template.form) {
    case 'single':
      return singleOf(template, rows, asked, random)
    case 'matching':
      return matchingOf(template, rows, asked, random)
    case 'sequence':
      return sequenceOf(template, rows, asked, random)
    case 'multi':
      return multiOf(template, rows, asked, random)
  }
}

/** The topic of a task about this row. */
export const topicOfAsk = ({ about }: TableTemplate, row: FactRow): string => (about === 'section' ? row.section : row.topic)

const isAskedBeside = (template: TableTemplate, a: FactRow, b: FactRow): boolean => topicOfAsk(template, a) === topicOfAsk(template, b)

const asScope = ({ cells, group }: FactRow) => ({ ...cells, group })

/** Tells whether two rows may stand in one task: neither would be right for the other. */
export function mayMeet({ differ, apart }: TableTemplate, a: FactRow, b: FactRow): boolean {
  if (differ.includes('group') && a.group === b.group) return false
  const shares = differ.some((cell) => sensesOf(a.cells[cell]).some((sense) => sensesOf(b.cells[cell]).includes(sense)))
  return a.id !== b.id && !shares && !apart.some((set) => set.includes(a.id) && set.includes(b.id))
}

/** Splits a cell into its senses: `кинути, здатися` says two things. */
const sensesOf = (text: string | undefined): string[] =>
  normal(text)
    .replaceAll(/\([^)]*\)/g, '')
    .split(/[,;]/)
    .map((sense) => sense.trim())
    .filter((sense) => sense !== '')

const normal = (text: string | undefined): string => (text ?? '').toLowerCase().trim()

function isNear({ near }: TableTemplate, a: FactRow, b: FactRow): boolean {
  if (near === 'any') return true
  if (near === 'other') return a.group !== b.group
  if (near === 'group') return a.group === b.group
  if (near === 'topic') return a.section === b.section
  return a.sort !== null && b.sort !== null && Math.abs(a.sort - b.sort) <= near.years
}

/** Rows of other topics that are so far from each other in their table count as equally near. */
const neighbourhood = 6

/** By chance; where a topic has too few rows of its own, those of its section follow, the nearest in the table first. */
function byNearness(template: TableTemplate, rows: readonly FactRow[], first: FactRow, random: () => number): FactRow[] {
  const mixed = shuffled(rows, random)
  if (template.near !== 'topic') return mixed
  const at = new Map(rows.map((row, index) => [row.id, index]))
  const place = at.get(first.id)!
  const rank = (row: FactRow) => (row.topic === first.topic ? 0 : 1 + Math.floor(Math.abs(at.get(row.id)! - place) / neighbourhood))
  return mixed.toSorted((a, b) => rank(a) - rank(b))
}

/** Rows near to the first and fit to stand with all and with each other, as many as asked. */
function others(
  template: TableTemplate,
  rows: readonly FactRow[],
  about: readonly [FactRow, ...FactRow[]],
  count: number,
  random: () => number,
): FactRow[] {
  const [first] = about
  const found: FactRow[] = []
  for (const row of byNearness(template, rows, first, random)) {
    if (found.length === count) break
    if (isNear(template, first, row) && [...about, ...found].every((each) => mayMeet(template, each, row))) found.push(row)
  }
  if (found.length < count) throw new Unfit(`близьких рядків лише ${found.length}`)
  return found
}

function singleOf(
  template: Extract<TableTemplate, { form: 'single' }>,
  rows: readonly FactRow[],
  row: FactRow,
  random: () => number,
): Made {
  const wrong = others(template, rows, [row], template.options - 1, random)
  const right = { id: row.id, text: fillText(template.answer, { row: asScope(row) }), note: null as string | null }
  const scope = { row: asScope(row) }
  const choices = [
    right,
    ...wrong.map((other) => ({
      id: other.id,
      text: fillText(template.wrong ?? template.answer, { row: asScope(other) }),
      note: fillText(template.note, { ...scope, other: asScope(other) }),
    })),
  ]
  refuseSame(choices.map(({ text }) => text))
  const ordered = byYear(shuffled(choices, random))
  return {
    scope: { ...scope, key: right.text },
    parts: {
      form: 'single',
      options: Object.fromEntries(ordered.map(({ text }, index) => [idAt(index), text])),
      key: idAt(ordered.indexOf(right)),
      notes: Object.fromEntries(ordered.flatMap(({ note }, index) => (note === null ? [] : [[idAt(index), note]]))),
    },
  }
}

/** Options that are years stand in their order. */
function byYear<T extends { text: string }>(choices: readonly T[]): T[] {
  const years = choices.map(({ text }) => /^\d{3,4}( р\.)?$/.test(text))
  return years.every(Boolean) ? choices.toSorted((a, b) => Number.parseInt(a.text, 10) - Number.parseInt(b.text, 10)) : [...choices]
}

function refuseSame(texts: readonly string[]): void {
  if (new Set(texts.map(normal)).size < texts.length) throw new Unfit('два варіанти однакові')
}

function matchingOf(
  template: Extract<TableTemplate, { form: 'matching' }>,
  rows: readonly FactRow[],
  first: FactRow,
  random: () => number,
): Made {
  const beside = rows.filter((row) => isAskedBeside(template, first, row))
  const pairs = [first, ...others(template, beside, [first], template.pairs - 1, random)] as const
  const asked = shuffled(pairs, random)
  const spare = others(template, rows, pairs, 5 - template.pairs, random)
  const choices = shuffled([...asked, ...spare], random).map((row) => ({ row, text: fillText(template.answer, { row: asScope(row) }) }))
  refuseSame(choices.map(({ text }) => text))
  const asks = (row: FactRow) => fillText(template.ask, { row: asScope(row) })
  const texts = asked.map(asks)
  refuseSame(texts)
  return {
    scope: { row: asScope(first), spare: spare.map(asks).join('», «'), story: storyOf([...asked, ...spare], template.answer, asks) },
    parts: {
      form: 'matching',
      rows: Object.fromEntries(texts.map((text, index) => [String(index + 1), text])),
      options: Object.fromEntries(choices.map(({ text }, index) => [idAt(index), text])),
      key: Object.fromEntries(asked.map((row, index) => [String(index + 1), idAt(choices.findIndex((choice) => choice.row === row))])),
      notes: Object.fromEntries(asked.map((row, index) => [String(index + 1), fillText(template.note, { row: asScope(row) })])),
    },
  }
}

/** The rows of a task one after another as they follow in time, with those that only lend an option. */
const storyOf = (rows: readonly FactRow[], answer: string, asks: (row: FactRow) => string): string =>
  rows
    .toSorted((a, b) => (a.sort === null || b.sort === null ? 0 : a.sort - b.sort))
    .map((row) => `${fillText(answer, { row: asScope(row) })} — ${asks(row)}`)
    .join('; ')

function yearOf({ id, sort }: FactRow): number {
  if (sort === null) throw new Error(`рядок ${id} без sort`)
  return sort
}

function sequenceOf(
  template: Extract<TableTemplate, { form: 'sequence' }>,
  rows: readonly FactRow[],
  first: FactRow,
  random: () => number,
): Made {
  const dated = rows.filter((row) => row.sort !== null && isAskedBeside(template, first, row))
  const chosen: FactRow[] = []
  for (const row of shuffled(dated, random)) {
    const fits = [first, ...chosen].every(
      (each) => mayMeet(template, each, row) && Math.abs(yearOf(each) - yearOf(row)) >= template.apartBy,
    )
    if (chosen.length < 3 && isNear(template, first, row) && fits) chosen.push(row)
  }
  if (first.sort === null || chosen.length < 3) throw new Unfit('замало подій поруч')
  const shown = shuffled([first, ...chosen], random)
  const ordered = shown.toSorted((a, b) => yearOf(a) - yearOf(b))
  const story = ordered
    .map((row) => `${row.cells.event ?? fillText(template.answer, { row: asScope(row) })} — ${row.cells.date ?? row.sort}`)
    .join('; ')
  return {
    scope: { story },
    parts: {
      form: 'sequence',
      options: Object.fromEntries(shown.map((row, index) => [idAt(index), fillText(template.answer, { row: asScope(row) })])),
      key: ordered.map((row) => idAt(shown.indexOf(row))),
    },
  }
}

/** Wrong rows are drawn from so many that are nearest in time to the right group. */
const nearestWrong = 12

function multiOf(
  template: Extract<TableTemplate, { form: 'multi' }>,
  rows: readonly FactRow[],
  asked: FactRow,
  random: () => number,
): Made {
  const { group } = asked
  const own = rows.filter((row) => row.group === group)
  const beside = own.filter((row) => row.id !== asked.id && isAskedBeside(template, asked, row))
  const right = [asked, ...shuffled(beside, random).slice(0, 2)]
  const strange = rows.filter((row) => row.group !== group && right.every((each) => mayMeet(template, each, row)))
  const wrong = shuffled(nearestInTime(strange, own), random).slice(0, 4)
  if (right.length < 3 || wrong.length < 4) throw new Unfit('замало рядків')
  const shown = shuffled([...right, ...wrong], random).map((row, index) => ({
    row,
    id: String(index + 1),
    text: fillText(template.answer, { row: asScope(row) }),
  }))
  refuseSame(shown.map(({ text }) => text))
  return {
    scope: { group, list: right.map((row) => fillText(template.answer, { row: asScope(row) })).join('; ') },
    parts: {
      form: 'multi',
      options: Object.fromEntries(shown.map(({ id, text }) => [id, text])),
      key: shown.filter(({ row }) => right.includes(row)).map(({ id }) => id),
      notes: Object.fromEntries(
        shown.filter(({ row }) => !right.includes(row)).map(({ id, row }) => [id, fillText(template.note, { row: asScope(row), group })]),
      ),
    },
  }
}

/** The rows that are nearest in time to others, none of them amid these; all of them where no time is known. */
function nearestInTime(rows: readonly FactRow[], own: readonly FactRow[]): FactRow[] {
  if ([...rows, ...own].some(({ sort }) => sort === null)) return [...rows]
  const [first, last] = [Math.min(...own.map(yearOf)), Math.max(...own.map(yearOf))]
  const gap = (row: FactRow) => Math.max(first - yearOf(row), yearOf(row) - last)
  return rows
    .filter((row) => gap(row) > 0)
    .toSorted((a, b) => gap(a) - gap(b))
    .slice(0, nearestWrong)
}

import { fillText } from '../expressions/fill-text.ts'
import type { Scope } from '../expressions/evaluate.ts'
import { Unfit } from './draw-parameters.ts'
import type { FactRow } from './ready-template.ts'
import { shuffled } from '../practice/shuffled.ts'
import type { InstanceParts } from './instance-parts.ts'
import type { TableTemplate } from './template-source.ts'

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const idAt = (index: number): string => letters[index] ?? ''

type Made = { parts: InstanceParts; scope: Scope }

/** A task over rows of a table. Wrong rows are near in kind and never such as would also be right. Throws `Unfit` where there are too few. */
export function tableInstance(template: TableTemplate, rows: readonly FactRow[], random: () => number): Made {
  switch (template.form) {
    case 'single':
      return singleOf(template, rows, random)
    case 'matching':
      return matchingOf(template, rows, random)
    case 'sequence':
      return sequenceOf(template, rows, random)
    case 'multi':
      return multiOf(template, rows, random)
  }
}

const asScope = ({ cells, group }: FactRow) => ({ ...cells, group })
const pick = <T>(things: readonly T[], random: () => number): T => things[Math.floor(random() * things.length)]!

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
  if (near === 'topic') return a.topic === b.topic
  return a.sort !== null && b.sort !== null && Math.abs(a.sort - b.sort) <= near.years
}

/** Rows near to one and fit to stand with it and with each other, as many as asked. */
function others(
  template: TableTemplate,
  rows: readonly FactRow[],
  about: readonly FactRow[],
  count: number,
  random: () => number,
): FactRow[] {
  const [first] = about
  const found: FactRow[] = []
  for (const row of shuffled(rows, random)) {
    if (found.length === count) break
    if (first && isNear(template, first, row) && [...about, ...found].every((each) => mayMeet(template, each, row))) found.push(row)
  }
  if (found.length < count) throw new Unfit(`близьких рядків лише ${found.length}`)
  return found
}

function singleOf(template: Extract<TableTemplate, { form: 'single' }>, rows: readonly FactRow[], random: () => number): Made {
  const { asked } = template.rows
  const row = pick(asked ? rows.filter(({ group }) => asked.includes(group)) : rows, random)
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

function matchingOf(template: Extract<TableTemplate, { form: 'matching' }>, rows: readonly FactRow[], random: () => number): Made {
  const first = pick(rows, random)
  const asked = [first, ...others(template, rows, [first], template.pairs - 1, random)]
  const spare = others(template, rows, asked, 5 - template.pairs, random)
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
    .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
    .map((row) => `${fillText(answer, { row: asScope(row) })} — ${asks(row)}`)
    .join('; ')

function sequenceOf(template: Extract<TableTemplate, { form: 'sequence' }>, rows: readonly FactRow[], random: () => number): Made {
  const dated = rows.filter(({ sort }) => sort !== null)
  const chosen: FactRow[] = []
  const first = pick(dated, random)
  for (const row of shuffled(dated, random)) {
    const fits = [first, ...chosen].every(
      (each) => mayMeet(template, each, row) && Math.abs((each.sort ?? 0) - (row.sort ?? 0)) >= template.apartBy,
    )
    if (chosen.length < 3 && isNear(template, first, row) && fits) chosen.push(row)
  }
  if (chosen.length < 3) throw new Unfit('замало подій поруч')
  const shown = shuffled([first, ...chosen], random)
  const ordered = shown.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
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

function multiOf(template: Extract<TableTemplate, { form: 'multi' }>, rows: readonly FactRow[], random: () => number): Made {
  const { asked } = template.rows
  const { group } = pick(asked ? rows.filter((row) => asked.includes(row.group)) : rows, random)
  const right = shuffled(
    rows.filter((row) => row.group === group),
    random,
  ).slice(0, 3)
  const wrong = shuffled(
    rows.filter((row) => row.group !== group && right.every((each) => mayMeet(template, each, row))),
    random,
  ).slice(0, 4)
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

import type { Deck, Flashcard } from '#domain/flashcard'
import type { RichText } from '#domain/rich-text'
import type { TableRow } from '#contract/theory'
import { theoryKindNames, type TheoryKind } from '#domain/theory-kind'
import type { StoredTable } from '../store/schema.ts'
import { fingerprint } from '../base/fingerprint.ts'

type Place = { subject: { id: string; title: string }; type: TheoryKind; table: StoredTable }

/** A table of theory as decks: that of the table, and one for each topic of the sections that it names. */
export function decksOfTable(place: Place): Deck[] {
  const { rows, deckPerTopic = [] } = place.table
  const own = rows.filter(({ topic }) => deckPerTopic.some((section) => topic.startsWith(`${section}.`)))
  const byTopic = Map.groupBy(own, ({ topic }) => topic)
  const rest = rows.filter((row) => !own.includes(row))
  return [...(rest.length > 0 ? [deckOf(place, rest)] : []), ...[...byTopic].map(([topic, some]) => deckOf(place, some, topic))]
}

/** One card for each row, whose `prompt` columns ask and whose other columns answer. A deck of a topic bears the name of its rows’ group. */
function deckOf({ subject, type, table }: Place, rows: readonly TableRow[], topic?: string): Deck {
  const id = topic === undefined ? `${subject.id}.${type}` : `${subject.id}.${type}.${topic.slice(subject.id.length + 1)}`
  const answers = table.columns.filter((column) => !table.prompt.includes(column.id))
  const list = rows.map((row): Flashcard => {
    const asked = table.prompt.flatMap((column) => row.cells[column] ?? [])
    return {
      id: `row.${row.id}`,
      deck: id,
      subject: subject.id,
      topic: row.topic,
      front: asked,
      back: answerOf(row, answers),
      figure: null,
      hint: answers.map(({ title }) => title).join(' · '),
      source: { title: theoryKindNames[type], to: `/subjects/${subject.id}/theory/${type}#${row.id}` },
      isOff: false,
    }
  })
  const title = topic === undefined ? (table.deckTitle ?? table.title) : (rows[0]?.group ?? table.title)
  const about = { id, kind: 'table', title, subject, type, cards: list.length, version: fingerprint(list), list } as const
  return topic === undefined ? about : { ...about, topic }
}

/** One column answers as it is; several each under its title. */
function answerOf({ cells }: TableRow, columns: StoredTable['columns']): RichText {
  const filled = columns.filter(({ id }) => (cells[id] ?? []).length > 0)
  if (filled.length === 1) return filled.flatMap(({ id }) => cells[id] ?? [])
  return filled.flatMap(({ id, title }) => underTitle(title, cells[id] ?? []))
}

function underTitle(title: string, [first, ...rest]: RichText): RichText {
  const label = { kind: 'emphasis' as const, children: [{ kind: 'text' as const, text: `${title}:` }] }
  if (first?.kind !== 'paragraph') return [{ kind: 'paragraph', children: [label] }, ...(first ? [first] : []), ...rest]
  return [{ kind: 'paragraph', children: [label, { kind: 'text', text: ' ' }, ...first.children] }, ...rest]
}

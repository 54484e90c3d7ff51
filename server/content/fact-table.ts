import * as v from 'valibot'
import { theoryKindSchema, type TheoryKind } from '#domain/theory-kind'
import type { StoredTable } from '../store/schema.ts'
import { tableSource } from './authoring/theory-source.ts'
import { toRichText } from './rich-text.ts'
import { BadContent, inFile, parseFile, readEach, type Source } from './source.ts'

export type LoadedTable = { subject: string; type: TheoryKind; body: StoredTable }

/** Reads `subjects/<subject>/theory/<type>.yaml`. Throws `BadContent`; also for a cell of an unknown column, a row twice, a timeline without years. */
export function readFactTable(source: Source, file: string, subject: string): LoadedTable {
  const type = v.safeParse(theoryKindSchema, file.slice(file.lastIndexOf('/') + 1, -'.yaml'.length))
  if (!type.success) throw new BadContent(`${file}: ${type.issues[0].message}`)
  const { title, intro, columns, prompt, view, deckPerTopic, deckTitle, rows } = parseFile(source, file, tableSource)
  const known = new Set(columns.map(({ id }) => id))
  if (prompt.some((id) => !known.has(id))) throw new BadContent(`${file}: prompt називає невідомий стовпець`)
  if (new Set(rows.map(({ id }) => id)).size < rows.length) throw new BadContent(`${file}: рядок повторюється`)
  const alone = deckPerTopic.find((section) => !rows.some(({ topic }) => topic.startsWith(`${section}.`)))
  if (alone !== undefined) throw new BadContent(`${file}: deckPerTopic: жодного рядка в ${alone}`)
  const body: StoredTable = {
    title,
    intro: inFile(file, () => toRichText(intro)),
    columns,
    prompt,
    view,
    ...(deckPerTopic.length > 0 && { deckPerTopic }),
    ...(deckTitle !== undefined && { deckTitle }),
    rows: readEach(source, rows, ({ id, topic, group, sort, cells }) =>
      inFile(`${file}, ${id}`, () => {
        if (Object.keys(cells).some((column) => !known.has(column))) throw new Error('клітинка невідомого стовпця')
        if (view === 'timeline' && sort === undefined) throw new Error('рядок лінії часу без sort')
        const drawn = Object.entries(cells).map(([column, text]) => [column, toRichText(text)] as const)
        return { id, topic, group: group ?? null, sort: sort ?? null, cells: Object.fromEntries(drawn) }
      }),
    ),
  }
  return { subject, type: type.output, body }
}

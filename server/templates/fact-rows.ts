import { tableSource } from '../content/authoring/theory-source.ts'
import { BadContent, parseFile, type Source } from '../content/source.ts'
import type { FactRow } from './ready-template.ts'
import type { Filter } from './template-source.ts'

/** The rows that a template draws from. Throws `BadContent` where there is no such table or it has too few rows. */
export function readFactRows(source: Source, subject: string, table: string, filter: Filter): FactRow[] {
  const file = [`subjects/${subject}/theory/${table}.yaml`, `subjects/${subject}/templates/tables/${table}.yaml`].find((name) =>
    source.files.has(name),
  )
  if (file === undefined) throw new BadContent(`subjects/${subject}: немає таблиці ${table}`)
  const { rows } = parseFile(source, file, tableSource)
  const { groups, topics, from, to, without, unequal } = filter
  const fitting = rows.filter(
    ({ id, topic, group, sort, cells }) =>
      !without.includes(id) &&
      (unequal === undefined || new Set(unequal.map((cell) => cells[cell])).size === unequal.length) &&
      (groups === undefined || groups.includes(group ?? '')) &&
      (topics === undefined || topics.some((each) => topic === each || topic.startsWith(`${each}.`))) &&
      (from === undefined || (sort ?? from) >= from) &&
      (to === undefined || (sort ?? to) <= to),
  )
  if (fitting.length < 8) throw new BadContent(`${file}: за умовою лише ${fitting.length} рядків`)
  return fitting.map(({ id, topic, group, sort, cells }) => ({ id, topic, group: group ?? '', sort: sort ?? null, cells }))
}

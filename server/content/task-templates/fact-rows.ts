import { tableSource } from '../authoring/theory-source.ts'
import { BadContent, parseFile, type Source } from '../source.ts'
import type { SubjectBody } from '../subject.ts'
import type { FactRow } from '../ready-template.ts'
import type { Filter } from '../authoring/template-source.ts'

/** The rows that a template draws from. Throws `BadContent` where there is no such table or it has too few rows. */
export function readFactRows(source: Source, subject: SubjectBody, table: string, filter: Filter): FactRow[] {
  const file = [`subjects/${subject.id}/theory/${table}.yaml`, `subjects/${subject.id}/templates/tables/${table}.yaml`].find((name) =>
    source.files.has(name),
  )
  if (file === undefined) throw new BadContent(`subjects/${subject.id}: немає таблиці ${table}`)
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
  const sections = new Map(
    subject.topics.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)].map((each) => [each, id])),
  )
  return fitting.map(({ id, topic, group, sort, harder, cells }) => {
    const section = sections.get(topic)
    if (section === undefined) throw new BadContent(`${file}, ${id}: немає теми ${topic}`)
    return { id, topic, section, group: group ?? '', sort: sort ?? null, harder, cells }
  })
}

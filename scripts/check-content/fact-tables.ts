import type { TableFile } from './sources.ts'

/** Tables of facts: every row has every cell, nothing is asked twice, a line of time has its moments. */
export function factTableComplaints(tables: readonly TableFile[]): string[] {
  const ids = tables.flatMap(({ table }) => table.rows.map(({ id }) => id))
  const repeated = ids.filter((id, index) => ids.indexOf(id) < index)
  return [
    ...repeated.map((id) => `${id}: рядок повторюється`),
    ...tables.flatMap(({ file, table }) => own(table).map((complaint) => `${file}: ${complaint}`)),
  ]
}

function own({ columns, prompt, view, rows }: TableFile['table']): string[] {
  const names = columns.map(({ id }) => id)
  const asked = rows.map(({ cells }) => prompt.map((id) => cells[id]).join(' | '))
  return [
    ...prompt.filter((id) => !names.includes(id)).map((id) => `немає стовпця ${id}`),
    ...rows.flatMap(({ id, cells }) => names.filter((name) => cells[name] === undefined).map((name) => `${id}: порожньо в ${name}`)),
    ...rows.filter(({ sort }) => view === 'timeline' && sort === undefined).map(({ id }) => `${id}: немає часу`),
    ...rows.filter((row) => view === 'timeline' && isElsewhen(row)).map(({ id, sort }) => `${id}: час ${sort} не той, що в даті`),
    ...asked.filter((text, index) => asked.indexOf(text) < index).map((text) => `двічі те саме: ${text}`),
  ]
}

/** Tells whether a row stands at another year than its date names; dates before our era and centuries name none. */
function isElsewhen({ sort, cells }: TableFile['table']['rows'][number]): boolean {
  const date = cells['date'] ?? ''
  const years = date.includes('до н. е.') ? [] : (date.match(/\d{3,4}/g) ?? []).map(Number)
  return sort !== undefined && years.length > 0 && !(Math.min(...years) <= sort && sort < Math.max(...years) + 1)
}

import { Column, getTableName, is, SQL, Subquery } from 'drizzle-orm'

type Field = { path: readonly string[]; field: unknown }
type Row = Record<string, unknown>
type Decoder = { mapFromDriverValue: (value: unknown) => unknown }
/** The tables that a join may leave empty: false for those. */
export type Joins = Record<string, boolean> | undefined
type Place = { name: string; inside: string | undefined; decoder: Decoder }

const decoderOf = (field: unknown): Decoder => {
  if (is(field, Column)) return field
  if (is(field, SQL)) return (field as unknown as { decoder: Decoder }).decoder
  if (is(field, Subquery)) return (field._.sql as unknown as { decoder: Decoder }).decoder
  return (field as { sql: { decoder: Decoder } }).sql.decoder
}

/**
 * Turns rows of a driver into those of Drizzle. It is made once for the fields of a query, where Drizzle looks at each value of each row
 * anew. A table that a join has left empty is null.
 */
export function rowReader(fields: readonly Field[], joins: Joins): (rows: readonly unknown[][]) => Row[] {
  const places = fields.map(({ path, field }): Place => {
    const [outer = '', inner] = path
    return inner === undefined
      ? { name: outer, inside: undefined, decoder: decoderOf(field) }
      : { name: inner, inside: outer, decoder: decoderOf(field) }
  })
  const absent = joins ? optionalIn(fields, joins) : []
  return (rows) =>
    rows.map((values) => {
      const row: Row = {}
      for (let index = 0; index < places.length; index++) {
        const { name, inside, decoder } = places[index] as Place
        const value = values[index]
        const into = inside === undefined ? row : ((row[inside] ??= {}) as Row)
        into[name] = value === null ? null : decoder.mapFromDriverValue(value)
      }
      for (const { name, first } of absent) if (values[first] === null) row[name] = null
      return row
    })
}

/** The groups of fields that stand for one joined table, each with its first column, which is never null where the table has a row. */
function optionalIn(fields: readonly Field[], joins: Record<string, boolean>): { name: string; first: number }[] {
  const tables = new Map<string, { first: number; tables: Set<string> }>()
  for (const [index, { path, field }] of fields.entries()) {
    if (!is(field, Column) || path.length !== 2) continue
    const [name = ''] = path
    const group = tables.get(name) ?? { first: index, tables: new Set<string>() }
    group.tables.add(getTableName(field.table))
    tables.set(name, group)
  }
  return [...tables]
    .filter(([, group]) => group.tables.size === 1 && [...group.tables].every((table) => !joins[table]))
    .map(([name, { first }]) => ({ name, first }))
}

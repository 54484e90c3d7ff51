import { rowReader, type Joins } from './read-rows.ts'
import type { Db } from './store.ts'

type Values = Record<string, unknown>
type Prepared<T> = { execute: (values: Values) => Promise<T> }
/** What a prepared query of either engine has besides. */
type Within = { fields?: Parameters<typeof rowReader>[0]; joinsNotNullableMap?: Joins; customResultMapper?: ReturnType<typeof rowReader> }

/**
 * A query that is put together once for each store; later calls only fill its placeholders. Inside a transaction it is put together each
 * time.
 */
export function builtOnce<T>(build: (db: Db) => Prepared<T>): (db: Db, values: Values) => Promise<T> {
  const built = new WeakMap<Db, Prepared<T>>()
  return (db, values) => {
    const known = built.get(db) ?? withReader(build(db))
    built.set(db, known)
    return known.execute(values)
  }
}

function withReader<T>(prepared: Prepared<T>): Prepared<T> {
  const within = prepared as Within
  if (within.fields) within.customResultMapper = rowReader(within.fields, within.joinsNotNullableMap)
  return prepared
}

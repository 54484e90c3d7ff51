import type { Db } from './store.ts'

type Values = Record<string, unknown>
type Prepared<T> = { execute: (values: Values) => Promise<T> }

/**
 * A query that is put together once for each store; later calls only fill its placeholders. Inside a transaction it is put together each
 * time.
 */
export function builtOnce<T>(build: (db: Db) => Prepared<T>): (db: Db, values: Values) => Promise<T> {
  const built = new WeakMap<Db, Prepared<T>>()
  return (db, values) => {
    const known = built.get(db) ?? build(db)
    built.set(db, known)
    return known.execute(values)
  }
}

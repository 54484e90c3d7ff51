import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The embedded store cannot be used as it lies there; `message` is one Ukrainian line for the person who runs the server. Nothing was written over. */
export class StoreBroken extends Error {}

/** PostgreSQL cannot be reached at the start; `message` is one Ukrainian line without the password. */
export class StoreUnreachable extends Error {}

/** Says what of the database at `url` did not answer. */
export function unreachableStore(url: string, error: unknown): StoreUnreachable {
  const { hostname, port } = new URL(url)
  const reason = error instanceof Error && 'code' in error ? String(error.code) : 'немає відповіді'
  return new StoreUnreachable(`База ${hostname}:${port || '5432'} недоступна (${reason}). Перевір DATABASE_URL і чи працює PostgreSQL.`)
}

const reasons = {
  damaged: 'пошкоджене',
  full: 'не має місця на диску',
  readOnly: 'закрите для запису',
} as const

export type Fault = keyof typeof reasons

/** Says what is wrong with the store in `directory`, which copy is the newest and which command brings it back. */
export function brokenStore(directory: string, fault: Fault): StoreBroken {
  const newest = newestCopy(join(dirname(directory), 'backups'))
  const cure = { damaged: '', full: 'Звільни місце й запусти знову. ', readOnly: 'Відкрий теку для запису й запусти знову. ' }[fault]
  const copy =
    newest === null ? 'Копій ще немає, тека лишається як є.' : `Найновіша копія: ${newest}. Повернути її: npm run restore -- ${newest}`
  return new StoreBroken(`Сховище ${directory} ${reasons[fault]}. ${cure}${copy}`)
}

/** The copy made last, by its name, which is its moment. */
export function newestCopy(directory: string): string | null {
  try {
    const copies = readdirSync(directory).filter((name) => /\.(tar\.gz|copy\.gz)$/.test(name))
    const newest = copies.toSorted().at(-1)
    return newest === undefined ? null : join(directory, newest)
  } catch {
    return null
  }
}

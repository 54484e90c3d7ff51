import { dayMs } from '#domain/duration'
import { hasRoom, keepPack, listPacks } from '@/entities/pack'
import { createLocalStore, createStoredSet } from '@/shared/lib/local-store'

const freshMs = 7 * dayMs
const declined = createStoredSet(createLocalStore(), 'packs_declined')

type Network = { type?: string; saveData?: boolean }

/** Only a network that says of itself that it costs nothing. */
const isFree = ({ connection }: { connection?: Network }): boolean =>
  connection !== undefined && connection.saveData !== true && (connection.type === 'wifi' || connection.type === 'ethernet')

/** Remembers that a pupil removed a pack, so that it does not come back by itself. */
export const decline = declined.add
export const welcome = declined.remove

/** Keeps by itself, on Wi-Fi, what the plan wants next: the first of these subjects whose pack is missing or a week old. */
export async function keepByItself(subjects: readonly string[], now = new Date(), browser: object = navigator): Promise<string | null> {
  if (!isFree(browser)) return null
  const stored = new Map((await listPacks()).map(({ pack, at }) => [pack.subject.id, Date.parse(at)]))
  const next = subjects.find((subject) => !declined.has(subject) && now.getTime() - (stored.get(subject) ?? 0) > freshMs)
  if (next === undefined || !(await hasRoom())) return null
  return keepPack(next, undefined, now).then(
    () => next,
    () => null,
  )
}

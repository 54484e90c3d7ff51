import type { ActorRecord, LogEntry, Observed } from './observed.ts'

/** The changes of what is observed: changed actors, the ids of all actors in order, events that are new or were answered, the oldest event that is still stored. */
export type Change = { actors: readonly ActorRecord[]; order: readonly string[]; log: readonly LogEntry[]; oldest: number }

/** Records and entries are the same objects until something happens to them, so what is new is found without looking inside. */
export function changeSince(before: Observed, after: Observed): Change {
  const [actors, entries] = [new Set(before.actors), new Set(before.log)]
  return {
    actors: after.actors.filter((actor) => !actors.has(actor)),
    order: after.actors.map(({ id }) => id),
    log: after.log.filter((entry) => !entries.has(entry)),
    oldest: after.log[0]?.number ?? 0,
  }
}

export function withChange(before: Observed, { actors, order, log, oldest }: Change): Observed {
  const known = new Map([...before.actors, ...actors].map((actor) => [actor.id, actor]))
  const fresh = new Map(log.map((entry) => [entry.number, entry]))
  const newest = before.log.at(-1)?.number ?? 0
  const kept = before.log.filter(({ number }) => number >= oldest).map((entry) => fresh.get(entry.number) ?? entry)
  return {
    actors: order.flatMap((id) => known.get(id) ?? []),
    log: [...kept, ...log.filter(({ number }) => number > newest)],
  }
}

import { createHash } from 'node:crypto'
import type { Finish } from '#contract/survey'
import { mostFacts } from '../open-surveys/limits.ts'
import type { Received } from '../open-surveys/clock.ts'

type Missing = { client: string; seqs: number[] }

/** Finds facts that devices have and the server lacks: by device, the numbers of the facts; all of them where only the hash differs. */
export function missingFacts(events: readonly Received[], devices: NonNullable<Finish['devices']>): Missing[] {
  return devices.flatMap(({ client, count, hash }) => {
    const mine = events
      .map(({ event }) => event)
      .filter((event) => event.client.toLowerCase() === client.toLowerCase())
      .toSorted((a, b) => a.seq - b.seq)
    const arrived = new Set(mine.map(({ seq }) => seq))
    const all = Array.from({ length: Math.min(count, mostFacts) }, (_, index) => index + 1)
    const absent = all.filter((seq) => !arrived.has(seq))
    if (absent.length > 0) return [{ client, seqs: absent }]
    return hashOf(mine.filter(({ seq }) => seq <= count).map(({ id }) => id)) === hash ? [] : [{ client, seqs: all }]
  })
}

const hashOf = (ids: readonly string[]): string => createHash('sha256').update(ids.join('\n')).digest('hex')

import * as v from 'valibot'
import { createLocalStore } from '@/shared/lib/local-store'
import type { SurveyFact } from './answer-log'

const key = 'unwritten_answers'
const entrySchema = v.object({ survey: v.string(), at: v.number(), facts: v.array(v.looseObject({ kind: v.string() })) })
const entriesSchema = v.pipe(v.string(), v.parseJson(), v.array(entrySchema))

/** Facts that were stated together. `at`: ms since the epoch by the server’s clock. */
type Entry = { survey: string; facts: readonly SurveyFact[]; at: number }

/** Facts between the moment they are stated and the one in which a database has them; a reload in between finds them here. */
export type WriteAhead = {
  /** Holds facts at once. @returns lets them go. */
  hold: (entry: Entry) => () => void
  /** Takes what an earlier page of this tab left. What cannot be read is dropped. */
  take: () => Entry[]
}

export function createWriteAhead(store = createLocalStore(() => sessionStorage)): WriteAhead {
  const held = new Set<Entry>()
  const write = () => (held.size === 0 ? store.remove(key) : store.write(key, JSON.stringify([...held])))
  return {
    hold: (entry) => {
      held.add(entry)
      write()
      return () => {
        held.delete(entry)
        write()
      }
    },
    take: () => {
      const read = v.safeParse(entriesSchema, store.read(key))
      store.remove(key)
      // The log reads facts through the contract’s schema wherever it gives them out.
      return read.success ? (read.output as Entry[]) : []
    },
  }
}

import { createActor, fromPromise } from 'xstate'
import { outboxMachine, type Outbox, type ServerClock } from '@/entities/survey'
import { createUserFacts, deliverFacts, openFactLog, readFacts, type FactLog, type UserFacts } from '@/entities/user-fact'
import { deferred } from '@/shared/lib/deferred'
import { inspection } from '@/shared/lib/inspection'

export type Facts = { factLog: FactLog; factOutbox: Outbox; facts: UserFacts }

/** Bookmarks, reports and read articles: their log, and an outbox of their own, so that neither holds up the answers of a survey. */
export function startFacts(clock: ServerClock): Facts {
  const factLog = deferred(openFactLog)
  const deliver = fromPromise(() => deliverFacts(factLog, clock.sync))
  const factOutbox = createActor(outboxMachine.provide({ actors: { deliver } }), { id: 'factOutbox', ...inspection() })
  const wake = () => factOutbox.send({ type: 'outbox.wake' })
  return { factLog, factOutbox, facts: createUserFacts({ log: factLog, read: readFacts, now: clock.now, wake }) }
}

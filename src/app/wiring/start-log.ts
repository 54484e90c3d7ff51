import { createActor, fromPromise } from 'xstate'
import { bearerIn, type Session, type SessionOwners } from '@/entities/session'
import {
  createDeviceLog,
  createWriteAhead,
  openShelf,
  openTabChannel,
  outboxMachine,
  type DeviceLog,
  type Outbox,
  type ServerClock,
} from '@/shared/lib/device-log'
import { inspection } from '@/shared/lib/inspection'
import { surroundings } from '@/shared/lib/surroundings'
import { earlierBuilds } from './earlier-builds'
import { streamsOf } from './streams'

const database = 'skladu-log'

/** The device’s log and an outbox for each stream, so that none holds up another. */
export type Log = { log: DeviceLog; outboxes: ReadonlyMap<string, Outbox>; wakeAll: () => void }

export function startLog(session: Session, owners: SessionOwners, clock: ServerClock, client: string): Log {
  const streams = streamsOf(client)
  const current = () => owners.of(bearerIn(session.getSnapshot().context.tokens))
  const wake = (stream: string) => outboxes.get(stream)?.send({ type: 'outbox.wake' })
  const log: DeviceLog = createDeviceLog({
    streams,
    owners: { current, isSame: owners.isSame },
    ahead: createWriteAhead(),
    sync: clock.sync,
    channel: openTabChannel('skladu:log'),
    wake,
    open: () => openShelf(database, earlierBuilds, current()),
  })
  const outboxes = new Map<string, Outbox>(
    streams.flatMap(({ name, send }) => {
      if (!send) return []
      const deliver = fromPromise(() => log.deliver(name))
      return [
        [name, createActor(outboxMachine.provide({ actors: { deliver } }), { id: `outbox.${name}`, input: surroundings, ...inspection() })],
      ]
    }),
  )
  return { log, outboxes, wakeAll: () => outboxes.forEach((_, name) => wake(name)) }
}

import { bearerIn, type Session, type SessionOwners } from '@/entities/session'
import type { AnswerLog } from '@/entities/survey'
import { deferred } from '@/shared/lib/deferred'
import {
  createLazyLog,
  createWriteAhead,
  hasNone,
  openTabChannel,
  type Delivered,
  type DeviceLog,
  type Outbox,
  type ServerClock,
  type WriteAhead,
} from '@/shared/lib/device-log'
import { lazy } from '@/shared/lib/lazy'
import type { Device } from './device'

const database = 'skladu-log'
/** The databases of facts and documents: that of this build, and those of builds before the one log. */
export const databases: readonly string[] = [database, 'skladu', 'skladu-facts', 'skladu-reviews', 'skladu-own-cards', 'skladu-cards']

type HearDelivered = (stream: string, delivery: Delivered) => void

/** The log of this device and the means to deliver it. Its code is loaded once there is something to keep. */
export type Log = {
  log: DeviceLog
  answers: AnswerLog
  /** Delivers what an earlier visit has left. */
  startLog: () => void
  wakeAll: () => void
  onDelivered: (hear: HearDelivered) => void
  /** The outbox of a stream; null while nothing of the device is needed. */
  outbox: { of: (stream: string) => Outbox | null; subscribe: (listener: () => void) => () => void }
}

/** @param onStated hears that whoever is here has done something. */
export function startLog(session: Session, owners: SessionOwners, clock: ServerClock, client: string, onStated: () => void): Log {
  const hearing = new Set<HearDelivered>()
  const writes = createWriteAhead()
  const ahead: WriteAhead = { ...writes, hold: (...stated) => (onStated(), writes.hold(...stated)) }
  const channel = openTabChannel('skladu:log')
  const own = { current: () => owners.of(bearerIn(session.getSnapshot().context.tokens)), isSame: owners.isSame }
  const onDelivered: HearDelivered = (...said) => hearing.forEach((hear) => hear(...said))
  const device = lazy<Device>(async () =>
    (await import('./device')).startDevice({ database, owners: own, ahead, channel, sync: clock.sync, onDelivered, client }),
  )
  const log = createLazyLog({
    fetch: async () => (await device.fetch()).log,
    isEmpty: () => hasNone(databases),
    owners: own,
    ahead,
    channel,
  })
  return {
    log,
    answers: deferred(async () => (await device.fetch()).answers, {
      subscribe: (listener) => log.subscribe((about) => about === 'answers' && listener()),
    }),
    startLog: log.start,
    // Another tab may have left something that was not here at the start.
    wakeAll: () => (device.here() ? device.here()?.outboxes.forEach((outbox) => outbox.send({ type: 'outbox.wake' })) : log.start()),
    onDelivered: (hear) => void hearing.add(hear),
    outbox: { of: (stream) => device.here()?.outboxes.get(stream) ?? null, subscribe: device.subscribe },
  }
}

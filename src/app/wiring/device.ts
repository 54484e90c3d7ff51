import { createActor, fromPromise } from 'xstate'
import { createAnswerLog, type AnswerLog } from '@/entities/survey'
import {
  createDeviceLog,
  openShelf,
  outboxMachine,
  type Delivered,
  type Outbox,
  type Owners,
  type TabChannel,
  type WholeLog,
  type WriteAhead,
} from '@/shared/lib/device-log'
import { inspection } from '@/shared/lib/inspection'
import { surroundings } from '@/shared/lib/surroundings'
import { earlierBuilds } from './earlier-builds'
import { streamsOf } from './streams'

/** A device that keeps something: its log, and an outbox for each stream, so that no stream holds up another. */
export type Device = { log: WholeLog; answers: AnswerLog; outboxes: ReadonlyMap<string, Outbox> }

type DeviceParts = {
  database: string
  owners: Owners
  ahead: WriteAhead
  channel: TabChannel
  sync: (serverNow: string) => void
  onDelivered: (stream: string, delivery: Delivered) => void
  /** Names this device. */
  client: string
}

export function startDevice({ database, owners, client, onDelivered, ...parts }: DeviceParts): Device {
  const streams = streamsOf(client)
  const outboxes = new Map<string, Outbox>()
  const log = createDeviceLog({
    ...parts,
    streams,
    owners,
    wake: (stream) => outboxes.get(stream)?.send({ type: 'outbox.wake' }),
    open: () => openShelf(database, earlierBuilds, owners.current()),
  })
  for (const { name, send } of streams) {
    if (!send) continue
    const deliver = fromPromise(() => log.deliver(name))
    const machine = outboxMachine.provide({ actors: { deliver } })
    const outbox = createActor(machine, { id: `outbox.${name}`, input: surroundings, ...inspection() })
    outbox.on('facts.delivered', ({ delivery }) => onDelivered(name, delivery))
    outboxes.set(name, outbox.start())
  }
  return { log, answers: createAnswerLog(log, client), outboxes }
}

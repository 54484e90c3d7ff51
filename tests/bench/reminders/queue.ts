import { randomUUID } from 'node:crypto'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { newLink } from '../../../server/classes/reminders/link-token.ts'
import { leaseMs } from '../../../server/classes/reminders/turns.ts'
import { newToken } from '../../../server/people/auth/token.ts'
import { openPostgres } from '../../../server/store/open-postgres.ts'
import { ownFlashcards, pushDevices, reminders, reviewFacts, users } from '../../../server/store/schema.ts'
import { openPushService, type StandInService } from '../../api/setup/push-service.ts'
import { flashcardsOf } from '#domain/card-text'
import type { OwnCard } from '#domain/own-card'
import type { ReviewFact } from '#domain/review'
import type { ProcessReport, ProcessTask } from './process.ts'

/** 17:00 in Kyiv on a day of winter time. */
const at17 = Date.parse('2026-11-20T15:00:00.000Z')

/** What came of a queue: how many have seen no reminder, how many one, how many more than one; and how many messages went twice to a device, which shows one. */
export type QueueScore = { forgotten: number; once: number; twice: number; sentAgain: number; reports: ProcessReport[] }

const cards = 12
const learned = Date.parse('2026-10-01T15:00:00.000Z')
const hour = 3_600_000

/** The cards of one pupil and their log: all of them are due by now. */
function workOf() {
  const own = Array.from({ length: cards }, (): OwnCard => ({
    id: randomUUID(),
    deck: 'own',
    kind: 'basic',
    front: 'Питання',
    back: 'так',
  }))
  const facts = own.flatMap(flashcardsOf).flatMap(({ id }, card) =>
    [0, 1, 2].map((turn): ReviewFact => {
      const at = new Date(learned + (turn * 48 + card) * hour).toISOString()
      return { id: randomUUID(), at, seq: card * 3 + turn, kind: 'card.graded', card: id, grade: 3, ms: 4000 }
    }),
  )
  return { own, facts }
}

/** Guests who want a message at 17:00, each with cards that are due, and with a device of the stand-in. */
async function fillQueue(url: string, service: StandInService, count: number): Promise<string[]> {
  const store = await openPostgres(url)
  const now = new Date(at17)
  const names: string[] = []
  for (let begin = 0; begin < count; begin += 100) {
    const part = Array.from({ length: Math.min(100, count - begin) }, () => ({ id: randomUUID(), device: service.device(), ...workOf() }))
    names.push(...part.map(({ device }) => device.name))
    await store.db.insert(users).values(part.map(({ id }) => ({ id, isAnonymous: true, createdAt: now })))
    const row = { isOn: true, way: 'push', hour: 17, zone: 'Europe/Kyiv' } as const
    await store.db.insert(reminders).values(part.map(({ id }) => ({ userId: id, ...row, link: newLink(), key: newToken() })))
    await store.db
      .insert(pushDevices)
      .values(part.map(({ id, device }) => ({ userId: id, endpoint: device.endpoint, session: null, ...device.keys, toldAt: now })))
    await store.db
      .insert(ownFlashcards)
      .values(
        part.flatMap(({ id, own }) =>
          own.map((body) => ({ userId: id, kind: 'card' as const, id: body.id, body, at: new Date(learned), write: randomUUID() })),
        ),
      )
    await store.db
      .insert(reviewFacts)
      .values(part.flatMap(({ id, facts }) => facts.map((fact, arrival) => ({ userId: id, id: fact.id, arrival, fact, receivedAt: now }))))
  }
  await store.close()
  return names
}

type Run = { child: ChildProcess; report: Promise<ProcessReport | null> }

function startProcess(task: ProcessTask): Run {
  const child = fork(join(import.meta.dirname, 'process.ts'), [JSON.stringify(task)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  let found: ProcessReport | null = null
  child.on('message', (said) => {
    if (typeof said === 'object') found = said as ProcessReport
  })
  return { child, report: once(child, 'exit').then(() => found) }
}

/**
 * Reminds a queue of guests on PostgreSQL through a push service that answers after `delay` ms. `killAt`: the first process is killed
 * after so many messages, and another run follows.
 */
export async function runQueue(
  url: string,
  { guests, processes, killAt, delay = 0 }: { guests: number; processes: number; killAt?: number; delay?: number },
): Promise<QueueScore> {
  const service = await openPushService(10_000, 0, delay)
  const names = await fillQueue(url, service, guests)
  const task = { url, origin: service.origin, keys: service.keys }
  const begun = performance.now()
  const runs = Array.from({ length: processes }, () => startProcess({ ...task, at: at17 }))
  if (killAt !== undefined) {
    while (service.arrivals.length < killAt) await sleep(1)
    runs[0]?.child.kill('SIGKILL')
  }
  const reports = await Promise.all(runs.map(({ report }) => report))
  if (killAt !== undefined) reports.push(await startProcess({ ...task, at: at17 + performance.now() - begun + leaseMs }).report)
  await service.close()
  const days = Map.groupBy(service.arrivals, ({ device }) => device)
  const shown = names.map((name) => new Set(days.get(name)?.map(({ message }) => `${message.day} ${message.off}`)).size)
  return {
    forgotten: shown.filter((count) => count === 0).length,
    once: shown.filter((count) => count === 1).length,
    twice: shown.filter((count) => count > 1).length,
    sentAgain: service.arrivals.length - days.size,
    reports: reports.filter((report) => report !== null),
  }
}

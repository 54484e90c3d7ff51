import type { DBSchema } from 'idb'
import { v7 as createUuid } from 'uuid'
import type { Survey } from '#contract/survey'
import type { SurveyEvent } from '#contract/survey-event'
import type { BareFact } from '#contract/survey-state'
import { deviceDatabase, type DeviceDatabase } from '@/shared/lib/device-database'
import { keepable, readEvents, readKept, type KeptSurvey } from './kept-survey'

/** A fact as the runner states it; the log adds who, when and in which order. */
export type SurveyFact = BareFact

/** What became of a fact; `waiting` sends one again that the server turned out not to have. */
export type Outcome = 'delivered' | 'refused' | 'waiting'

/** `delivery`: 1 waits for the server, 0 has arrived, 2 was refused for good and is kept for the pupil. */
type Entry = { survey: string; delivery: 0 | 1 | 2; event: SurveyEvent }

interface LogSchema extends DBSchema {
  surveys: { key: string; value: KeptSurvey }
  finishKeys: { key: string; value: string }
  events: { key: string; value: Entry; indexes: { survey: string; delivery: number } }
}

/**
 * The device’s own copy of running surveys. Facts are only added; one leaves `waiting` after the server has acknowledged
 * or finally refused it, and nothing else removes it. Every promise resolves when the transaction is complete.
 */
export type AnswerLog = {
  keepSurvey: (survey: Survey) => Promise<void>
  survey: (id: string) => Promise<Survey | undefined>
  /** Writes facts down in the order given. @param at ms since the epoch by the server’s clock. @param floor highest `seq` already given out. */
  append: (survey: string, facts: readonly SurveyFact[], at: number, floor?: number) => Promise<SurveyEvent[]>
  /** Facts written elsewhere: by the server’s word, or (waiting for delivery) by another log. */
  adopt: (survey: string, events: readonly SurveyEvent[], isWaiting?: boolean) => Promise<void>
  events: (survey: string) => Promise<SurveyEvent[]>
  /** Facts still to be delivered, oldest first. */
  waiting: () => Promise<{ survey: string; event: SurveyEvent }[]>
  settle: (ids: readonly string[], outcome: Outcome) => Promise<void>
  /** Lets refused facts wait again: the pupil who may send them has come back, or the refusal was not the server’s own. */
  revive: () => Promise<void>
  /** What this device has written of a survey, in the order of `seq`. */
  written: (survey: string) => Promise<SurveyEvent[]>
  /** The Idempotency-Key of one intention, kept before it is sent and the same on every try. */
  onceKey: (intention: string) => Promise<string>
}

/** The log in IndexedDB. Rejects where the browser refuses. @param client this device. */
export async function openAnswerLog(client: string, name = 'skladu'): Promise<AnswerLog> {
  const database = deviceDatabase<LogSchema>(name, 1, (db) => {
    db.createObjectStore('surveys', { keyPath: 'id' })
    db.createObjectStore('finishKeys')
    const events = db.createObjectStore('events', { keyPath: 'event.id' })
    events.createIndex('survey', 'survey')
    events.createIndex('delivery', 'delivery')
  })
  await database.open()
  return logOn(database, client)
}

function logOn({ within }: DeviceDatabase<LogSchema>, client: string): AnswerLog {
  const eventsOf = (survey: string) =>
    within('events', 'readonly', async (store) => (await store.index('survey').getAll(survey)).map(({ event }) => event))
  return {
    keepSurvey: (survey) => within('surveys', 'readwrite', async (store) => void (await store.put(keepable(survey)))),
    survey: (id) => within('surveys', 'readonly', async (store) => readKept(await store.get(id))),
    append: (survey, facts, at, floor = 0) =>
      within('events', 'readwrite', async (store) => {
        const own = (await store.index('survey').getAll(survey)).filter(({ event }) => event.client === client)
        const last = Math.max(floor, ...own.map(({ event }) => event.seq))
        const events = facts.map((fact, place) => ({
          ...fact,
          id: createUuid(),
          client,
          seq: last + place + 1,
          at: new Date(at).toISOString(),
        }))
        await Promise.all(events.map((event) => store.add({ survey, delivery: 1, event })))
        return events
      }),
    adopt: (survey, events, isWaiting = false) =>
      within('events', 'readwrite', async (store) => {
        await Promise.all(events.map((event) => store.put({ survey, delivery: isWaiting ? 1 : 0, event })))
      }),
    events: async (survey) => readEvents(await eventsOf(survey)),
    written: async (survey) => inOrderOf(client, await eventsOf(survey)),
    waiting: () => within('events', 'readonly', async (store) => inOrderOfTime(await store.index('delivery').getAll(1))),
    settle: (ids, outcome) =>
      within('events', 'readwrite', async (store) => {
        const entries = await Promise.all(ids.map((id) => store.get(id)))
        await Promise.all(entries.flatMap((entry) => (entry ? [store.put({ ...entry, delivery: codes[outcome] })] : [])))
      }),
    revive: () =>
      within('events', 'readwrite', async (store) => {
        const refused = await store.index('delivery').getAll(2)
        await Promise.all(refused.map((entry) => store.put({ ...entry, delivery: 1 })))
      }),
    onceKey: (intention) =>
      within('finishKeys', 'readwrite', async (store) => {
        const key = (await store.get(intention)) ?? createUuid()
        await store.put(key, intention)
        return key
      }),
  }
}

const codes = { delivered: 0, waiting: 1, refused: 2 } as const

const inOrderOfTime = (entries: readonly Entry[]) =>
  entries
    .map(({ survey, event }) => ({ survey, event }))
    .toSorted((a, b) => (a.event.at < b.event.at ? -1 : a.event.at > b.event.at ? 1 : a.event.seq - b.event.seq))

/** The facts of one device among these, in the order of `seq`. */
export const inOrderOf = (client: string, events: readonly SurveyEvent[]): SurveyEvent[] =>
  events.filter((event) => event.client === client).toSorted((a, b) => a.seq - b.seq)

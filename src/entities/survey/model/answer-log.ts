import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { v7 as createUuid } from 'uuid'
import type { Survey } from '#contract/survey'
import type { SurveyEvent } from '#contract/survey-event'
import type { BareFact } from '#contract/survey-state'
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

/** The log in IndexedDB. A connection that the browser has closed is opened again. Rejects where the browser refuses. @param client this device. */
export async function openAnswerLog(client: string, name = 'skladu'): Promise<AnswerLog> {
  let connection: Promise<IDBPDatabase<LogSchema>> | null = null
  const forget = () => void (connection = null)
  const connect = () =>
    (connection ??= openDB<LogSchema>(name, 1, {
      upgrade(db) {
        db.createObjectStore('surveys', { keyPath: 'id' })
        db.createObjectStore('finishKeys')
        const events = db.createObjectStore('events', { keyPath: 'event.id' })
        events.createIndex('survey', 'survey')
        events.createIndex('delivery', 'delivery')
      },
      blocking: (_old, _new, event) => (forget(), (event.target as IDBDatabase).close()),
      terminated: forget,
    }))
  await connect()
  return logOn(async (use) => {
    try {
      return await use(await connect())
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
      forget()
      return use(await connect())
    }
  }, client)
}

type Run = <T>(use: (database: IDBPDatabase<LogSchema>) => Promise<T>) => Promise<T>

function logOn(run: Run, client: string): AnswerLog {
  return {
    keepSurvey: (survey) => run(async (database) => void (await database.put('surveys', keepable(survey)))),
    survey: (id) => run(async (database) => readKept(await database.get('surveys', id))),
    append: (survey, facts, at, floor = 0) =>
      run(async (database) => {
        const transaction = database.transaction('events', 'readwrite')
        heard(transaction.done)
        const own = (await transaction.store.index('survey').getAll(survey)).filter(({ event }) => event.client === client)
        const last = Math.max(floor, ...own.map(({ event }) => event.seq))
        const events = facts.map((fact, place) => ({
          ...fact,
          id: createUuid(),
          client,
          seq: last + place + 1,
          at: new Date(at).toISOString(),
        }))
        for (const event of events) heard(transaction.store.add({ survey, delivery: 1, event }))
        await transaction.done
        return events
      }),
    adopt: (survey, events, isWaiting = false) =>
      run(async (database) => {
        const transaction = database.transaction('events', 'readwrite')
        heard(transaction.done)
        for (const event of events) heard(transaction.store.put({ survey, delivery: isWaiting ? 1 : 0, event }))
        await transaction.done
      }),
    events: (survey) =>
      run(async (database) => readEvents((await database.getAllFromIndex('events', 'survey', survey)).map(({ event }) => event))),
    written: (survey) =>
      run(async (database) => {
        const entries = await database.getAllFromIndex('events', 'survey', survey)
        return inOrderOf(
          client,
          entries.map(({ event }) => event),
        )
      }),
    waiting: () => run(async (database) => inOrderOfTime(await database.getAllFromIndex('events', 'delivery', 1))),
    settle: (ids, outcome) =>
      run(async (database) => {
        const transaction = database.transaction('events', 'readwrite')
        heard(transaction.done)
        for (const id of ids) {
          const entry = await transaction.store.get(id)
          if (entry) heard(transaction.store.put({ ...entry, delivery: codes[outcome] }))
        }
        await transaction.done
      }),
    revive: () =>
      run(async (database) => {
        const transaction = database.transaction('events', 'readwrite')
        heard(transaction.done)
        for (const entry of await transaction.store.index('delivery').getAll(2)) heard(transaction.store.put({ ...entry, delivery: 1 }))
        await transaction.done
      }),
    onceKey: (intention) =>
      run(async (database) => {
        const transaction = database.transaction('finishKeys', 'readwrite')
        heard(transaction.done)
        const key = (await transaction.store.get(intention)) ?? createUuid()
        heard(transaction.store.put(key, intention))
        await transaction.done
        return key
      }),
  }
}

/** A part of a transaction that is torn off: who waits for the whole of it learns of it there. */
const heard = (part: Promise<unknown>): void => void part.catch(() => undefined)

const codes = { delivered: 0, waiting: 1, refused: 2 } as const

const inOrderOfTime = (entries: readonly Entry[]) =>
  entries
    .map(({ survey, event }) => ({ survey, event }))
    .toSorted((a, b) => (a.event.at < b.event.at ? -1 : a.event.at > b.event.at ? 1 : a.event.seq - b.event.seq))

/** The facts of one device among these, in the order of `seq`. */
export const inOrderOf = (client: string, events: readonly SurveyEvent[]): SurveyEvent[] =>
  events.filter((event) => event.client === client).toSorted((a, b) => a.seq - b.seq)

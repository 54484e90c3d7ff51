import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { v7 as createUuid } from 'uuid'
import type { Survey, SurveyEvent } from '#contract/survey'

type Fresh<E> = E extends SurveyEvent ? Omit<E, 'id' | 'client' | 'seq' | 'at'> : never
/** A fact as the runner states it; the log adds who, when and in which order. */
export type SurveyFact = Fresh<SurveyEvent>

/** `delivery`: 1 waits for the server, 0 has arrived, 2 was refused for good and is kept for the pupil. */
type Entry = { survey: string; delivery: 0 | 1 | 2; event: SurveyEvent }

interface LogSchema extends DBSchema {
  surveys: { key: string; value: Survey }
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
  settle: (ids: readonly string[], outcome: 'delivered' | 'refused') => Promise<void>
  /** Lets refused facts wait again: the pupil who may send them has come back, or the refusal was not the server’s own. */
  revive: () => Promise<void>
  /** The Idempotency-Key of this survey’s finish, the same on every try. */
  finishKey: (survey: string) => Promise<string>
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
    keepSurvey: (survey) => run(async (database) => void (await database.put('surveys', { ...survey, events: [] }))),
    survey: (id) => run((database) => database.get('surveys', id)),
    append: (survey, facts, at, floor = 0) =>
      run(async (database) => {
        const transaction = database.transaction('events', 'readwrite')
        const own = (await transaction.store.index('survey').getAll(survey)).filter(({ event }) => event.client === client)
        const last = Math.max(floor, ...own.map(({ event }) => event.seq))
        const events = facts.map((fact, place) => ({
          ...fact,
          id: createUuid(),
          client,
          seq: last + place + 1,
          at: new Date(at).toISOString(),
        }))
        for (const event of events) void transaction.store.add({ survey, delivery: 1, event })
        await transaction.done
        return events
      }),
    adopt: (survey, events, isWaiting = false) =>
      run(async (database) => {
        const transaction = database.transaction('events', 'readwrite')
        for (const event of events) void transaction.store.put({ survey, delivery: isWaiting ? 1 : 0, event })
        await transaction.done
      }),
    events: (survey) => run(async (database) => (await database.getAllFromIndex('events', 'survey', survey)).map(({ event }) => event)),
    waiting: () => run(async (database) => inOrderOfTime(await database.getAllFromIndex('events', 'delivery', 1))),
    settle: (ids, outcome) =>
      run(async (database) => {
        const transaction = database.transaction('events', 'readwrite')
        for (const id of ids) {
          const entry = await transaction.store.get(id)
          if (entry) void transaction.store.put({ ...entry, delivery: outcome === 'delivered' ? 0 : 2 })
        }
        await transaction.done
      }),
    revive: () =>
      run(async (database) => {
        const transaction = database.transaction('events', 'readwrite')
        for (const entry of await transaction.store.index('delivery').getAll(2)) void transaction.store.put({ ...entry, delivery: 1 })
        await transaction.done
      }),
    finishKey: (survey) =>
      run(async (database) => {
        const transaction = database.transaction('finishKeys', 'readwrite')
        const key = (await transaction.store.get(survey)) ?? createUuid()
        void transaction.store.put(key, survey)
        await transaction.done
        return key
      }),
  }
}

const inOrderOfTime = (entries: readonly Entry[]) =>
  entries
    .map(({ survey, event }) => ({ survey, event }))
    .toSorted((a, b) => (a.event.at < b.event.at ? -1 : a.event.at > b.event.at ? 1 : a.event.seq - b.event.seq))

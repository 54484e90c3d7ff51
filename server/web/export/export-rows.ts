import { and, asc, eq, inArray, sql, type SQL, type SQLChunk } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { inPages, listText } from '../../base/streamed.ts'
import type { Db } from '../../store/store.ts'
import {
  faultReports,
  cardMedia,
  ownFlashcards,
  results,
  reviewFacts,
  sharedDecks,
  surveyEvents,
  surveys,
  taskAnswers,
  userFacts,
  type StoredResult,
} from '../../store/schema.ts'
import type { Withheld } from '../../study/open-surveys/withheld.ts'

const rowsAtOnce = 200
/** A survey comes with its result: some hundred kilobytes in the worst case. */
const largeRowsAtOnce = 10

/** What became of the answers of the visitor, by survey, without what is withheld. */
export const exportAnswers = (db: Db, userId: string, { tasks: withheld }: Withheld) =>
  mapped(surveyIds(db, userId), async (ids) => {
    const rows = await db
      .select()
      .from(taskAnswers)
      .where(inArray(taskAnswers.survey, ids))
      .orderBy(asc(taskAnswers.at), asc(taskAnswers.survey), asc(taskAnswers.question))
    return rows.flatMap(({ userId: _owner, ...rest }) => (withheld.has(rest.question) ? [] : [inSnakeCase(rest)]))
  })

/** Facts of the visitor outside any survey, by kind and time. */
export const exportFacts = (db: Db, userId: string) =>
  mapped(rowsOf(db, userFacts, eq(userFacts.userId, userId), ['kind', 'at', 'id']), (rows) =>
    rows.map(({ fact, receivedAt }) => ({ ...fact, received_at: receivedAt.toISOString() })),
  )

/** Reports of faults of the site. */
export const exportReports = (db: Db, userId: string) =>
  mapped(rowsOf(db, faultReports, eq(faultReports.userId, userId), ['at', 'id']), (rows) =>
    rows.map(({ userId: _owner, ...rest }) => inSnakeCase(rest)),
  )

/** The log of reviews, as it came. */
export const exportReviews = (db: Db, userId: string) =>
  mapped(rowsOf(db, reviewFacts, eq(reviewFacts.userId, userId), ['arrival']), (rows) =>
    rows.map(({ fact, receivedAt }) => ({ ...fact, received_at: receivedAt.toISOString() })),
  )

/** Own cards and decks, by kind. */
export const exportCards = (db: Db, userId: string) =>
  mapped(rowsOf(db, ownFlashcards, eq(ownFlashcards.userId, userId), ['kind', 'id']), (rows) =>
    rows.map(({ userId: _owner, write: _write, ...rest }) => inSnakeCase(rest)),
  )

/** Pictures and sounds of own cards, in base64. */
export const exportCardMedia = (db: Db, userId: string) =>
  mapped(rowsOf(db, cardMedia, eq(cardMedia.userId, userId), ['id'], largeRowsAtOnce), (rows) =>
    rows.map(({ userId: _owner, ...rest }) => inSnakeCase(rest)),
  )

/** Own decks behind links, without who complained of them. */
export const exportSharedDecks = (db: Db, userId: string) =>
  mapped(rowsOf(db, sharedDecks, eq(sharedDecks.userId, userId), ['code'], largeRowsAtOnce), (rows) =>
    rows.map(({ userId: _owner, complaints: _complaints, ...rest }) => inSnakeCase(rest)),
  )

/** The text of the list of surveys: each with its facts, in the order of arrival, and its result, without what is withheld. */
export async function* surveysText(db: Db, userId: string, withheld: Withheld): AsyncGenerator<string> {
  let before = '['
  for await (const ids of surveyIds(db, userId)) {
    const rows = await db
      .select({ survey: surveys, result: results.body })
      .from(surveys)
      .leftJoin(results, eq(results.survey, surveys.id))
      .where(inArray(surveys.id, ids))
      .orderBy(asc(surveys.createdAt), asc(surveys.id))
    for (const { survey, result } of rows) {
      const { userId: _owner, ...rest } = survey
      const opened = JSON.stringify({ ...inSnakeCase(rest), result: result && openPart(result, withheld) }).slice(0, -1)
      yield `${before}${opened},"events":`
      yield* listText(events(db, survey.id))
      yield '}'
      before = ',\n'
    }
  }
  yield before === '[' ? '[]' : ']'
}

/** A stored result without the verdicts that are withheld, and without the shares that would tell them. */
function openPart(result: StoredResult, { tasks: withheld }: Withheld): StoredResult {
  const items = result.items.filter(({ id }) => !withheld.has(id))
  return items.length === result.items.length ? result : { ...result, items, byTopic: [], byForm: [] }
}

const events = (db: Db, survey: string) =>
  mapped(rowsOf(db, surveyEvents, eq(surveyEvents.survey, survey), ['receivedAt', 'id']), (rows) =>
    rows.map(({ event, receivedAt }) => ({ ...event, received_at: receivedAt.toISOString() })),
  )

const surveyIds = (db: Db, userId: string) =>
  mapped(
    inPages<{ id: string; createdAt: Date }>(largeRowsAtOnce, (after, size) => {
      const { id, createdAt } = surveys
      const isLater = after && sql`(${createdAt}, ${id}) > (${after.createdAt.toISOString()}, ${after.id})`
      return db
        .select({ id, createdAt })
        .from(surveys)
        .where(and(eq(surveys.userId, userId), isLater))
        .orderBy(createdAt, id)
        .limit(size)
    }),
    (rows) => rows.map(({ id }) => id),
  )

/** Reads the rows of a table that fit `where`, page by page, in the order of the columns `by`, which together name one row. */
function rowsOf<T extends PgTable>(
  db: Db,
  table: T,
  where: SQL,
  by: readonly (keyof T & keyof T['$inferSelect'] & string)[],
  atOnce = rowsAtOnce,
): AsyncGenerator<T['$inferSelect'][]> {
  const columns = by.map((name) => table[name] as PgColumn)
  const rows: PgTable = table
  return inPages<T['$inferSelect']>(atOnce, (after, size) => {
    const isLater = after && sql`(${listed(columns)}) > (${listed(by.map((name, index) => sql.param(after[name], columns[index])))})`
    return db
      .select()
      .from(rows)
      .where(and(where, isLater))
      .orderBy(...columns)
      .limit(size)
  })
}

const listed = (parts: readonly SQLChunk[]) => sql.join([...parts], sql`, `)

async function* mapped<From, To>(pages: AsyncIterable<From>, change: (page: From) => To | Promise<To>): AsyncGenerator<To> {
  for await (const page of pages) yield await change(page)
}

/** A row as the API writes things: snake case, moments as text. */
export const inSnakeCase = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value instanceof Date ? value.toISOString() : value,
    ]),
  )

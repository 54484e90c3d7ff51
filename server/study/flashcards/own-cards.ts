import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { OwnCards, OwnChanges } from '#contract/own-card'
import type { OwnWrite } from '#contract/own-write'
import { mostOwnDecks, ownCardLimits } from '#domain/own-card'
import { soundMoment } from '#domain/scheduling/study-day'
import { Problem } from '../../base/problem.ts'
import { ownFlashcards, users } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { inTransaction } from '../../store/transaction.ts'
import { standingOf, type OwnRow } from './standing.ts'

type Holder = { userId: string; isAnonymous: boolean }

/** Removed cards count here too, or writing and removing would fill the store. */
const mostRows = 40_000

/** Everything own of a visitor as it stands. */
export async function readOwnCards(db: Db, { userId, isAnonymous }: Holder): Promise<OwnCards> {
  return ownOf(await db.select().from(ownFlashcards).where(eq(ownFlashcards.userId, userId)), isAnonymous)
}

const ownOf = (rows: readonly OwnRow[], isAnonymous: boolean): OwnCards => ({
  ...standingOf(rows),
  limit: limitOf(isAnonymous),
  version: versionOf(rows),
})

/** Another one after every write that counted. */
function versionOf(rows: readonly OwnRow[]): string {
  if (rows.length === 0) return ''
  const hash = createHash('sha256')
  for (const write of rows.map(({ write: each }) => each).toSorted()) hash.update(write)
  return hash.digest('base64url').slice(0, 22)
}

/**
 * Applies writes, all or none. Throws 409 above the most cards or decks, 429 above the most writes.
 * @param since the version that the caller has: where the writes follow it, only changes are told
 */
export async function writeOwnCards(
  db: Db,
  holder: Holder,
  { writes, since }: { writes: readonly OwnWrite[]; since: string | null },
  now: Date,
): Promise<OwnChanges> {
  return inTransaction(db, async (tx) => {
    const { userId, isAnonymous } = holder
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const stored = await tx.select().from(ownFlashcards).where(eq(ownFlashcards.userId, userId))
    const came = latestOf(writes.map((write) => rowOf(userId, write, now)))
    await keepLatest(tx, came)
    const rows = latestOf([...stored, ...came])
    const [before, after] = [ownOf(stored, isAnonymous), ownOf(rows, isAnonymous)]
    refuseTooMany(before, after, isAnonymous)
    if (rows.length > mostRows)
      throw new Problem(429, 'Забагато змін: нові вже не зберігаються. Напиши нам, і ми допоможемо', { 'Retry-After': '86400' })
    return since === before.version ? changesBetween(before, after) : { ...after, since: null, gone: [] }
  })
}

/** What is new or other, and the ids of what is no more. */
function changesBetween(before: OwnCards, after: OwnCards): OwnChanges {
  const known = new Set<object>([...before.decks, ...before.cards])
  const isNews = (each: object) => !known.has(each)
  const there = new Set([...after.decks, ...after.cards].map(({ id }) => id))
  const gone = [...before.decks, ...before.cards].flatMap(({ id }) => (there.has(id) ? [] : [id]))
  return { ...after, decks: after.decks.filter(isNews), cards: after.cards.filter(isNews), since: before.version, gone }
}

/** The latest row about each thing. */
function latestOf(rows: readonly OwnRow[]): OwnRow[] {
  const latest = new Map<string, OwnRow>()
  for (const row of rows) {
    const name = `${row.kind} ${row.id}`
    const known = latest.get(name)
    if (!known || isLater(row, known)) latest.set(name, row)
  }
  return [...latest.values()]
}

/** Stores rows where nothing later is known of the same thing. */
export async function keepLatest(tx: Db, rows: readonly OwnRow[]): Promise<void> {
  const latest = latestOf(rows)
  if (latest.length === 0) return
  const { userId, kind, id, at, write } = ownFlashcards
  await tx
    .insert(ownFlashcards)
    .values(latest)
    .onConflictDoUpdate({
      target: [userId, kind, id],
      set: { body: sql.raw('excluded.body'), at: sql.raw('excluded.at'), write: sql.raw('excluded.write') },
      setWhere: sql`(excluded.at, excluded.write) > (${at}, ${write})`,
    })
}

const isLater = (row: OwnRow, known: OwnRow): boolean =>
  row.at.getTime() > known.at.getTime() || (row.at.getTime() === known.at.getTime() && row.write > known.write)

function rowOf(userId: string, write: OwnWrite, now: Date): OwnRow {
  const common = { userId, at: new Date(soundMoment(Date.parse(write.at), now.getTime())), write: write.id }
  switch (write.kind) {
    case 'card.written':
      return { ...common, kind: 'card', id: write.card.id, body: write.card }
    case 'card.removed':
      return { ...common, kind: 'card', id: write.card, body: null }
    case 'deck.written':
      return { ...common, kind: 'deck', id: write.deck.id, body: write.deck }
    case 'deck.removed':
      return { ...common, kind: 'deck', id: write.deck, body: null }
  }
}

const limitOf = (isAnonymous: boolean): number => (isAnonymous ? ownCardLimits.guest : ownCardLimits.user)

const mostOfUser = (): string => ownCardLimits.user.toLocaleString('uk-UA')

/** Refuses new cards beyond the limit; a visitor who is over it after a merge may still change and remove. */
function refuseTooMany(before: OwnCards, after: OwnCards, isAnonymous: boolean): void {
  const isOver = (name: 'cards' | 'decks', most: number) => after[name].length > most && after[name].length > before[name].length
  if (isOver('cards', after.limit))
    throw new Problem(
      409,
      isAnonymous
        ? `Гість може мати до ${ownCardLimits.guest} власних карток. Увійди, щоб мати до ${mostOfUser()}`
        : `Можна мати до ${mostOfUser()} власних карток. Вилучи ті, що вже не потрібні`,
    )
  if (isOver('decks', mostOwnDecks)) throw new Problem(409, `Можна мати до ${mostOwnDecks} власних колод`)
}

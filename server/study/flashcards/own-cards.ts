import { eq, sql } from 'drizzle-orm'
import type { OwnCards, OwnWrite } from '#contract/own-card'
import { mostOwnDecks, ownCardLimits } from '#contract/own-card'
import { soundMoment } from '#contract/scheduling/study-day'
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
  const rows = await db.select().from(ownFlashcards).where(eq(ownFlashcards.userId, userId))
  return { ...standingOf(rows), limit: limitOf(isAnonymous) }
}

/**
 * Applies writes, all or none; of two about one thing the later counts. Throws 409 above the most cards or decks, 429 for more writes
 * than anybody makes.
 */
export async function writeOwnCards(db: Db, holder: Holder, writes: readonly OwnWrite[], now: Date): Promise<OwnCards> {
  return inTransaction(db, async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, holder.userId)).for('no key update')
    const before = await readOwnCards(tx, holder)
    await keepLatest(
      tx,
      writes.map((write) => rowOf(holder.userId, write, now)),
    )
    const after = await readOwnCards(tx, holder)
    refuseTooMany(before, after, holder.isAnonymous)
    if ((await tx.$count(ownFlashcards, eq(ownFlashcards.userId, holder.userId))) > mostRows)
      throw new Problem(429, 'Забагато змін: нові вже не зберігаються. Напиши нам, і ми допоможемо', { 'Retry-After': '86400' })
    return after
  })
}

/** Stores rows where nothing later is known of the same thing. */
export async function keepLatest(tx: Db, rows: readonly OwnRow[]): Promise<void> {
  const latest = new Map<string, OwnRow>()
  for (const row of rows) {
    const name = `${row.kind} ${row.id}`
    const known = latest.get(name)
    if (!known || isLater(row, known)) latest.set(name, row)
  }
  if (latest.size === 0) return
  const { userId, kind, id, at, write } = ownFlashcards
  await tx
    .insert(ownFlashcards)
    .values([...latest.values()])
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

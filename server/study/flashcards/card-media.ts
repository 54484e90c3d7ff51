import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import { mediaRooms, mediumSizes, kindOfType, mediumTypeOf, type MediumType } from '#domain/medium-type'
import { mediaCallBytes, type cardMediaAnswerSchema, type cardMediaSchema, type mediaReceiptAnswerSchema } from '#contract/card-media'
import type { MediaRoom } from '#domain/card-media'
import { dayMs } from '#domain/duration'
import { cardMedia, users } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { inTransaction } from '../../store/transaction.ts'

type Holder = { userId: string; isAnonymous: boolean }
type Sent = v.InferOutput<typeof cardMediaSchema>['media']
type Receipt = v.InferOutput<typeof mediaReceiptAnswerSchema>['data']
type Found = v.InferOutput<typeof cardMediaAnswerSchema>['data']

/** The place that pictures and sounds of a visitor take, and how much there is. */
export async function readMediaRoom(db: Db, { userId, isAnonymous }: Holder): Promise<MediaRoom> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${cardMedia.size}), 0)::int` })
    .from(cardMedia)
    .where(eq(cardMedia.userId, userId))
  return { bytes: row?.bytes ?? 0, limit: isAnonymous ? mediaRooms.guest : mediaRooms.user }
}

/** Stores pictures and sounds; each that is none, is too large or finds no place is refused alone, in words. One that is there already changes nothing. */
export async function keepCardMedia(db: Db, holder: Holder, sent: Sent, now: Date): Promise<Receipt> {
  const { userId } = holder
  return inTransaction(db, async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const ids = sent.map(({ id }) => id)
    const stored = await tx
      .select({ id: cardMedia.id })
      .from(cardMedia)
      .where(and(eq(cardMedia.userId, userId), inArray(cardMedia.id, ids)))
    const known = new Set(stored.map(({ id }) => id))
    const read = sent.filter(({ id }) => !known.has(id)).map(mediumOf)
    let room = await readMediaRoom(tx, holder)
    const coming = read.reduce((sum, each) => sum + ('type' in each ? each.size : 0), 0)
    if (room.bytes + coming > room.limit) {
      await dropUnused(tx, userId, new Date(now.getTime() - dayMs))
      room = await readMediaRoom(tx, holder)
    }
    const refused: Receipt['refused'] = []
    const taken = new Map<string, typeof cardMedia.$inferInsert>()
    for (const each of read) {
      if (!('type' in each)) refused.push(each)
      else if (!taken.has(each.id)) {
        if (room.bytes + each.size > room.limit) refused.push({ id: each.id, message: 'Місце для картинок і звуків скінчилося' })
        else {
          taken.set(each.id, { userId, at: now, ...each })
          room = { ...room, bytes: room.bytes + each.size }
        }
      }
    }
    if (taken.size > 0)
      await tx
        .insert(cardMedia)
        .values([...taken.values()])
        .onConflictDoNothing()
    return { room, refused }
  })
}

type Medium = { id: string; type: MediumType; size: number; body: string }

function mediumOf({ id, base64 }: Sent[number]): Medium | Receipt['refused'][number] {
  const bytes = Buffer.from(base64, 'base64')
  const type = mediumTypeOf(bytes)
  if (type === null) return { id, message: 'Це не картинка WebP, JPEG чи PNG і не звук MP3, OGG, WAV чи M4A' }
  if (bytes.length > mediumSizes[kindOfType(type)]) return { id, message: 'Завеликий файл' }
  return { id, type, size: bytes.length, body: base64 }
}

/** Pictures and sounds of this visitor by their ids, as many as one answer holds. */
export async function readCardMedia(db: Db, userId: string, ids: readonly string[]): Promise<Found> {
  const whose = and(eq(cardMedia.userId, userId), inArray(cardMedia.id, [...ids]))
  const sizes = await db.select({ id: cardMedia.id, size: cardMedia.size }).from(cardMedia).where(whose)
  const known = new Map(sizes.map(({ id, size }) => [id, size]))
  let sum = 0
  const fitting = [...new Set(ids)].filter((id) => {
    const size = known.get(id)
    if (size === undefined || (sum > 0 && sum + size > mediaCallBytes)) return false
    sum += size
    return true
  })
  const { id, type, body } = cardMedia
  const media =
    fitting.length === 0
      ? []
      : await db
          .select({ id, type, base64: body })
          .from(cardMedia)
          .where(and(eq(cardMedia.userId, userId), inArray(id, fitting)))
  return { media, missing: ids.filter((each) => !known.has(each)) }
}

/** The kinds of all pictures and sounds of a visitor, by their ids. */
export async function readMediaKinds(db: Db, userId: string): Promise<Map<string, string>> {
  const rows = await db.select({ id: cardMedia.id, type: cardMedia.type }).from(cardMedia).where(eq(cardMedia.userId, userId))
  return new Map(rows.map(({ id, type }) => [id, type]))
}

/** Drops pictures and sounds that no card names and that came before this moment. */
async function dropUnused(db: Db, userId: string | null, before: Date): Promise<void> {
  const isOld = and(lt(cardMedia.at, before), userId === null ? undefined : eq(cardMedia.userId, userId))
  const owners = db.select({ userId: cardMedia.userId }).from(cardMedia).where(isOld)
  // The names are gathered once: to look through all cards for each picture takes minutes.
  const named = sql`select c.user_id, (each.value ->> 'id')::uuid from own_flashcards c
    cross join lateral jsonb_array_elements(case jsonb_typeof(c.body -> 'media') when 'array' then c.body -> 'media' else '[]'::jsonb end) each
    where c.kind = 'card' and each.value ->> 'id' is not null and c.user_id in ${owners}`
  await db.delete(cardMedia).where(and(isOld, sql`(${cardMedia.userId}, ${cardMedia.id}) not in (${named})`))
}

/** A week is enough for a card that comes after its picture, and for one that was removed by mistake. */
export const expireCardMedia = (db: Db, now: Date): Promise<void> => dropUnused(db, null, new Date(now.getTime() - 7 * dayMs))

/** Gives an account what a guest has, but for what it has itself. Runs inside the caller’s transaction. */
export async function moveCardMedia(tx: Db, guestId: string, userId: string): Promise<void> {
  const known = tx.select({ id: cardMedia.id }).from(cardMedia).where(eq(cardMedia.userId, userId))
  await tx
    .update(cardMedia)
    .set({ userId })
    .where(and(eq(cardMedia.userId, guestId), notInArray(cardMedia.id, known)))
  await tx.delete(cardMedia).where(eq(cardMedia.userId, guestId))
}

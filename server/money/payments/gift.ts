import { dayMs } from '#domain/duration'
import { randomBytes } from 'node:crypto'
import { and, eq, gt, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { giftToken, type Gift, type PaymentState } from '#contract/payment'
import { Problem } from '../../base/problem.ts'
import type { Db } from '../../store/store.ts'
import { gifts, payments, users } from '../../store/schema.ts'
import { productsNow, type OfferConfig } from './offer.ts'

const lifeMs = 30 * dayMs
type GiftRow = typeof gifts.$inferSelect

/** A link of the caller by which somebody else pays for a product; the same one while it is good. Throws 422 for what is not sold so. */
export async function makeGift(tx: Db, userId: string, productId: string, offer: OfferConfig, now: Date): Promise<GiftRow> {
  const product = productsNow(offer, now).find(({ id }) => id === productId)
  if (!product || product.kind === 'group') throw new Problem(422, 'Цього не можна оплатити за посиланням. Обери інший преміум')
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const good = and(eq(gifts.userId, userId), eq(gifts.productId, productId), gt(gifts.expiresAt, now))
  for (const found of await tx.select().from(gifts).where(good)) if (!(await isPaid(tx, found.token))) return found
  const row = { token: randomBytes(16).toString('base64url'), userId, productId, expiresAt: new Date(now.getTime() + lifeMs) }
  await tx.insert(gifts).values(row)
  return row
}

/** The gift behind a link that is to be paid. Throws 404 for an unknown or old one or another product, 409 when it is paid already. */
export async function findGift(tx: Db, token: string, productId: string, now: Date): Promise<GiftRow> {
  const gift = await readGift(tx, token, now)
  if (gift.productId !== productId) throw unknown()
  if (await isPaid(tx, token, ['paid', 'pending'])) throw new Problem(409, 'За цим посиланням уже оплачено або банк ще опрацьовує платіж')
  return gift
}

/** Shows a gift to anybody who opens its link. Throws 404 for an unknown or old one. */
export async function viewGift(
  db: Db,
  { token, callerId }: { token: string; callerId: string },
  { offer, isTest, now }: { offer: OfferConfig; isTest: boolean; now: Date },
): Promise<Gift> {
  const { userId, productId, expiresAt } = await readGift(db, token, now)
  const product = productsNow(offer, now).find(({ id }) => id === productId)
  const [user] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId))
  if (!product) throw unknown()
  return {
    token,
    name: user?.name?.trim().split(/\s+/)[0] ?? null,
    product,
    isOwn: userId === callerId,
    isPaid: await isPaid(db, token),
    isTest,
    expiresAt: expiresAt.toISOString(),
  }
}

async function readGift(db: Db, token: string, now: Date): Promise<GiftRow> {
  const [gift] = v.is(giftToken, token)
    ? await db
        .select()
        .from(gifts)
        .where(and(eq(gifts.token, token), gt(gifts.expiresAt, now)))
    : []
  if (!gift) throw unknown()
  return gift
}

async function isPaid(db: Db, token: string, states: PaymentState[] = ['paid']): Promise<boolean> {
  const paid = and(eq(payments.giftToken, token), inArray(payments.state, states))
  return (await db.select({ id: payments.id }).from(payments).where(paid)).length > 0
}

const unknown = () => new Problem(404, 'Посилання не діє')

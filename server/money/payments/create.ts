import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { PaymentRequest } from '#contract/payment'
import { totalPrice, type Product } from '#contract/product'
import { Problem } from '../../base/problem.ts'
import type { Db } from '../../store/store.ts'
import { findOwnGroup, seatsTaken } from '../../classes/membership/find.ts'
import { payments, users } from '../../store/schema.ts'
import { lastSubscription } from '../../people/users/premium.ts'
import { checkoutLifeMs } from './check.ts'
import { findGift } from './gift.ts'
import { productsNow, type OfferConfig } from './offer.ts'
import type { PaymentRow } from './payment-row.ts'

type Terms = { offer: OfferConfig; isTest: boolean; now: Date }

/**
 * Makes a payment, or gives the one already begun for the same. Runs inside the caller’s transaction. Throws 404 for an unknown link or
 * group, 409 for a second payment, 422 for what is not sold so.
 */
export async function createPayment(tx: Db, payerId: string, request: PaymentRequest, { offer, isTest, now }: Terms): Promise<PaymentRow> {
  const [payer] = await tx.select().from(users).where(eq(users.id, payerId)).for('update')
  if (!payer) throw new Problem(401, 'Сеанс завершено. Увійди знову')
  const product = productsNow(offer, now).find(({ id }) => id === request.product)
  if (!product) throw new Problem(422, 'Такого вже не продаємо. Онови сторінку')
  const seats = seatsOf(product, request.seats)
  const beneficiaryId = request.gift === null ? payerId : (await findGift(tx, request.gift, product.id, now)).userId
  const groupId = product.kind === 'group' ? request.group : null
  if (groupId !== null) await checkGroup(tx, payerId, groupId, seats ?? 0)
  if (product.kind === 'season') await checkPremium(tx, beneficiaryId, product, now)
  const email = request.email ?? payer.email
  if (email === null) throw new Problem(422, 'Вкажи e-mail, куди надіслати квитанцію')
  const amountMinor = totalPrice(product, seats)
  const wanted = { payerId, beneficiaryId, productId: product.id, groupId, seats, amountMinor, email, giftToken: request.gift }
  const begun = await findBegun(tx, wanted, now)
  if (begun) return begun
  const row = {
    id: randomUUID(),
    payerId,
    beneficiaryId,
    productId: product.id,
    kind: product.kind,
    title: product.title,
    seats,
    groupId,
    amountMinor,
    until: product.until === null ? null : new Date(product.until),
    days: product.days,
    state: 'created' as const,
    isTest,
    giftToken: request.gift,
    email,
    createdAt: now,
  }
  const [made] = await tx.insert(payments).values(row).returning()
  if (!made) throw new Error('the payment was not stored')
  return made
}

function seatsOf({ seats }: Product, asked: number | null): number | null {
  if (seats === null) return null
  if (asked === null || asked < seats.least || asked > seats.most)
    throw new Problem(422, `Для класу можна від ${seats.least} до ${seats.most} місць`)
  return asked
}

/** Refuses a renewal with fewer seats than members: each member keeps the seat. */
async function checkGroup(tx: Db, ownerId: string, groupId: string, seats: number): Promise<void> {
  await findOwnGroup(tx, ownerId, groupId)
  const taken = await seatsTaken(tx, groupId)
  if (seats < taken) throw new Problem(422, `Зайнято місць у класі: ${taken}. Оберіть щонайменше стільки`)
}

/** A season that is paid for already gives nothing for a second payment. */
async function checkPremium(tx: Db, userId: string, { until }: Product, now: Date): Promise<void> {
  const last = await lastSubscription(tx, userId, now)
  if (last && until !== null && last.endsAt >= new Date(until)) throw new Problem(409, 'Преміум до кінця сесії вже оплачено')
}

type Wanted = Pick<PaymentRow, 'productId' | 'groupId' | 'seats' | 'amountMinor' | 'email' | 'giftToken'> & {
  payerId: string
  beneficiaryId: string
}

async function findBegun(tx: Db, wanted: Wanted, now: Date): Promise<PaymentRow | undefined> {
  const sameFor = and(
    eq(payments.payerId, wanted.payerId),
    eq(payments.beneficiaryId, wanted.beneficiaryId),
    eq(payments.productId, wanted.productId),
    eq(payments.amountMinor, wanted.amountMinor),
    wanted.groupId === null ? isNull(payments.groupId) : eq(payments.groupId, wanted.groupId),
    inArray(payments.state, ['created', 'pending']),
  )
  const open = await tx.select().from(payments).where(sameFor).orderBy(desc(payments.createdAt))
  if (open.some(({ state }) => state === 'pending'))
    throw new Problem(409, 'Попередня оплата ще чекає на рішення банку. Онови сторінку за кілька хвилин')
  const isFresh = ({ createdAt }: PaymentRow) => now.getTime() - createdAt.getTime() < checkoutLifeMs / 2
  return open.find((row) => isFresh(row) && row.email === wanted.email && row.seats === wanted.seats && row.giftToken === wanted.giftToken)
}

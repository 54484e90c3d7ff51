import { dayMs } from '#domain/duration'
import type { Products } from '#contract/product'
import { ownOffer } from '@/shared/routes'
import type { PriceStep } from './price'

/** A way to buy seats: how many, until when, and what one costs by their number. */
export type GroupOffer = {
  productId: string
  title: string
  until: string
  isRenewing: boolean
  /** No money is taken here. */
  isTest: boolean
  least: number
  most: number
  steps: readonly PriceStep[]
}

/** Finds the product that is sold by the seat, where payment works. */
export const offersIn = ({ products, canPay, isTest }: Omit<Products, 'variant'>, now = new Date()): GroupOffer[] =>
  products.flatMap(({ id, title, until, days, isRenewing, seats }) =>
    seats && canPay
      ? [
          {
            productId: id,
            title,
            isRenewing,
            isTest,
            ...seats,
            until: until ?? new Date(now.getTime() + (days ?? 0) * dayMs).toISOString(),
          },
        ]
      : [],
  )

/** Builds the address that pays for a number of seats. */
export const paymentAddress = ({ productId }: Pick<GroupOffer, 'productId'>, seats: number): string =>
  ownOffer({ product: productId, seats: String(seats) })

/** Builds the address that renews a group. */
export const renewalAddress = (groupId: string, seats: number): string => ownOffer({ group: groupId, seats: String(seats) })

/** A whole number of seats within the limits of an offer; null for anything else. */
export function seatsOf(typed: string, { least, most }: Pick<GroupOffer, 'least' | 'most'>): number | null {
  const seats = Number(typed)
  return /^\d{1,4}$/.test(typed) && seats >= least && seats <= most ? seats : null
}

import { addresses } from '@/shared/routes'
import type { PriceStep } from './price'

/** A way to buy seats: until when they last and what one costs by their number. */
export type Period = { productId: string; title: string; until: string; isRenewing: boolean; steps: readonly PriceStep[] }

/** Where so many seats are paid for; `groupId` renews a group. */
export function paymentAddress({ productId }: Pick<Period, 'productId'>, seats: number, groupId?: string): string {
  const query = new URLSearchParams({ product: productId, seats: String(seats), ...(groupId && { group: groupId }) })
  return `${addresses.paywall.to()}?${query}`
}

/** One payment for a group. `refundedAt` is when it stopped to count, null while it counts. */
export type PaidSeats = { seats: number; until: Date; isTest: boolean; createdAt: Date; refundedAt: Date | null }

/**
 * What payments for a group give at a moment, in whatever order they came: the seats of the largest one that runs, and the latest end.
 * Refunded ones count for nothing.
 */
export function seatsOf(paid: readonly PaidSeats[], now: Date): { seats: number; endsAt: Date; isTest: boolean } {
  const good = paid.filter(({ refundedAt }) => refundedAt === null)
  const counted = good.length > 0 ? good : paid
  const last = counted.toSorted((a, b) => endOf(b) - endOf(a) || b.seats - a.seats)[0]
  if (!last) throw new Error('a group stands on at least one payment')
  const running = good.filter(({ until }) => until > now)
  return {
    seats: Math.max(...(running.length > 0 ? running : [last]).map(({ seats }) => seats)),
    endsAt: new Date(endOf(last)),
    isTest: (running.length > 0 ? running : [last]).every(({ isTest }) => isTest),
  }
}

const endOf = ({ until, refundedAt }: PaidSeats): number => Math.min(until.getTime(), (refundedAt ?? until).getTime())

import { classSize } from '#contract/group'
import type { GroupRow } from '../membership/find.ts'

/** Paid seats that run now. */
export const seatsNow = ({ seats, endsAt }: Pick<GroupRow, 'seats' | 'endsAt'>, now: Date): number => (endsAt > now ? seats : 0)

/** Counts the places for pupils: in a class the free ones, or the paid seats if those are more. */
export const capacityOf = (group: Pick<GroupRow, 'isClass' | 'seats' | 'endsAt'>, now: Date): number =>
  group.isClass ? Math.max(classSize, seatsNow(group, now)) : group.seats

/** A class goes on without payments. */
export const isGroupOver = ({ isClass, endsAt }: Pick<GroupRow, 'isClass' | 'endsAt'>, now: Date): boolean => !isClass && endsAt <= now

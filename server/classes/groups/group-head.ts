import type { GroupRow } from '../membership/find.ts'
import { isGroupOver } from './capacity.ts'

/** Reads what everybody in a group is told of it: its name, its end and its kind. */
export const groupHead = (group: GroupRow, now: Date) => ({
  id: group.id,
  title: group.title,
  until: group.endsAt.toISOString(),
  isOver: isGroupOver(group, now),
  isTest: group.isTest,
  isClass: group.isClass,
})

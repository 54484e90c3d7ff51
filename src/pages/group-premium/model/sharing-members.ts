import type { Group, Member } from '#contract/group'
import { naturalOrder } from '#domain/natural-order'

/** Those whose results a teacher may see, by name as in a register. */
export const sharingMembers = ({ members }: Pick<Group, 'members'>): Member[] =>
  members.filter(({ state, sharesResults }) => state === 'active' && sharesResults).toSorted((a, b) => naturalOrder(a.name, b.name))

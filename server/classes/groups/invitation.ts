import { and, eq } from 'drizzle-orm'
import type { Offer } from '#contract/group'
import { Problem } from '../../base/problem.ts'
import { groupInvitations, groupMembers, groups, users } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { isGroupOver, capacityOf } from './capacity.ts'
import { seatsTaken, type GroupRow, type MemberRow } from '../membership/find.ts'

type InvitationRow = typeof groupInvitations.$inferSelect
type Invited = { invitation: InvitationRow; group: GroupRow; ownerName: string | null; member: MemberRow | null }

/** Tells whether an invitation may still be used, or what has ended it. */
export function stateOf({ usedAt, revokedAt, expiresAt }: InvitationRow, now: Date): 'open' | 'used' | 'revoked' | 'expired' {
  if (usedAt) return 'used'
  if (revokedAt) return 'revoked'
  return expiresAt > now ? 'open' : 'expired'
}

/**
 * Reads the offer that a code leads this user to. Throws 404 for a code that does not exist and 409, in words, for one that can no longer be used;
 * whoever is in the group already is told so instead.
 */
export async function readOffer(db: Db, userId: string, code: string, now: Date): Promise<Offer> {
  const { invitation, group, ownerName, member } = await findInvited(db, userId, code)
  const offer = {
    code,
    kind: invitation.kind,
    groupId: group.id,
    title: group.title,
    ownerName,
    until: group.endsAt.toISOString(),
    isClass: group.isClass,
  }
  const isIn = invitation.kind === 'owner' ? group.ownerId === userId : member?.state === 'active'
  if (isIn) return { ...offer, state: 'member' }
  const state = stateOf(invitation, now)
  if (state !== 'open') throw new Problem(409, closed[state])
  if (invitation.kind === 'owner') return { ...offer, state: 'open' }
  if (isGroupOver(group, now)) return { ...offer, state: 'over' }
  if (isShutOut(invitation, member)) return { ...offer, state: 'removed' }
  return { ...offer, state: (await seatsTaken(db, group.id)) < capacityOf(group, now) ? 'open' : 'full' }
}

/** Says whether a removed member is kept out: only an invitation by name, made after the removal, lets the member back. */
const isShutOut = ({ kind, createdAt }: InvitationRow, member: MemberRow | null): boolean =>
  member?.state === 'revoked' && (kind === 'class' || createdAt <= (member.revokedAt ?? createdAt))

const closed = {
  used: 'За цим кодом уже хтось приєднався. Попроси вчителя про новий',
  revoked: 'Цей код скасовано. Попроси вчителя про новий',
  expired: 'Строк цього коду минув. Попроси вчителя про новий',
}

async function findInvited(db: Db, userId: string, code: string): Promise<Invited> {
  const [found] = await db
    .select({ invitation: groupInvitations, group: groups, ownerName: users.name, member: groupMembers })
    .from(groupInvitations)
    .innerJoin(groups, eq(groups.id, groupInvitations.groupId))
    .leftJoin(users, eq(users.id, groups.ownerId))
    .leftJoin(groupMembers, and(eq(groupMembers.groupId, groups.id), eq(groupMembers.userId, userId)))
    .where(eq(groupInvitations.code, code))
  if (!found) throw new Problem(404, 'Такого коду немає. Перевір літери й цифри')
  return found
}

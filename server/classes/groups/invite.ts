import { dayMs } from '#domain/duration'
import { randomInt } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { drawCode } from '#domain/group-code'
import type { InvitationRequest } from '#contract/group'
import { Problem } from '../../base/problem.ts'
import { groupInvitations } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { holdOwnGroup } from '../membership/find.ts'

const life = { class: 30 * dayMs, person: 30 * dayMs, owner: 7 * dayMs }
/** The most invitations of one group, used and revoked ones included. */
const mostInvitations = 1000

type Kind = keyof typeof life

/** Makes invitations; a new `class` or `owner` code ends the one before. Throws 404 for a group of somebody else, 409 for too many. */
export async function invite(tx: Db, ownerId: string, groupId: string, request: InvitationRequest, now: Date): Promise<void> {
  await holdOwnGroup(tx, ownerId, groupId)
  const labels = request.kind === 'person' ? request.labels : [null]
  const made = await tx.$count(groupInvitations, eq(groupInvitations.groupId, groupId))
  if (made + labels.length > mostInvitations) throw new Problem(409, 'Забагато запрошень у цьому класі')
  if (request.kind !== 'person') await revokeOpen(tx, groupId, eq(groupInvitations.kind, request.kind), now)
  for (const label of labels) await addCode(tx, groupId, request.kind, label, now)
}

/** The code for everybody in a new group. */
export const addClassCode = (tx: Db, groupId: string, now: Date): Promise<void> => addCode(tx, groupId, 'class', null, now)

/** Ends an invitation that nobody has used. Throws 404 for a group of somebody else; an unknown code changes nothing. */
export async function revokeInvitation(tx: Db, ownerId: string, groupId: string, code: string, now: Date): Promise<void> {
  await holdOwnGroup(tx, ownerId, groupId)
  await revokeOpen(tx, groupId, eq(groupInvitations.code, code), now)
}

async function revokeOpen(tx: Db, groupId: string, which: ReturnType<typeof eq>, now: Date): Promise<void> {
  const isOpen = and(isNull(groupInvitations.usedAt), isNull(groupInvitations.revokedAt))
  await tx
    .update(groupInvitations)
    .set({ revokedAt: now })
    .where(and(eq(groupInvitations.groupId, groupId), which, isOpen))
}

async function addCode(tx: Db, groupId: string, kind: Kind, label: string | null, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + life[kind])
  for (;;) {
    const row = { code: drawCode(randomInt), groupId, kind, label, createdAt: now, expiresAt }
    const made = await tx
      .insert(groupInvitations)
      .values(row)
      .onConflictDoNothing()
      .returning({ one: sql<number>`1` })
    if (made.length > 0) return
  }
}

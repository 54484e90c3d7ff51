import { and, eq, gte, sql } from 'drizzle-orm'
import { groupMembers, taskAnswers } from '../../store/schema.ts'
import { shutElsewhere } from '../../study/open-surveys/withheld.ts'

/** Joins members of a class to what they have answered since they joined it. */
export const sinceJoined = and(eq(taskAnswers.userId, groupMembers.userId), gte(taskAnswers.at, groupMembers.joinedAt))

/**
 * Which answers a teacher may count: of members who share results, given without a hint, and none of papers of other classes before their
 * review.
 */
export const countsForClass = (groupId: string, subject: string, now: Date) =>
  and(
    eq(groupMembers.groupId, groupId),
    eq(groupMembers.state, 'active'),
    eq(groupMembers.sharesResults, true),
    eq(taskAnswers.subject, subject),
    eq(taskAnswers.isHinted, false),
    sql`${taskAnswers.survey} not in (${shutElsewhere(groupId, now)})`,
  )

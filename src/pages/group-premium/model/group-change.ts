import type { AssignmentRequest, InvitationRequest } from '#contract/group'
import type { WorkRequest } from '#contract/group-work'

/** The changes that an owner makes to a group. */
export type GroupChange =
  | { kind: 'rename'; title: string }
  | { kind: 'invite'; request: InvitationRequest }
  | { kind: 'revokeCode'; code: string }
  | { kind: 'revokeSeat'; memberId: string }
  | { kind: 'assign'; request: AssignmentRequest }
  | { kind: 'release'; assignmentId: string }
  | { kind: 'withdraw'; assignmentId: string }
  | { kind: 'give'; request: WorkRequest }
  | { kind: 'takeBack'; workId: string }

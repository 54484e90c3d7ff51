import type { AssignmentRequest, InvitationRequest } from '#contract/group'

/** What an owner may do with a group. */
export type GroupChange =
  | { kind: 'rename'; title: string }
  | { kind: 'invite'; request: InvitationRequest }
  | { kind: 'revokeCode'; code: string }
  | { kind: 'revokeSeat'; memberId: string }
  | { kind: 'assign'; request: AssignmentRequest }
  | { kind: 'withdraw'; assignmentId: string }

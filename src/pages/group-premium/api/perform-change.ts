import type { Group } from '#contract/group'
import {
  assignPaper,
  giveWork,
  invite,
  releaseReview,
  renameGroup,
  revokeCode,
  revokeSeat,
  withdrawPaper,
  withdrawWork,
} from '@/entities/group'
import type { GroupChange } from '../model/group-change'

/** Changes a group and gives it as it is then. @param key made before the first try and kept for every further one. */
export function performChange(id: string, change: GroupChange, key: string): Promise<Group> {
  if (change.kind === 'rename') return renameGroup(id, change.title)
  if (change.kind === 'invite') return invite(id, change.request, key)
  if (change.kind === 'revokeCode') return revokeCode(id, change.code)
  if (change.kind === 'revokeSeat') return revokeSeat(id, change.memberId)
  if (change.kind === 'assign') return assignPaper(id, change.request, key)
  if (change.kind === 'release') return releaseReview(id, change.assignmentId)
  if (change.kind === 'give') return giveWork(id, change.request, key)
  if (change.kind === 'takeBack') return withdrawWork(id, change.workId)
  return withdrawPaper(id, change.assignmentId)
}

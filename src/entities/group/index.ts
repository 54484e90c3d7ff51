export {
  assignPaper,
  invite,
  joinGroup,
  leaveGroup,
  lookUpCode,
  readGroup,
  readGroups,
  readReport,
  releaseReview,
  renameGroup,
  revokeCode,
  revokeSeat,
  setConsent,
  withdrawPaper,
} from './api/group-calls'
export { dueText, untilText } from './model/due-text'
export { groupAddress, joinAddress } from './model/group-address'
export { GroupTasks } from './ui/group-tasks'
export { TaskRow, type AssignedWish } from './ui/task-row'

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
export { groupAddress, joinAddress, latestGroup, taskAddress } from './model/group-address'
export { GroupTaskList } from './ui/group-task-list'

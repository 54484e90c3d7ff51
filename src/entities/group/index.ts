export {
  assignPaper,
  closeClass,
  giveWork,
  invite,
  joinGroup,
  leaveGroup,
  lookUpCode,
  openClass,
  readGroup,
  readGroups,
  readReport,
  releaseReview,
  renameGroup,
  revokeCode,
  revokeSeat,
  setConsent,
  withdrawPaper,
  withdrawWork,
} from './api/group-calls'
export { dueText, untilText } from './model/due-text'
export { groupAddress, joinAddress, latestGroup, taskAddress } from './model/group-address'
export { givenIn, isGivenPaper, leftToDo, type Given } from './model/given'
export { startText, workAddress, workName } from './model/work-text'
export { GroupTaskList } from './ui/group-task-list'
export { WorkName } from './ui/work-name'

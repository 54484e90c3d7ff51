export {
  assignPaper,
  closeClass,
  giveWork,
  invite,
  joinGroup,
  leaveGroup,
  readOffer,
  openClass,
  readGroup,
  readGroups,
  readPaperAnswers,
  readPupilTasks,
  readReport,
  releaseReview,
  renameGroup,
  revokeCode,
  revokeSeat,
  setConsent,
  withdrawPaper,
  withdrawWork,
} from './api/group-calls'
export { readPaperVariants } from './api/paper-calls'
export { dueText, untilText } from './model/due-text'
export { groupAddress, joinAddress, latestGroup, taskAddress } from './model/group-address'
export { givenIn, isGivenPaper, leftToDo, type Given } from './model/given'
export { paperName, paperResultsName, readRefusal, type PaperRefusal, type ReadResult } from './model/paper-names'
export { paperResultsStream } from './model/paper-results-stream'
export { startText, workAddress, workName } from './model/work-text'
export { GroupTaskList } from './ui/group-task-list'
export { WorkName } from './ui/work-name'

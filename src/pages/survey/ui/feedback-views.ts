export { CheckedOnwards } from './feedback/checked-onwards'
export { TaskFeedback } from './feedback/task-feedback'
export { Hints } from './hints'

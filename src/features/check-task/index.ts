export { CheckTask, type CheckTaskProps } from './ui/check-task'

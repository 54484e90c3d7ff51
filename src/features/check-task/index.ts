export { CheckTask, prefetchAllForms, type CheckTaskProps } from './ui/check-task'

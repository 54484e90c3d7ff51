export { SaveTask } from './ui/save-task'

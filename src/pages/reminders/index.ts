export { RemindersPage } from './ui/reminders-page'

export { LazyReminderOffer as ReminderOffer } from './ui/lazy-reminder-offer'
export { ReminderSettings } from './ui/reminder-settings'

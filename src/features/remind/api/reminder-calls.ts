import { remindersAnswerSchema, type CalendarChange, type Reminders, type RemindersChange } from '#contract/reminder'
import { api } from '@/shared/api'
import { keeperOfOwn } from '@/shared/lib/answer'

export const remindersPath = 'v3/user/reminders'

/** Changes the reminders; gives back what the server keeps. */
export const chooseReminders = (change: RemindersChange): Promise<Reminders> => send(remindersPath, change)

/** Gives the feed of the calendar a new address, which ends the former one, or ends it. */
export const changeCalendar = (change: CalendarChange): Promise<Reminders> => send('v3/user/calendar', change)

async function send(path: string, change: object): Promise<Reminders> {
  const keep = keeperOfOwn()
  const answer = await (await api()).post(path, { json: change }).json(remindersAnswerSchema)
  keep(remindersPath, answer)
  return answer.data.reminders
}

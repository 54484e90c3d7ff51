import { remindersAnswerSchema, type Reminders, type RemindersChange } from '#contract/reminder'
import { api } from '@/shared/api'
import { keepOwn } from '@/shared/lib/answer'

export const remindersPath = 'v3/user/reminders'

/** Switches the reminders; gives back what the server keeps. */
export async function chooseReminders(change: RemindersChange): Promise<Reminders> {
  const answer = await (await api()).post(remindersPath, { json: change }).json(remindersAnswerSchema)
  keepOwn(remindersPath, answer)
  return answer.data.reminders
}

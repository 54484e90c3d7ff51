import { remindersAnswerSchema, type Reminders, type RemindersChange } from '#contract/reminder'
import { api } from '@/shared/api'
import { keeperOfOwn } from '@/shared/lib/answer'

export const remindersPath = 'v3/user/reminders'

/** Switches the reminders; gives back what the server keeps. */
export async function chooseReminders(change: RemindersChange): Promise<Reminders> {
  const keep = keeperOfOwn()
  const answer = await (await api()).post(remindersPath, { json: change }).json(remindersAnswerSchema)
  keep(remindersPath, answer)
  return answer.data.reminders
}

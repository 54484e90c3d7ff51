import { reminderLinkAnswerSchema } from '#contract/reminder'
import { api, withoutSession } from '@/shared/api'

/** Does what a link in a letter says, whoever is signed in here. @returns whether letters will come. */
export const followLink = async (token: string): Promise<boolean> =>
  (await (await api()).post('v3/reminders', { json: { token }, context: withoutSession }).json(reminderLinkAnswerSchema)).data.isOn

import * as v from 'valibot'
import { passwordChangeSchema, successAnswerSchema, type PasswordChange } from '#contract/auth'
import { api } from '@/shared/api'

/** The hashes of two passwords may wait for those of a whole class. */
const timeout = 20_000

/** Puts a password of the owner’s own in the place of the present one, or of a mailed one that has served. */
export async function changePassword(change: PasswordChange, signal: AbortSignal): Promise<void> {
  await (await api()).post('v3/user/password', { json: v.parse(passwordChangeSchema, change), signal, timeout }).json(successAnswerSchema)
}

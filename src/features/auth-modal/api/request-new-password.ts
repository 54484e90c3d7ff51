import * as v from 'valibot'
import { passwordResetSchema, successAnswerSchema, type PasswordReset } from '#contract/auth'
import { api } from '@/shared/api'

/** Asks the server to mail a new password; the answer is the same for an unknown address. */
export async function requestNewPassword(reset: PasswordReset, signal: AbortSignal): Promise<void> {
  await (await api()).post('v3/reset-password', { json: v.parse(passwordResetSchema, reset), signal }).json(successAnswerSchema)
}

import { consentSchema, leaveSchema, refreshSchema, sessionAnswerSchema, successAnswerSchema, type SessionAnswer } from '#contract/auth'
import { statisticAnswerSchema, userAnswerSchema, type User } from '#contract/user'
import { type Statistic } from '#domain/statistic'
import * as v from 'valibot'
import { api, credentialCheck, problemOf, unasked, unspoken, withoutSession } from '@/shared/api'

/** A new guest. */
export const logInAnonymously = async (): Promise<string> =>
  (await (await api()).post('v3/auth/anonymous', { context: withoutSession }).json(sessionAnswerSchema)).data.token

/** A fresh pair of tokens for a refresh token. Its refusal is no refusal of a bearer. */
export const refreshTokens = async (refreshToken: string): Promise<SessionAnswer['data']> => {
  const json = v.parse(refreshSchema, { refresh_token: refreshToken })
  return (
    await (await api()).post('v3/auth/refresh', { json, context: { ...withoutSession, ...credentialCheck } }).json(sessionAnswerSchema)
  ).data
}

/** Says which version of the terms the holder of a new account agreed to. */
export const giveConsent = async (version: string): Promise<void> => {
  const json = v.parse(consentSchema, { version })
  await (await api()).post('v3/user/consent', { json }).json(successAnswerSchema)
}

/** Ends a session that was left without a network, by the hash of one of its tokens. */
export const leave = async (token_hash: string): Promise<void> => {
  const json = v.parse(leaveSchema, { token_hash })
  await (await api()).post('v3/auth/leave', { json, context: { ...withoutSession, ...unasked } }).json(successAnswerSchema)
}

export const logOut = async (): Promise<void> => void (await (await api()).post('v3/user/logout'))

/** Tells whether the server still knows the guest: only its own refusal says no. Rejects where it does not say. */
export async function hasGuest(): Promise<boolean> {
  try {
    await (await api()).get('v3/user').json(userAnswerSchema)
    return true
  } catch (error) {
    const { status, detail } = problemOf(error)
    if (status === 401 && detail !== unspoken) return false
    throw error
  }
}

export type Account = { user: User; statistic: Statistic }

/** The signed-in pupil and their statistic, asked for side by side. */
export async function loadAccount(isUnasked = false): Promise<Account> {
  const client = await api()
  const options = isUnasked ? { context: unasked } : {}
  const [user, statistic] = await Promise.all([
    client.get('v3/user', options).json(userAnswerSchema),
    client.get('v3/user/v2-statistic', options).json(statisticAnswerSchema),
  ])
  return { user: user.data.user, statistic: statistic.data.statistic }
}

import * as v from 'valibot'
import { credentialsSchema, registrationSchema, sessionAnswerSchema, type Credentials, type Registration, type SessionAnswer } from '#contract/auth'
import { api, credentialCheck } from '@/shared/api'

export type Granted = SessionAnswer['data']

/** Signs in; a 401 means wrong credentials and reaches the caller. */
export const signIn = async (credentials: Credentials, signal: AbortSignal): Promise<Granted> => {
  const json = v.parse(credentialsSchema, credentials)
  return (await api().post('v3/login', { json, signal, context: credentialCheck }).json(sessionAnswerSchema)).data
}

/** Makes an account and signs in. */
export const signUp = async (registration: Registration, signal: AbortSignal): Promise<Granted> => {
  const json = v.parse(registrationSchema, registration)
  return (await api().post('v3/register', { json, signal, context: credentialCheck }).json(sessionAnswerSchema)).data
}

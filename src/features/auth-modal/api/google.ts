import * as v from 'valibot'
import { googleSignInSchema, sessionAnswerSchema } from '#contract/auth'
import { api, credentialCheck } from '@/shared/api'
import { silent, type Providers } from './provider'
import type { Granted, GuestToken } from './granted'

type Moment = {
  isNotDisplayed: () => boolean
  isSkippedMoment: () => boolean
  isDismissedMoment: () => boolean
  getDismissedReason?: () => string
}
type GoogleIdentity = {
  initialize: (options: { client_id: string; callback: (answer: { credential: string }) => void }) => void
  prompt: (listener: (moment: Moment) => void) => void
}

const identity = (): GoogleIdentity | undefined => (globalThis as { google?: { accounts?: { id?: GoogleIdentity } } }).google?.accounts?.id

/** Asks Google’s script, loaded with the page, for a credential. */
function askGoogle(key: string): Promise<string> {
  const google = identity()
  if (!google) return Promise.reject(silent('Google', 'the identity service is not loaded'))
  return new Promise((resolve, reject) => {
    google.initialize({ client_id: key, callback: ({ credential }) => resolve(credential) })
    google.prompt((moment) => {
      const isReturned = moment.isDismissedMoment() && moment.getDismissedReason?.() === 'credential_returned'
      if (!isReturned && (moment.isNotDisplayed() || moment.isSkippedMoment() || moment.isDismissedMoment()))
        reject(silent('Google', 'no credential was given'))
    })
  })
}

export async function signInWithGoogle({ google }: Providers, guest: GuestToken, signal: AbortSignal): Promise<Granted> {
  const json = v.parse(googleSignInSchema, { token: await askGoogle(google.key), ...guest })
  return (await (await api()).post('v3/auth/google', { json, signal, context: credentialCheck }).json(sessionAnswerSchema)).data
}

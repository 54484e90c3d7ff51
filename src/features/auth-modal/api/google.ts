import * as v from 'valibot'
import { googleSignInSchema, sessionAnswerSchema } from '#contract/auth'
import { api, credentialCheck } from '@/shared/api'
import { loadScript } from './load-script'
import { askNonce } from './nonce'
import { silent, type Providers } from './provider'
import type { Granted } from './granted'

/** Google is giving up the first of these questions. */
type Moment = {
  isNotDisplayed?: () => boolean
  isSkippedMoment: () => boolean
  isDismissedMoment: () => boolean
  getDismissedReason?: () => string
}
type GoogleIdentity = {
  initialize: (options: { client_id: string; nonce?: string; callback: (answer: { credential: string }) => void }) => void
  prompt: (listener: (moment: Moment) => void) => void
  cancel?: () => void
}

const identity = (): GoogleIdentity | undefined => (globalThis as { google?: { accounts?: { id?: GoogleIdentity } } }).google?.accounts?.id

/** Google’s script, which the dialog loads where a key is set; a press may come before it has arrived. */
async function identityService({ key, script }: Providers['google']): Promise<GoogleIdentity> {
  if (key !== '') await (identity() ?? loadScript(script).catch(() => undefined))
  const google = identity()
  if (!google) throw silent('Google', 'the identity service is not loaded')
  return google
}

/** Asks Google for a credential; giving up takes its question off the screen. */
async function askGoogle(provider: Providers['google'], signal: AbortSignal): Promise<string> {
  const google = await identityService(provider)
  const nonce = await askNonce(signal)
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => google.cancel?.(), { once: true })
    google.initialize({ client_id: provider.key, ...nonce, callback: ({ credential }) => resolve(credential) })
    google.prompt((moment) => {
      const isReturned = moment.isDismissedMoment() && moment.getDismissedReason?.() === 'credential_returned'
      if (!isReturned && (moment.isNotDisplayed?.() || moment.isSkippedMoment() || moment.isDismissedMoment()))
        reject(silent('Google', 'no credential was given'))
    })
  })
}

export async function signInWithGoogle({ google }: Providers, signal: AbortSignal): Promise<Granted> {
  return redeemGoogle(await askGoogle(google, signal), signal)
}

/** Exchanges Google’s ID token for a session. */
async function redeemGoogle(token: string, signal: AbortSignal): Promise<Granted> {
  const json = v.parse(googleSignInSchema, { token })
  return (await (await api()).post('v3/auth/google', { json, signal, context: credentialCheck }).json(sessionAnswerSchema)).data
}

import { isHTTPError } from 'ky'
import * as v from 'valibot'
import { credentialsSchema, registrationSchema, sessionAnswerSchema, type Credentials, type Registration } from '#contract/auth'
import { api, credentialCheck } from '@/shared/api'
import { redeemApple, signInWithApple } from './apple'
import { signInWithGoogle } from './google'
import type { Granted, GuestToken } from './granted'
import type { ProviderName, Providers } from './provider'

export { leaveForApple } from './apple'

/** A way into an account; `identity.redeem` brings the token with which Apple sent the visitor back. */
export type GrantRequest =
  | { type: 'credentials.submit'; credentials: Credentials }
  | { type: 'registration.submit'; registration: Registration }
  | { type: 'provider.choose'; provider: ProviderName }
  | { type: 'identity.redeem'; token: string }

/** A server that has turned the call away has done nothing: it is asked again when it says, before anybody is told. */
const whenBusy = {
  limit: 2,
  methods: ['post' as const],
  statusCodes: [503],
  afterStatusCodes: [503],
  retryOnTimeout: false,
  // A call whose answer was lost may have been heard: it is not made again.
  shouldRetry: ({ error }: { error: Error }) => (isHTTPError(error) ? undefined : false),
}
/** Where a whole class signs in at once, the hash of one password waits for those of the others. */
const longestHashMs = 20_000

/**
 * Gets a session in the way the pupil chose; a 401 means wrong credentials.
 * @param guest goes along with a registration.
 * @throws ProviderSilentError where Google or Apple gave nothing.
 */
export async function grantSession(request: GrantRequest, providers: Providers, guest: GuestToken, signal: AbortSignal): Promise<Granted> {
  const options = { signal, context: credentialCheck, retry: whenBusy, timeout: longestHashMs }
  switch (request.type) {
    case 'credentials.submit': {
      const json = v.parse(credentialsSchema, request.credentials)
      return (await (await api()).post('v3/login', { json, ...options }).json(sessionAnswerSchema)).data
    }
    case 'registration.submit': {
      const json = v.parse(registrationSchema, { ...request.registration, ...guest })
      return (await (await api()).post('v3/register', { json, ...options }).json(sessionAnswerSchema)).data
    }
    case 'provider.choose':
      return (request.provider === 'google' ? signInWithGoogle : signInWithApple)(providers, signal)
    case 'identity.redeem':
      return redeemApple(request.token, signal)
  }
}

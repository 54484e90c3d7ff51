import * as v from 'valibot'
import { appleSignInSchema, sessionAnswerSchema } from '#contract/auth'
import { api, credentialCheck } from '@/shared/api'
import { addresses } from '@/shared/routes'
import type { Granted, GuestToken } from './granted'
import { loadScript } from './load-script'
import { silent, type Providers } from './provider'

type AppleAuth = {
  init: (options: { clientId: string; scope: string; redirectURI: string; usePopup: boolean }) => void
  signIn: () => Promise<unknown>
}

const answerSchema = v.object({ authorization: v.object({ id_token: v.string() }) })
const claimsSchema = v.object({ sub: v.pipe(v.string(), v.minLength(1)) })

/** The subject of an identity token; the server checks the token itself. */
export function subjectOf(identityToken: string): string {
  const payload = (identityToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  return v.parse(v.pipe(v.string(), v.parseJson(), claimsSchema), atob(payload)).sub
}

async function askApple({ key, script }: Providers['apple']): Promise<string> {
  try {
    await loadScript(script)
    const apple = (globalThis as { AppleID?: { auth: AppleAuth } }).AppleID?.auth
    if (!apple) throw new Error('the script brought no AppleID')
    apple.init({
      clientId: key,
      scope: 'email name',
      redirectURI: new URL(addresses.authCallback.to(), location.origin).href,
      usePopup: true,
    })
    return v.parse(answerSchema, await apple.signIn()).authorization.id_token
  } catch (error) {
    throw silent('Apple', error)
  }
}

export async function signInWithApple({ apple }: Providers, guest: GuestToken, signal: AbortSignal): Promise<Granted> {
  const identity_token = await askApple(apple)
  const json = v.parse(appleSignInSchema, { external_user_id: subjectOf(identity_token), identity_token, ...guest })
  return (await (await api()).post('v3/auth/apple', { json, signal, context: credentialCheck }).json(sessionAnswerSchema)).data
}

import * as v from 'valibot'
import { appleSignInSchema, sessionAnswerSchema } from '#contract/auth'
import { api, credentialCheck } from '@/shared/api'
import { addresses } from '@/shared/routes'
import type { Granted } from './granted'
import { loadScript } from './load-script'
import { askNonce } from './nonce'
import { silent, type Providers } from './provider'

type Apple = Providers['apple']
type AppleAuth = {
  init: (options: { clientId: string; scope: string; redirectURI: string; usePopup: boolean; state?: string; nonce?: string }) => void
  signIn: () => Promise<unknown>
}

const answerSchema = v.object({ authorization: v.object({ id_token: v.string() }) })
const claimsSchema = v.object({ sub: v.pipe(v.string(), v.minLength(1)) })

/** The subject of an identity token; the server checks the token itself. */
export function subjectOf(identityToken: string): string {
  const payload = (identityToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  return v.parse(v.pipe(v.string(), v.parseJson(), claimsSchema), atob(payload)).sub
}

/** Apple’s script, loaded on the first press and set up for a popup or for leaving the page. */
async function appleAuth({ key, script }: Apple, way: { usePopup: boolean; state?: string; nonce?: string }): Promise<AppleAuth> {
  await loadScript(script)
  const apple = (globalThis as { AppleID?: { auth: AppleAuth } }).AppleID?.auth
  if (!apple) throw new Error('the script brought no AppleID')
  apple.init({ clientId: key, scope: 'email name', redirectURI: new URL(addresses.authCallback.to(), location.origin).href, ...way })
  return apple
}

async function askApple(provider: Apple, signal: AbortSignal): Promise<string> {
  const nonce = await askNonce(signal)
  try {
    const apple = await appleAuth(provider, { usePopup: true, ...nonce })
    return v.parse(answerSchema, await apple.signIn()).authorization.id_token
  } catch (error) {
    throw silent('Apple', error)
  }
}

export async function signInWithApple({ apple }: Providers, signal: AbortSignal): Promise<Granted> {
  return redeemApple(await askApple(apple, signal), signal)
}

/** Exchanges Apple’s identity token for a session. */
export async function redeemApple(identity_token: string, signal: AbortSignal): Promise<Granted> {
  const json = v.parse(appleSignInSchema, {
    external_user_id: readSubject(identity_token),
    identity_token,
  })
  return (await (await api()).post('v3/auth/apple', { json, signal, context: credentialCheck }).json(sessionAnswerSchema)).data
}

function readSubject(identityToken: string): string {
  try {
    return subjectOf(identityToken)
  } catch (error) {
    throw silent('Apple', error)
  }
}

/**
 * Leaves for Apple’s page where a popup is impossible; the answer comes to /auth/callback.
 * @throws ProviderSilentError when Apple’s script fails, and what the call for a nonce throws.
 */
export async function leaveForApple(provider: Apple, state: string, signal?: AbortSignal): Promise<void> {
  const nonce = await askNonce(signal)
  try {
    const apple = await appleAuth(provider, { usePopup: false, state, ...nonce })
    // Whoever was told that Apple does not answer is not carried off later.
    signal?.throwIfAborted()
    await apple.signIn()
  } catch (error) {
    throw silent('Apple', error)
  }
}

import type { PendingSignIn } from '@/features/auth-modal'

/** The answer that Apple sends back: a token to redeem, nothing but a window to close, or a reason to begin anew. */
export type Answer =
  | { kind: 'popup' }
  | { kind: 'token'; token: string; returnTo: string }
  | { kind: 'refused'; reason: 'cancelled' | 'used' | 'refused'; returnTo: string }

type Came = { query: string; hash: string; isPopup: boolean; pending: PendingSignIn | null }

/** Believes an answer only when it carries the `state` that this browser keeps for it. */
export function readAnswer({ query, hash, isPopup, pending }: Came): Answer {
  const parts = new URLSearchParams([...new URLSearchParams(query), ...new URLSearchParams(hash.replace(/^#/, ''))])
  const returnTo = pending?.returnTo ?? ''
  if (isPopup) return { kind: 'popup' }
  if (!pending || parts.get('state') !== pending.state) return { kind: 'refused', reason: 'used', returnTo }
  if (parts.has('error'))
    return { kind: 'refused', reason: parts.get('error') === 'user_cancelled_authorize' ? 'cancelled' : 'refused', returnTo }
  const token = parts.get('id_token')
  return token ? { kind: 'token', token, returnTo } : { kind: 'refused', reason: 'refused', returnTo }
}

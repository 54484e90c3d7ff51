import * as v from 'valibot'
import { Redirect, useSearchParams } from 'wouter'
import { useSessionState } from '@/entities/session'
import { isWebview, returnTarget } from '@/features/auth-modal'
import { addresses } from '@/shared/routes'
import { AppleBridge } from './apple-bridge'
import { GoogleBridge } from './google-bridge'
import { OpenInBrowser } from './open-in-browser'

const providerSchema = v.picklist(['google', 'apple'])
const bridges = { google: GoogleBridge, apple: AppleBridge }

/** `/social-auth?provider=&returnTo=`: sign-in with a provider where a popup is impossible, and the way out of browsers inside apps. */
export function SocialAuthPage() {
  const [query] = useSearchParams()
  const isSignedIn = useSessionState((snapshot) => snapshot.context.tokens.token !== null)
  const provider = v.safeParse(providerSchema, query.get('provider'))
  const returnTo = returnTarget(query.get('returnTo'))
  if (isSignedIn) return <Redirect to={returnTo} replace />
  if (!provider.success)
    return <Redirect to={`${addresses.auth.to()}?${new URLSearchParams({ reason: 'provider', returnTo }).toString()}`} replace />
  if (isWebview(navigator.userAgent, globalThis)) return <OpenInBrowser returnTo={returnTo} />
  const Bridge = bridges[provider.output]
  return <Bridge returnTo={returnTo} />
}

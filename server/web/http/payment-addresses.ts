import type { Context } from 'hono'
import type { Deps } from '../deps.ts'
import { siteOrigin } from './site-origin.ts'
import type { PaymentRow } from '../../money/payments/payment-row.ts'

/** Where the provider sends the payer back to, and reports to. Without `PUBLIC_URL` the first is the page that asked, by its `Origin`. */
export function addresses(
  c: Context,
  deps: Pick<Deps, 'publicUrl' | 'siteUrl'>,
  { id, giftToken }: PaymentRow,
): { resultUrl: string; serverUrl: string } {
  const here = siteOrigin(deps)
  const origin = c.req.header('origin') ?? ''
  const site = deps.publicUrl ?? (URL.canParse(origin) ? origin : here)
  const query = new URLSearchParams({ ...(giftToken === null ? { variant: 'own' } : { gift: giftToken }), payment: id })
  return {
    resultUrl: new URL(`/paywall?${query}`, site).href,
    serverUrl: new URL('/api/v3/payments/liqpay/callback', here).href,
  }
}

import { useLocation, useSearchParams } from 'wouter'
import { addresses, sameOriginPath } from '@/shared/routes'
import { Fault } from './fault'

/** `/error?from=…`: the retry leads back to where the fault happened, never round in a circle. */
export function ErrorPage() {
  const [, navigate] = useLocation()
  const [query] = useSearchParams()
  const from = sameOriginPath(query.get('from') ?? '')
  const target = addresses.error.pattern.test(from.replace(/[?#].*$/, '')) ? addresses.landing.to() : from
  return <Fault onRetry={() => navigate(target)} />
}

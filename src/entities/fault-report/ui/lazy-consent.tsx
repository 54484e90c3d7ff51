import { lazy } from '@/shared/lib/lazy'
import type { RecordingConsentProps } from './recording-consent'

const consent = lazy(() => import('./recording-consent'))

/** The question whether a recording may go along, once its code is here; a report can be sent without it at any time. */
export function LazyConsent(props: RecordingConsentProps) {
  const { code } = consent.use()
  return code && <code.RecordingConsent {...props} />
}

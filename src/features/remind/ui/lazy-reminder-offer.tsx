import { useSessionState } from '@/entities/session'
import { lazyPart } from '@/shared/lib/lazy'

const Offer = lazyPart(async () => (await import('./reminder-offer')).ReminderOffer, null, null)

/** The offer, for accounts alone; its code comes when it may be needed. */
export function LazyReminderOffer() {
  const isSignedIn = useSessionState((snapshot) => snapshot.context.tokens.token !== null)
  return isSignedIn && <Offer />
}

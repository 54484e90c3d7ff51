import { useSessionState } from '@/entities/session'
import { lazyPart } from '@/shared/lib/lazy'

const Offer = lazyPart<{ isAccount: boolean }>(async () => (await import('./reminder-offer')).ReminderOffer, null, null)

/** The offer; its code comes when it may be needed. */
export function LazyReminderOffer() {
  const isAccount = useSessionState((snapshot) => snapshot.context.tokens.token !== null)
  return <Offer isAccount={isAccount} />
}

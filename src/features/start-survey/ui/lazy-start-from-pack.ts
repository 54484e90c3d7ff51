import { laterPart } from '@/shared/lib/later'

/** Comes where the network does not: pages that have it need not load packs. */
export const StartFromPack = laterPart<{ subject: string }>(async () => (await import('./start-from-pack')).StartFromPack)

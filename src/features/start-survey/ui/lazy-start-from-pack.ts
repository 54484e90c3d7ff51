import { lazyPart } from '@/shared/lib/lazy'

/** Comes where the network does not: pages that have it need not load packs. */
export const StartFromPack = lazyPart<{ subject: string }>(async () => (await import('./start-from-pack')).StartFromPack)

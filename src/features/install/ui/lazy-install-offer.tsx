import { lazyPart } from '@/shared/lib/lazy'
import type { InstallOfferProps } from './install-offer'

/** The offer; its code comes after what the page is opened for. */
export const LazyInstallOffer = lazyPart<InstallOfferProps>(async () => (await import('./install-offer')).InstallOffer, null, null)

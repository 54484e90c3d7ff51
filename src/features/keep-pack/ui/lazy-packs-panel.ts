import { lazyPart } from '@/shared/ui/lazy-part'
import type { PacksPanelProps } from './packs-panel'

/** Comes after what the page is opened for. */
export const PacksPanel = lazyPart<PacksPanelProps>(async () => (await import('./packs-panel')).PacksPanel)

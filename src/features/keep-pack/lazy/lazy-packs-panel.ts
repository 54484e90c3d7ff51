import { lazyPart } from '@/shared/lib/lazy'
import type { PacksPanelProps } from '../ui/packs-panel'

/** Comes after what the page is opened for. */
export const PacksPanel = lazyPart<PacksPanelProps>(async () => (await import('../ui/packs-panel')).PacksPanel)

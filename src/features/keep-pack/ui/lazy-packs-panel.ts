import { laterPart } from '@/shared/lib/later'
import type { PacksPanelProps } from './packs-panel'

/** Comes after what the page is opened for. */
export const PacksPanel = laterPart<PacksPanelProps>(async () => (await import('./packs-panel')).PacksPanel)

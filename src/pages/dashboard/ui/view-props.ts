import type { Cards } from '../model/cards'

/** What each view of the dashboard is drawn from. */
export type ViewProps = Cards & { onSettings: () => void }

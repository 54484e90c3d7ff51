import type { Cards } from '../model/cards'

/** The properties that each view of the dashboard is drawn from. */
export type ViewProps = Cards & { onSettings: () => void }

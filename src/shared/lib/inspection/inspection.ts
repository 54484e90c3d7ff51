import type { InspectionEvent } from 'xstate'

export type Inspect = (event: InspectionEvent) => void

let inspect: Inspect | undefined

/** From now on actors that are started say everything that happens in them to `observer`. */
export function startInspection(observer: Inspect): void {
  inspect = observer
}

/** The options of a root actor: `{ inspect }` while the inspector is on, otherwise none. */
export const inspection = (): { inspect?: Inspect } => (inspect ? { inspect } : {})

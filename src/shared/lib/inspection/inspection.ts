import type { InspectionEvent } from 'xstate'

export type Inspect = (event: InspectionEvent) => void

let inspect: Inspect | undefined

/** From now on actors that are started say everything that happens in them to `observer`. */
export function startInspection(observer: Inspect): void {
  inspect = observer
}

/** What a root actor is started with: `{ inspect }` while somebody looks on, else nothing. */
export const inspection = (): { inspect?: Inspect } => (inspect ? { inspect } : {})

import type { InspectionEvent } from 'xstate'

/** As many as a report takes (`mostEvents`); the schema stays out of the first load. */
const most = 50
const names: string[] = []

/** Hears what the charts of this page are sent, and keeps the names of the latest events, never what they carry. */
export function noteEvent(inspected: InspectionEvent): void {
  if (inspected.type !== '@xstate.event') return
  names.push(nameOf('id' in inspected.actorRef ? String(inspected.actorRef.id) : '', inspected.event.type))
  if (names.length > most) names.shift()
}

/** The names of the latest events of this page, `session: token.refresh`, the latest at the end. They leave the device only with a report. */
export const recentEvents = (): string[] => [...names]

/** Ids that are made up for one visitor say nothing to a developer, and stay here. */
const nameOf = (chart: string, event: string): string =>
  `${chart}: ${event}`
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'id')
    .replaceAll(/[^\w.: -]/g, '-')
    .slice(0, 120)

import type { RequestLine } from './log.ts'
import type { Telemetry } from './telemetry.ts'

/** The listeners to requests and visits. */
export type Observing = {
  heard?: (line: RequestLine) => void
  traced?: Telemetry['trace']
  /** Hears the age of the oldest fact of a visit, in ms. */
  outboxTold?: (ms: number) => void
}

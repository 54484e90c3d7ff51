import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Gauges, Reading } from '../base/observe/metrics.ts'
import { hashesWaiting } from '../people/auth/password.ts'
import { kinds } from '../web/call-traits.ts'
import type { Lanes } from '../web/lanes.ts'

export const openGauges = (lanes: Lanes, summariesWaiting: () => number): Gauges => ({
  waiting: () => kinds.map((kind) => ({ value: lanes.depth(kind), labels: { kind } })),
  hashes_waiting: () => [{ value: hashesWaiting(), labels: {} }],
  summaries_waiting: () => [{ value: summariesWaiting(), labels: {} }],
})

/** The same with the delay of the event loop, which another library tells where it is asked by Prometheus. */
export function withLoopDelay(gauges: Gauges): Gauges & Record<'event_loop_delay_p99_seconds', () => Reading[]> {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  return {
    ...gauges,
    event_loop_delay_p99_seconds: () => {
      const value = delay.percentile(99) / 1e9
      delay.reset()
      return [{ value, labels: {} }]
    },
  }
}

import type { LogEntry } from '../model/recording.ts'
import { testSkeleton } from '../model/trace.ts'
import { saveFile } from './save-file.ts'

type EventLogProps = {
  log: readonly LogEntry[]
  chart: string | null
  past: number | null
  sought: string
  onPick: (number: number | null) => void
}

const time = (at: number) => new Date(at).toISOString().slice(11, 23)

/** Lists events, newest first; events that no state answered are marked. Choosing one shows the chart as it stood after it. */
export function EventLog({ log, chart, past, sought, onPick }: EventLogProps) {
  const shown = log.filter(({ type, name }) => `${type} ${name}`.toLowerCase().includes(sought.toLowerCase())).toReversed()
  return (
    <section aria-labelledby="events">
      <h2 id="events">Події</h2>
      <button
        type="button"
        disabled={chart === null || log.length === 0}
        onClick={() => chart !== null && saveFile(new File([testSkeleton(chart, log)], `${chart}.test.ts`, { type: 'text/plain' }))}
      >
        Зберегти як основу тесту
      </button>
      <ol reversed>
        {shown.map(({ number, at, type, from, name, took }) => (
          <li key={number}>
            <button type="button" aria-current={number === past} onClick={() => onPick(number === past ? null : number)}>
              <b>{type}</b> {from} → {name} <time>{time(at)}</time>{' '}
              {took.length === 0 && type !== 'xstate.init' && <em>нічого не сталося</em>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

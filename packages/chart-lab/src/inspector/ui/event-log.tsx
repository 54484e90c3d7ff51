import { useState } from 'react'
import type { Feed, LogEntry } from '../model/observed.ts'
import { isUnanswered } from '../model/sequence.ts'
import { testSkeleton } from '../model/trace.ts'
import { saveFile } from './save-file.ts'
import { usePanelText } from './panel-text.ts'

type EventLogProps = {
  feed: Feed
  /** Of the chosen actor, and of everybody. */
  own: readonly LogEntry[] | null
  log: readonly LogEntry[]
  chart: string | null
  moment: number | null
  onPick: (entry: LogEntry | null) => void
}

const page = 100
const time = (at: number) => new Date(at).toISOString().slice(11, 23)

/** Lists events, newest first; events that no state answered are marked. Choosing one shows the chart as it stood after it. */
export function EventLog({ feed, own, log, chart, moment, onPick }: EventLogProps) {
  const panelText = usePanelText()
  const [isOfAll, setOfAll] = useState(false)
  const [shown, show] = useState(page)
  const events = isOfAll ? log : (own ?? log)
  const save = async (name: string) =>
    saveFile(new File([await testSkeleton(name, own ?? log, feed)], `${name}.test.ts`, { type: 'text/plain' }))
  return (
    <section aria-labelledby="events">
      <h2 id="events">{panelText.events}</h2>
      <p data-part="steps">
        <button type="button" disabled={chart === null || events.length === 0} onClick={() => void (chart !== null && save(chart))}>
          {panelText.saveTest}
        </button>
        {own && (
          <label data-part="choice">
            <input type="checkbox" checked={isOfAll} onChange={({ target }) => setOfAll(target.checked)} /> {panelText.everybody}
          </label>
        )}
      </p>
      <ol reversed>
        {events
          .slice(-shown)
          .toReversed()
          .map((entry) => (
            <li key={entry.number}>
              <button type="button" aria-current={entry.number === moment} onClick={() => onPick(entry.number === moment ? null : entry)}>
                <b>{entry.type}</b>{' '}
                <small>
                  {entry.from ?? panelText.outside} → {entry.name} · <time>{time(entry.at)}</time>
                </small>{' '}
                {isUnanswered(entry) && <em>{panelText.nothingAnswered}</em>}
              </button>
            </li>
          ))}
      </ol>
      {events.length > shown && (
        <button type="button" onClick={() => show(shown + page)}>
          {panelText.older(events.length - shown)}
        </button>
      )}
    </section>
  )
}

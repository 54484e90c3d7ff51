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

const page = 40
const kinds = ['all', 'events', 'own', 'unanswered', 'actions', 'facts'] as const
type LogKind = (typeof kinds)[number]

function isOfKind(entry: LogEntry, kind: LogKind): boolean {
  if (kind === 'events') return !entry.type.startsWith('xstate.')
  if (kind === 'own') return entry.type.startsWith('xstate.')
  if (kind === 'unanswered') return isUnanswered(entry)
  if (kind === 'actions' || kind === 'facts') return entry.did.some((deed) => `${deed.kind}s` === kind)
  return true
}
const time = (at: number) => new Date(at).toISOString().slice(11, 23)

/** Lists events, newest first; events that no state answered are marked. Choosing one shows the chart as it stood after it. */
export function EventLog({ feed, own, log, chart, moment, onPick }: EventLogProps) {
  const panelText = usePanelText()
  const [isOfAll, setOfAll] = useState(false)
  const [shown, show] = useState(page)
  const [kind, setKind] = useState<LogKind>('all')
  const [name, setName] = useState('')
  const among = isOfAll ? log : (own ?? log)
  const names = [...new Set(among.map((entry) => entry.name))].toSorted()
  const events = among.filter((entry) => isOfKind(entry, kind) && (name === '' || entry.name === name || !names.includes(name)))
  const save = async (chartName: string) =>
    saveFile(new File([await testSkeleton(chartName, own ?? log, feed)], `${chartName}.test.ts`, { type: 'text/plain' }))
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
      <p data-part="steps">
        <select aria-label={panelText.kind} value={kind} onChange={({ target }) => setKind(target.value as LogKind)}>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {panelText.logKinds[each]}
            </option>
          ))}
        </select>
        {names.length > 1 && (
          <select aria-label={panelText.actor} value={names.includes(name) ? name : ''} onChange={({ target }) => setName(target.value)}>
            <option value="">{panelText.everybody}</option>
            {names.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
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
                {entry.via !== null && <small data-part="deed"> ⇐ {entry.via}</small>}
                {entry.did.map(({ kind: what, type }, index) => (
                  <span key={`${type} ${index}`} data-part="deed" data-kind={what}>
                    {what === 'fact' ? '⇢' : '/'} {type}
                  </span>
                ))}
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

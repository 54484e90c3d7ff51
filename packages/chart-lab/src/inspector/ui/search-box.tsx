import { useEffect, useState } from 'react'
import type { Chart } from '../../chart/read-chart.ts'
import type { Feed, Observed } from '../model/observed.ts'
import { searchIn, type Found } from '../model/search.ts'
import { usePanelText } from './panel-text.ts'

type SearchBoxProps = {
  feed: Feed
  charts: ReadonlyMap<string, Chart>
  observed: Observed
  sought: string
  onSeek: (query: string) => void
  onPick: (found: Found) => void
}

/** One search over actors, states of all charts, and events with what they carried; a press goes there. */
export function SearchBox({ feed, charts, observed, sought, onSeek, onPick }: SearchBoxProps) {
  const panelText = usePanelText()
  const [inside, setInside] = useState<readonly number[]>([])
  const newest = observed.log.at(-1)?.number
  useEffect(() => {
    if (sought.trim() === '') return undefined
    let isCurrent = true
    const pause = setTimeout(() => {
      const look = async () => {
        const found = await feed.find(sought.trim())
        if (isCurrent) setInside(found)
      }
      void look()
    }, 150)
    return () => {
      isCurrent = false
      clearTimeout(pause)
    }
  }, [feed, sought, newest])
  const found = searchIn(sought, charts.values(), observed, inside)
  const pick = (each: Found) => {
    onSeek('')
    onPick(each)
  }
  return (
    <div data-part="search">
      <label>
        {panelText.search}
        <input
          type="search"
          value={sought}
          onChange={({ target }) => onSeek(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && onSeek('')}
        />
      </label>
      {sought.trim() !== '' && (
        <ul aria-label={panelText.found} aria-live="polite">
          {found.length === 0 && <li>{panelText.foundNothing}</li>}
          {found.map((each) => (
            <li key={keyOf(each)}>
              <button type="button" onClick={() => pick(each)}>
                {lineOf(each, panelText.inside)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const keyOf = (found: Found) =>
  found.kind === 'actor' ? found.actor.id : found.kind === 'state' ? `state ${found.state}` : String(found.entry.number)

function lineOf(found: Found, inside: string) {
  if (found.kind === 'state')
    return (
      <>
        ▢ {found.state} <small>{found.chart}</small>
      </>
    )
  if (found.kind === 'actor')
    return (
      <>
        ● {found.actor.name} <small>{found.actor.src}</small>
      </>
    )
  const { number, type, name } = found.entry
  return (
    <>
      → {type}{' '}
      <small>
        № {number} · {name}
        {found.isInside && ` · ${inside}`}
      </small>
    </>
  )
}

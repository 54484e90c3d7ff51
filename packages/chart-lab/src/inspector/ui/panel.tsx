import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { AnyStateMachine } from 'xstate'
import { readChart, type Chart } from '../../chart/read-chart.ts'
import type { Forms } from '../../forms/form.ts'
import { placeIn, searchOf, type Place } from '../model/place.ts'
import type { ActorRecord, Feed } from '../model/recording.ts'
import type { Found } from '../model/search.ts'
import type { Tabs } from '../model/side-window.ts'
import { ActorTree } from './actor-tree.tsx'
import { ChartView } from './chart-view.tsx'
import { EventLog } from './event-log.tsx'
import { Gallery } from './gallery.tsx'
import { Inside } from './inside.tsx'
import { SearchBox } from './search-box.tsx'
import { Sender } from './sender.tsx'
import { TabPicker } from './tab-picker.tsx'
import { english, Words, type PanelWords } from './words.ts'
import './panel.css'
import './drawing.css'
import './values.css'
import './parts.css'

export type PanelProps = {
  feed: Feed | Tabs
  /** The charts of the application; those that do not run can be looked at, too. */
  machines: readonly AnyStateMachine[]
  /** What the events of each chart carry; without them every event is sent bare. */
  forms?: Forms
  /** Opens the panel in a window of its own; left out where it stands in one. */
  onOpenBeside?: (() => void) | undefined
  words?: PanelWords
}

/** The charts of an application at work: who is there, where each stands, what happened, and what may happen next. */
export function Panel({ feed, machines, forms = {}, onOpenBeside, words = english }: PanelProps) {
  const charts: ReadonlyMap<string, Chart> = useMemo(() => new Map(machines.map((machine) => [machine.id, readChart(machine)])), [machines])
  const recording = useSyncExternalStore(feed.subscribe, feed.read)
  const { actors, log } = recording
  const [place, setPlace] = useState<Place>(() => placeIn(location.search))
  const [sought, seek] = useState('')
  const [wanted, want] = useState('')
  useEffect(() => history.replaceState(history.state, '', location.pathname + searchOf(place, location.search)), [place])

  const moment = log.find(({ number }) => number === place.moment)
  const actor = actorOf(place, actors, moment?.actor)
  const chart = charts.get(actor ? (actor.chart ?? '') : (place.chart ?? ''))
  const machine = machines.find(({ id }) => id === chart?.id)
  const id = actor?.id
  const own = useMemo(() => log.filter((entry) => entry.actor === id), [log, id])
  const shown = moment ?? actor
  const go = (to: Partial<Place>) => {
    want('')
    setPlace({ ...place, actor: null, chart: null, state: null, moment: null, ...to })
  }
  const goToActor = (to: string) => go({ actor: to, chart: actors.find((each) => each.id === to)?.chart ?? null })
  const goToMoment = (to: number | null) => actor && go({ actor: actor.id, chart: actor.chart, moment: to })
  const step = (by: number) =>
    goToMoment(own[own.findIndex(({ number }) => number === (moment ?? own.at(-1))?.number) + by]?.number ?? null)
  /** An event that carries something is filled in first. */
  const press = (type: string) => {
    const form = forms[chart?.id ?? '']?.[type] ?? {}
    if (actor && Object.values(form).every(({ isOptional }) => isOptional)) void feed.send(actor.id, { type })
    else want(type)
  }
  const goToFound = (found: Found) => {
    if (found.kind === 'actor') goToActor(found.actor.id)
    else if (found.kind === 'event') go({ actor: found.entry.actor, chart: found.entry.chart, moment: found.entry.number })
    else go({ chart: found.chart, state: found.state, actor: actors.find((each) => each.chart === found.chart)?.id ?? null })
  }
  return (
    <Words value={words}>
      <div className="chart-lab">
        <header>
          <h1>{words.title}</h1>
          <SearchBox feed={feed} charts={charts} recording={recording} sought={sought} onSeek={seek} onPick={goToFound} />
          {'tabs' in feed && <TabPicker feed={feed} />}
          {onOpenBeside && (
            <button type="button" onClick={onOpenBeside}>
              {words.openBeside}
            </button>
          )}
        </header>
        <nav aria-label={words.actorsAndCharts}>
          <h2>{words.running}</h2>
          <ActorTree actors={actors} picked={actor?.id ?? null} onPick={goToActor} />
          <h2>{words.allCharts}</h2>
          <Gallery charts={charts} picked={actor ? null : (chart?.id ?? null)} onPick={(to) => go({ chart: to })} />
        </nav>
        <main tabIndex={-1}>
          {chart && machine ? (
            <ChartView
              key={chart.id}
              chart={chart}
              machine={machine}
              active={shown?.active ?? none}
              last={(moment ? moment.took : actor?.last) ?? none}
              taken={actor?.taken ?? none}
              sought={sought}
              state={place.state}
              onSend={actor && !moment ? press : null}
              onPickState={(state) => setPlace({ ...place, chart: chart.id, state })}
            />
          ) : (
            <p data-part="empty">{actor ? words.noChart : words.pickChart}</p>
          )}
        </main>
        <aside>
          {actor && chart && (
            <Sender
              key={`sender ${actor.id}`}
              chart={chart}
              forms={forms[chart.id] ?? {}}
              active={actor.active}
              wanted={wanted}
              onWant={want}
              onSend={(event) => feed.send(actor.id, event)}
            />
          )}
          {actor && shown && (
            <Inside
              key={actor.id}
              feed={feed}
              actor={actor.id}
              value={shown.value}
              moment={moment?.number ?? null}
              sign={actor}
              onStep={step}
              onLive={() => goToMoment(null)}
            />
          )}
          <EventLog
            feed={feed}
            own={actor ? own : null}
            log={log}
            chart={chart?.id ?? null}
            moment={moment?.number ?? null}
            onPick={(entry) => (entry ? go({ actor: entry.actor, chart: entry.chart, moment: entry.number }) : goToMoment(null))}
          />
        </aside>
      </div>
    </Words>
  )
}

const none: readonly string[] = []

/** The chosen actor, or after a reload another of the same chart; without one that of the chosen event; else the first with a chart. */
function actorOf(place: Place, actors: readonly ActorRecord[], ofMoment: string | undefined) {
  const wanted = actors.find(({ id }) => id === (place.actor ?? ofMoment))
  if (wanted || place.actor === null) return wanted ?? (place.chart === null ? actors.find(({ chart }) => chart !== null) : undefined)
  return actors.find(({ chart }) => chart === place.chart)
}

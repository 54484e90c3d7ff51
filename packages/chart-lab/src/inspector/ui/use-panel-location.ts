import { useEffect, useState } from 'react'
import { locationIn, searchOf, type PanelLocation, type View } from '../model/panel-location.ts'
import type { ActorRecord, LogEntry, Observed } from '../model/observed.ts'
import type { Found } from '../model/search.ts'

export type Ways = {
  toActor: (id: string) => void
  toChart: (id: string) => void
  toState: (id: string) => void
  toEvent: (entry: LogEntry) => void
  toFound: (found: Found) => void
  toView: (view: View) => void
  /** Back to how the chosen actor stands now. */
  toNow: () => void
}

/** Keeps what is shown in the address, and says which actor and which event that is. */
export function usePanelLocation({ actors, log }: Observed) {
  const [shown, setShown] = useState<PanelLocation>(() => locationIn(location.search))
  useEffect(() => history.replaceState(history.state, '', location.pathname + searchOf(shown, location.search)), [shown])
  const moment = log.find(({ number }) => number === shown.moment)
  const actor = actorOf(shown, actors, moment?.actor)
  const go = (to: Partial<PanelLocation>) => setShown({ ...shown, actor: null, chart: null, state: null, moment: null, ...to })
  const toActor = (id: string) => go({ actor: id, chart: actors.find((each) => each.id === id)?.chart ?? null })
  const toEvent = (entry: LogEntry) => go({ actor: entry.actor, chart: entry.chart, moment: entry.number })
  const ways: Ways = {
    toActor,
    toEvent,
    toChart: (id) => go({ chart: id }),
    toState: (id) => setShown({ ...shown, chart: id.split('.')[0] ?? null, state: id }),
    toView: (view) => setShown({ ...shown, view }),
    toNow: () => actor && toActor(actor.id),
    toFound: (found) => {
      if (found.kind === 'actor') toActor(found.actor.id)
      else if (found.kind === 'event') toEvent(found.entry)
      else
        go({ chart: found.chart, state: found.state, actor: actors.find((each) => each.chart === found.chart)?.id ?? null, view: 'chart' })
    },
  }
  return { shown, actor, moment, ways }
}

/** The chosen actor, or after a reload another of the same chart; without one that of the chosen event, or one at work on the chosen chart; else the first with a chart. */
function actorOf(shown: PanelLocation, actors: readonly ActorRecord[], ofMoment: string | undefined) {
  const wanted = actors.find(({ id }) => id === (shown.actor ?? ofMoment))
  if (wanted || shown.actor === null)
    return wanted ?? actors.find(({ chart }) => (shown.chart === null ? chart !== null : chart === shown.chart))
  return actors.find(({ chart }) => chart === shown.chart)
}

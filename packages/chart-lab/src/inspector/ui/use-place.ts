import { useEffect, useState } from 'react'
import { placeIn, searchOf, type Place, type View } from '../model/place.ts'
import type { ActorRecord, LogEntry, Recording } from '../model/recording.ts'
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
export function usePlace({ actors, log }: Recording) {
  const [place, setPlace] = useState<Place>(() => placeIn(location.search))
  useEffect(() => history.replaceState(history.state, '', location.pathname + searchOf(place, location.search)), [place])
  const moment = log.find(({ number }) => number === place.moment)
  const actor = actorOf(place, actors, moment?.actor)
  const go = (to: Partial<Place>) => setPlace({ ...place, actor: null, chart: null, state: null, moment: null, ...to })
  const toActor = (id: string) => go({ actor: id, chart: actors.find((each) => each.id === id)?.chart ?? null })
  const toEvent = (entry: LogEntry) => go({ actor: entry.actor, chart: entry.chart, moment: entry.number })
  const ways: Ways = {
    toActor,
    toEvent,
    toChart: (id) => go({ chart: id }),
    toState: (id) => setPlace({ ...place, chart: id.split('.')[0] ?? null, state: id }),
    toView: (view) => setPlace({ ...place, view }),
    toNow: () => actor && toActor(actor.id),
    toFound: (found) => {
      if (found.kind === 'actor') toActor(found.actor.id)
      else if (found.kind === 'event') toEvent(found.entry)
      else
        go({ chart: found.chart, state: found.state, actor: actors.find((each) => each.chart === found.chart)?.id ?? null, view: 'chart' })
    },
  }
  return { place, actor, moment, ways }
}

/** The chosen actor, or after a reload another of the same chart; without one that of the chosen event, or one at work on the chosen chart; else the first with a chart. */
function actorOf(place: Place, actors: readonly ActorRecord[], ofMoment: string | undefined) {
  const wanted = actors.find(({ id }) => id === (place.actor ?? ofMoment))
  if (wanted || place.actor === null)
    return wanted ?? actors.find(({ chart }) => (place.chart === null ? chart !== null : chart === place.chart))
  return actors.find(({ chart }) => chart === place.chart)
}

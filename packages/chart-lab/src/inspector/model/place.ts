/** The part of a panel that its address holds, so that a link leads back to it: a chart, an actor, a state, the number of an event, a view. */
export type Place = { chart: string | null; actor: string | null; state: string | null; moment: number | null; view: View }
export type View = 'chart' | 'sequence' | 'coverage' | 'tape'

const views: readonly string[] = ['chart', 'sequence', 'coverage', 'tape'] satisfies View[]

export function placeIn(search: string): Place {
  const query = new URLSearchParams(search)
  const moment = Number(query.get('moment'))
  const view = query.get('view') ?? ''
  return {
    chart: query.get('chart'),
    actor: query.get('actor'),
    state: query.get('state'),
    moment: Number.isInteger(moment) && moment > 0 ? moment : null,
    view: views.includes(view) ? (view as View) : 'chart',
  }
}

/** The query of a place; what else stands in the query stays. */
export function searchOf(place: Place, search: string): string {
  const query = new URLSearchParams(search)
  for (const name of ['chart', 'actor', 'state', 'moment', 'view'] as const) {
    const value = place[name]
    if (value === null || value === 'chart') query.delete(name)
    else query.set(name, String(value))
  }
  const text = query.toString().replaceAll(/=(?=&|$)/g, '')
  return text === '' ? '' : `?${text}`
}

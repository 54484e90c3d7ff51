/** What of a panel stands in its address, so that a link leads back to it: a chart, an actor, a state, an event by its number, a view. */
export type Place = { chart: string | null; actor: string | null; state: string | null; moment: number | null; view: View }
export type View = 'chart' | 'sequence' | 'coverage'

const views: readonly string[] = ['chart', 'sequence', 'coverage'] satisfies View[]

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

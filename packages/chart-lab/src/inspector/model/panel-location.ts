/** The part of a panel that its address holds, so that a link leads back to it: a chart, an actor, a state, the number of an event, a view. */
export type PanelLocation = { chart: string | null; actor: string | null; state: string | null; moment: number | null; view: View }
export type View = 'chart' | 'sequence' | 'coverage' | 'tape'

const views: readonly string[] = ['chart', 'sequence', 'coverage', 'tape'] satisfies View[]

export function locationIn(search: string): PanelLocation {
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

/** The query of a location; what else stands in the query stays. */
export function searchOf(shown: PanelLocation, search: string): string {
  const query = new URLSearchParams(search)
  for (const name of ['chart', 'actor', 'state', 'moment', 'view'] as const) {
    const value = shown[name]
    if (value === null || value === 'chart') query.delete(name)
    else query.set(name, String(value))
  }
  const text = query.toString().replaceAll(/=(?=&|$)/g, '')
  return text === '' ? '' : `?${text}`
}

import { linkedTask } from './review-filter'

/** The view that the rest of the address of a result asks for. */
export type Tail = { view: 'result' } | { view: 'review'; linked: number | null } | { view: 'compare'; other: string }

/** @param rest what follows the id of the survey, with its slash. @returns null where there is no such view. */
export function readTail(rest: string | undefined): Tail | null {
  if (rest === undefined) return { view: 'result' }
  if (rest === '/review') return { view: 'review', linked: null }
  const linked = linkedTask(rest)
  if (linked !== null) return { view: 'review', linked }
  const other = /^\/compare-(.+)$/.exec(rest)?.[1]
  return other === undefined ? null : { view: 'compare', other }
}

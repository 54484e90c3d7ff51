import type { AroundNavHandler } from 'wouter'

/** How far each entry of the history was scrolled when it was left. */
const positions = new Map<string, number>()
const visit = Date.now().toString(36)
let count = 0
let returning: { to: number | undefined } | null = null

/** The page that was opened by itself is the one entry without a name. */
const nameOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'string' ? state.entry : ''

const keep = () => void positions.set(nameOf(history.state), scrollY)

/** Names each entry that the site adds to the history and keeps how far the one it leaves was scrolled. */
export const namedEntries =
  (around: AroundNavHandler): AroundNavHandler =>
  (navigate, to, options) => {
    keep()
    returning = null
    const entry = options?.replace ? nameOf(history.state) : `${visit}-${(count += 1)}`
    around(navigate, to, { ...options, state: { ...(options?.state as object | null | undefined), entry } })
  }

/** Hears of the ways back and forward before the page is drawn anew by them. @returns ends it. */
export function followHistory(): () => void {
  const onReturn = ({ state }: PopStateEvent) => void (returning = { to: positions.get(nameOf(state)) })
  addEventListener('popstate', onReturn, true)
  addEventListener('scroll', keep, { passive: true })
  return () => {
    removeEventListener('popstate', onReturn, true)
    removeEventListener('scroll', keep)
  }
}

/** Set where the visitor came by a way back or forward; `to` is how far that page had been scrolled, where it is known. */
export const returningTo = (): { to: number | undefined } | null => returning

import type { RouteName } from '#contract/route-names'
import { whenQuiet } from './when-quiet'

/** `share` of the visits tell how fast they were; `oldest` is when the oldest fact that waits for the server was stated, null where none waits. */
export type Field = { share: number; address: string; build: string; route: RouteName | undefined; oldest: () => Promise<number | null> }

/** Has this visit measured and told, if the lot falls on it and a person makes it. What measures comes when the page is quiet; without it nothing is told. */
export function startField(field: Field, { random, whenQuiet: wait } = { random: Math.random, whenQuiet }): void {
  if (field.route === undefined || navigator.webdriver || random() >= field.share) return
  wait(() => void import('./watch-visit').then(({ watchVisit }) => watchVisit(field)).catch(() => undefined))
}

import type { Field } from './field'
import { whenQuiet } from './when-quiet'

/** Has this visit measured and told, if the lot falls on it and a person makes it. What measures comes when the page is quiet; without it nothing is told. */
export function startField(field: Field, { random, whenQuiet: wait } = { random: Math.random, whenQuiet }): void {
  if (field.route === undefined || navigator.webdriver || random() >= field.share) return
  wait(() => void import('./watch-visit').then(({ watchVisit }) => watchVisit(field)).catch(() => undefined))
}

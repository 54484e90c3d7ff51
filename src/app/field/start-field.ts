import type { Field } from './watch-visit'

/** Has this visit measured and told, if the lot falls on it and a person makes it. What measures comes when the page is quiet; without it nothing is told. */
export function startField(field: Field, { random, whenQuiet: wait } = { random: Math.random, whenQuiet }): void {
  if (field.route === undefined || navigator.webdriver || random() >= field.share) return
  wait(() => void import('./watch-visit').then(({ watchVisit }) => watchVisit(field)).catch(() => undefined))
}

/** Runs `work` once the page has loaded and the browser has nothing better to do. */
function whenQuiet(work: () => void): void {
  const wait = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(() => work()) : setTimeout(work, 2000))
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

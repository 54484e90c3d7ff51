import type { WatchedVisit } from './watch-visit'

/**
 * Measures this visit if it is one of the share that is measured and a person makes it. The code comes when the page is quiet; where it
 * does not come, nothing is told.
 */
export function startWebVitals(field: WatchedVisit, { random, whenQuiet: wait } = { random: Math.random, whenQuiet }): void {
  if (field.route === undefined || navigator.webdriver || random() >= field.share) return
  wait(() => void import('./watch-visit').then(({ watchVisit }) => watchVisit(field)).catch(() => undefined))
}

/** Runs `work` once the page has loaded and the browser has nothing better to do. */
function whenQuiet(work: () => void): void {
  const wait = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(() => work()) : setTimeout(work, 2000))
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

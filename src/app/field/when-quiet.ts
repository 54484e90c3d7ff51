/** Runs `work` once the page has loaded and the browser has nothing better to do. */
export function whenQuiet(work: () => void): void {
  const later = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(() => work()) : setTimeout(work, 2000))
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}

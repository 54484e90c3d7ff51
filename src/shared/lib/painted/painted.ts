/** Resolves once the page has been painted; at once where the browser does not tell. A page that nobody looks at is not painted. */
export function painted(): Promise<void> {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
  })
}

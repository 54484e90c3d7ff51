/** A section counts as read when its end has stood on the screen for so long. */
const dwell = 2000

/** Watches the ends of sections (`{id}-end`). @returns how to stop. */
export function watchReading(sections: readonly string[], onRead: (section: string) => void, wait = dwell): () => void {
  if (!('IntersectionObserver' in globalThis)) return () => undefined
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  const leave = (end: Element) => clearTimeout(timers.get(end))
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      leave(target)
      if (!isIntersecting) continue
      const read = () => {
        observer.unobserve(target)
        onRead(target.id.replace(/-end$/, ''))
      }
      timers.set(target, setTimeout(read, wait))
    }
  })
  for (const section of sections) {
    const end = document.getElementById(`${section}-end`)
    if (end) observer.observe(end)
  }
  return () => {
    observer.disconnect()
    timers.forEach((timer) => clearTimeout(timer))
  }
}

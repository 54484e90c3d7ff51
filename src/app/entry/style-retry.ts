const longest = 60_000

/**
 * A stylesheet that could not be fetched is asked for again, ever more rarely, until it is here: the code that it belongs to
 * asks once, and a second try of that code would come undressed.
 */
export function retryStyles(): void {
  const again = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    const wait = Number(target.dataset.wait ?? 1000)
    const next = target.cloneNode() as HTMLLinkElement
    next.dataset.wait = String(Math.min(longest, wait * 2))
    setTimeout(() => target.replaceWith(next), wait)
  }
  // The failure of a file does not bubble.
  addEventListener('error', again, { capture: true })
}

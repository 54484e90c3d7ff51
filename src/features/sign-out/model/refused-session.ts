const listeners = new Set<() => void>()
let refused: string | null = null

/** Notes whose session the server has ended until a page asks about what waits of it: the page may be drawn after the session has ended. */
export function noteRefused(owner: string): void {
  refused = owner
  for (const tell of listeners) tell()
}

/** The owner whose session ended before anybody was asked; null without one. */
export function takeRefused(): string | null {
  const owner = refused
  refused = null
  return owner
}

/** Calls `tell` whenever an owner is noted. @returns what ends that. */
export function onRefused(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

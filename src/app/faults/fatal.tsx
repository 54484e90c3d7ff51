import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let fatal: { error: unknown } | null = null

/** The page can no longer work: the error page takes its place. */
export function breakDown(error: unknown): void {
  fatal ??= { error }
  for (const notify of listeners) notify()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const read = () => fatal

/** Lets the boundary around it show the error page for what broke outside of drawing. */
export function Fatal() {
  const found = useSyncExternalStore(subscribe, read, () => null)
  if (found) throw found.error
  return null
}

export type Toast = { severity: 'error' | 'success' | 'info'; title: string; detail?: string }

const waiting: Toast[] = []
const listeners = new Set<() => void>()
let deliver: ((toast: Toast) => void) | undefined
const echoMs = 1000
const saidAt = new Map<string, number>()
let hasCome = false

/**
 * Shows a short message in the corner for five seconds. May be called from anywhere, before React has started too.
 * The same words within a second are said once: calls that fail together fail of one cause.
 */
export function showToast(toast: Toast): void {
  if (isEcho(toast, Date.now())) return
  hasCome = true
  if (deliver) deliver(toast)
  else waiting.push(toast)
  for (const notify of listeners) notify()
}

function isEcho({ severity, title, detail }: Toast, now: number): boolean {
  const words = JSON.stringify([severity, title, detail])
  const isEchoing = now - (saidAt.get(words) ?? -Infinity) < echoMs
  if (!isEchoing) saidAt.set(words, now)
  return isEchoing
}

/** Whoever shows toasts takes those that waited and all that follow. */
export function takeToasts(receiver: (toast: Toast) => void): void {
  deliver = receiver
  for (const toast of waiting.splice(0)) receiver(toast)
}

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const hasToasts = (): boolean => hasCome

/** Milliseconds for which a toast stays. */
export const toastLifetimeMs = 5000

export type Toast = { severity: 'error' | 'success' | 'info'; title: string; detail?: string }

/** Puts a toast on the screen; `onGone` is called once it has left it. */
type Receiver = (toast: Toast, onGone: () => void) => void

const waiting: Toast[] = []
const listeners = new Set<() => void>()
let deliver: Receiver | undefined
const standing = new Set<string>()
let hasCome = false

const wordsOf = ({ severity, title, detail }: Toast): string => JSON.stringify([severity, title, detail])

/**
 * Shows a short message in the corner for five seconds. May be called from anywhere, before React has started too.
 * A message that is still shown is not repeated.
 */
export function showToast(toast: Toast): void {
  const words = wordsOf(toast)
  if (standing.has(words)) return
  standing.add(words)
  hasCome = true
  if (deliver) handOver(toast, deliver)
  else waiting.push(toast)
  for (const notify of listeners) notify()
}

const handOver = (toast: Toast, receiver: Receiver): void => receiver(toast, () => standing.delete(wordsOf(toast)))

/** Gives `receiver` the toasts that wait and all that follow. @returns stops that, and counts the toasts on show as gone. */
export function takeToasts(receiver: Receiver): () => void {
  deliver = receiver
  for (const toast of waiting.splice(0)) handOver(toast, receiver)
  return () => {
    if (deliver !== receiver) return
    deliver = undefined
    standing.clear()
  }
}

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const hasToasts = (): boolean => hasCome

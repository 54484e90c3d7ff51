/** Milliseconds for which a toast stays. */
export const toastLifetimeMs = 5000

/** `status`: of the answer that the toast is about, where there was one. */
export type Toast = { severity: 'error' | 'success' | 'info'; title: string; detail?: string; status?: number | null }

/** Puts a toast on the screen; `onGone` is called once it has left it. @returns lets its five seconds begin anew. */
type Receiver = (toast: Toast, onGone: () => void) => () => void

const waiting: Toast[] = []
const listeners = new Set<() => void>()
let deliver: Receiver | undefined
/** What stands or waits, by its words: each lets its time begin anew. */
const standing = new Map<string, () => void>()
let hasCome = false

const wordsOf = ({ severity, title, detail }: Toast): string => JSON.stringify([severity, title, detail])

/**
 * Shows a short message in the corner for five seconds. May be called from anywhere, before React has started too.
 * A message that is still shown is not repeated: its five seconds begin anew.
 */
export function showToast(toast: Toast): void {
  const words = wordsOf(toast)
  const renew = standing.get(words)
  if (renew) return renew()
  standing.set(words, () => undefined)
  hasCome = true
  if (deliver) handOver(toast, deliver)
  else waiting.push(toast)
  for (const notify of listeners) notify()
}

function handOver(toast: Toast, receiver: Receiver): void {
  const words = wordsOf(toast)
  standing.set(
    words,
    receiver(toast, () => standing.delete(words)),
  )
}

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

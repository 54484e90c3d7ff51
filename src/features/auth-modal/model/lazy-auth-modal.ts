import type { Actor, Subscription } from 'xstate'
import { authModalMachine } from './auth-modal.machine'

type Made = Actor<typeof authModalMachine>

/** The sign-in dialog as the site holds it. */
export type AuthModal = Pick<Made, 'send' | 'on' | 'subscribe' | 'getSnapshot'> & { start: () => unknown; stop: () => unknown }

/**
 * Makes and starts the sign-in dialog’s actor with the first word to it, so that a visit without it does not pay.
 * @param make called once.
 */
export function lazyAuthModal(make: () => Made): AuthModal {
  let made: Made | null = null
  let closed: ReturnType<Made['getSnapshot']> | undefined
  const waiting = new Set<(actor: Made) => void>()
  const listen = (join: (actor: Made) => Subscription): Subscription => {
    if (made) return join(made)
    let joined: Subscription | null = null
    const wait = (actor: Made) => void (joined = join(actor))
    waiting.add(wait)
    return {
      unsubscribe: () => {
        waiting.delete(wait)
        joined?.unsubscribe()
      },
    }
  }
  const begin = (): Made => {
    const actor = (made = make())
    for (const join of waiting) join(actor)
    return actor.start()
  }
  const subscribe = (...watch: Parameters<Made['subscribe']>) => listen((actor) => actor.subscribe(...watch))
  return {
    start: () => made ?? begin(),
    stop: () => made?.stop(),
    send: (event) => (made ?? begin()).send(event),
    on: (type, hear) => listen((actor) => actor.on(type, hear)),
    subscribe: subscribe as Made['subscribe'],
    getSnapshot: () => made?.getSnapshot() ?? (closed ??= authModalMachine.resolveState({ value: 'closed', context: { problem: null } })),
  }
}

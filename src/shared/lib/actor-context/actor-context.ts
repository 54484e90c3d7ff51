import { createContext, createElement, use, useCallback, useSyncExternalStore, type ReactNode } from 'react'
import type { ActorRefFrom, AnyActorLogic, AnyActorRef, SnapshotFrom } from 'xstate'

/** What a component asks of an actor to show its state. */
type Watched = Pick<AnyActorRef, 'subscribe' | 'getSnapshot'>

/** Hands a running actor to the components below. While it is `null`, only components that do without it may be drawn. */
export function createActorContext<Logic extends AnyActorLogic, Ref extends Watched = ActorRefFrom<Logic>>(name: string) {
  const Context = createContext<Ref | null>(null)
  const missing = () => new Error(`No ${name} actor above this component`)
  const useActorRef = (): Ref => {
    const actor = use(Context)
    if (!actor) throw missing()
    return actor
  }
  return {
    Provider: ({ actor, children }: { actor: Ref | null; children: ReactNode }) =>
      createElement(Context.Provider, { value: actor }, children),
    useActorRef,
    /** Tells whether the actor is there already. */
    useIsThere: (): boolean => use(Context) !== null,
    // `useSelector` of @xstate/react would bring all of XState into the first paint, which the frame does not need.
    /** @param otherwise the value while there is no actor yet; without it a missing actor is an error. */
    useSelector: <T>(select: (snapshot: SnapshotFrom<Logic>) => T, ...otherwise: [T?]): T => {
      const actor: Watched | null = use(Context)
      if (!actor && otherwise.length === 0) throw missing()
      const subscribe = useCallback((onChange: () => void) => (actor ? actor.subscribe(onChange).unsubscribe : () => undefined), [actor])
      const selected = () => (actor ? select(actor.getSnapshot() as SnapshotFrom<Logic>) : (otherwise[0] as T))
      return useSyncExternalStore(subscribe, selected, selected)
    },
  }
}

import { useSelector } from '@xstate/react'
import { createContext, createElement, use, type ReactNode } from 'react'
import type { ActorRefFrom, AnyActorLogic, SnapshotFrom } from 'xstate'

/** Hands an actor that already runs to the components below, so that code outside React can hold the same one. */
export function createActorContext<Logic extends AnyActorLogic>(name: string) {
  const Context = createContext<ActorRefFrom<Logic> | null>(null)
  const useActorRef = (): ActorRefFrom<Logic> => {
    const actor = use(Context)
    if (!actor) throw new Error(`No ${name} actor above this component`)
    return actor
  }
  return {
    Provider: ({ actor, children }: { actor: ActorRefFrom<Logic>; children: ReactNode }) =>
      createElement(Context.Provider, { value: actor }, children),
    useActorRef,
    useSelector: <T>(select: (snapshot: SnapshotFrom<Logic>) => T): T =>
      useSelector(useActorRef(), (snapshot) => select(snapshot as SnapshotFrom<Logic>)),
  }
}

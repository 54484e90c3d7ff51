import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromCallback, fromPromise } from 'xstate'
import { hasRoom, keepForGood, keepPack, removePack, type StoredPack } from '@/entities/pack'
import { inspection } from '@/shared/lib/inspection'
import { keepPackMachine } from './keep-pack.machine'

/** The pack of one subject, taken at the first drawing, and what can be done with it. @param stored as it lay on the device then. */
export function usePack(subject: string, stored: StoredPack | null) {
  const [machine] = useState(() => machineFor(subject))
  const [snapshot, send] = useMachine(machine, { input: { stored }, ...inspection() })
  return {
    stored: snapshot.context.stored,
    share: snapshot.context.share,
    state: snapshot.value,
    keep: () => send({ type: 'pack.keep' }),
    stop: () => send({ type: 'pack.stop' }),
    remove: () => send({ type: 'pack.remove' }),
  }
}

function machineFor(subject: string) {
  // What was stopped is put away before the next try begins.
  let former: Promise<unknown> = Promise.resolve()
  return keepPackMachine.provide({
    actors: {
      askRoom: fromPromise(hasRoom),
      keep: fromCallback(({ sendBack }) => {
        const stop = new AbortController()
        const kept = former.then(() => keepPack(subject, (share) => sendBack({ type: 'pack.share', share }), new Date(), stop.signal))
        former = kept.catch(() => undefined)
        kept.then(
          (found) => {
            sendBack({ type: 'pack.stored', stored: found })
            void keepForGood()
          },
          (error: unknown) => sendBack({ type: 'pack.failed', error }),
        )
        return () => stop.abort()
      }),
      remove: fromPromise(() => removePack(subject)),
    },
  })
}

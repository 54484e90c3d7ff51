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
    remove: () => send({ type: 'pack.remove' }),
  }
}

const machineFor = (subject: string) =>
  keepPackMachine.provide({
    actors: {
      askRoom: fromPromise(hasRoom),
      keep: fromCallback(({ sendBack }) => {
        keepPack(subject, (share) => sendBack({ type: 'pack.share', share })).then(
          (found) => {
            sendBack({ type: 'pack.stored', stored: found })
            void keepForGood()
          },
          (error: unknown) => sendBack({ type: 'pack.failed', error }),
        )
      }),
      remove: fromPromise(() => removePack(subject)),
    },
  })

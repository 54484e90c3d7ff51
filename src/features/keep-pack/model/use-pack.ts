import { useMachine } from '@xstate/react'
import { fromCallback } from 'xstate'
import { hasRoom, keepForGood, keepPack, removePack, type KeptPack } from '@/entities/pack'
import { inspection } from '@/shared/lib/inspection'
import { keepPackMachine } from './keep-pack.machine'

/** The pack of one subject, and what can be done with it. @param kept as it lay on the device when the page was drawn. */
export function usePack(subject: string, kept: KeptPack | null) {
  const [snapshot, send] = useMachine(
    keepPackMachine.provide({
      actors: {
        askRoom: fromCallback(({ sendBack }) => void hasRoom().then((is) => sendBack({ type: 'room.known', hasRoom: is }))),
        keep: fromCallback(({ sendBack }) => {
          keepPack(subject, (share) => sendBack({ type: 'pack.share', share })).then(
            (found) => {
              sendBack({ type: 'pack.kept', kept: found })
              void keepForGood()
            },
            (error: unknown) => sendBack({ type: 'pack.failed', error }),
          )
        }),
        remove: fromCallback(({ sendBack }) => void removePack(subject).then(() => sendBack({ type: 'pack.gone' }))),
      },
    }),
    { input: { kept }, ...inspection() },
  )
  return {
    kept: snapshot.context.kept,
    share: snapshot.context.share,
    state: snapshot.value,
    keep: () => send({ type: 'pack.keep' }),
    remove: () => send({ type: 'pack.remove' }),
  }
}

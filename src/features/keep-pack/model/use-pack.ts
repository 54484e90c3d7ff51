import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromCallback, fromPromise } from 'xstate'
import { hasRoom, keepForGood, keepPack, readPack, removePack, type StoredPack } from '@/entities/pack'
import { openTabChannel } from '@/shared/lib/device-log'
import { inspection } from '@/shared/lib/inspection'
import { keepPackMachine } from './keep-pack.machine'

/** Where a tab names to the others the subject whose pack it has kept or removed. */
export const packsChannel = 'packs'

/** The pack of one subject, taken at the first drawing, and what can be done with it. @param stored as it lay on the device then. */
export function usePack(subject: string, stored: StoredPack | null) {
  const [machine] = useState(() => machineFor(subject))
  const [snapshot, send] = useMachine(machine, { input: { stored }, ...inspection() })
  useEffect(() => {
    const tabs = openTabChannel(packsChannel)
    const look = async () => send({ type: 'pack.change', stored: await readPack(subject) })
    tabs.onKnock((changed) => void (changed === subject && look()))
    return tabs.close
  }, [send, subject])
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
            tellTabs(subject)
            void keepForGood()
          },
          (error: unknown) => sendBack({ type: 'pack.failed', error }),
        )
        return () => stop.abort()
      }),
      remove: fromPromise(() => removePack(subject).then(() => tellTabs(subject))),
    },
  })
}

function tellTabs(subject: string): void {
  const tabs = openTabChannel(packsChannel)
  tabs.knock(subject)
  tabs.close()
}

import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import type { PartnershipLetter } from '#contract/partnership'
import { useAwaitedDeviceLog } from '@/shared/lib/device-log'
import { inspection } from '@/shared/lib/inspection'
import { deliverLetter, recallLetter, takeBack } from './deliver-letter'
import { letterMachine } from './letter.machine'

/** The letter of this device, its course, and what can be done with it. */
export function useLetter() {
  const log = useAwaitedDeviceLog()
  const [machine] = useState(() =>
    letterMachine.provide({
      actors: {
        recallLetter: fromPromise(async () => recallLetter(await log())),
        deliverLetter: fromPromise<string | null, PartnershipLetter>(async ({ input }) => deliverLetter(input, await log())),
      },
    }),
  )
  const [snapshot, send] = useMachine(machine, inspection())
  useEffect(() => {
    const tell = () => send({ type: 'connection.return' })
    addEventListener('online', tell)
    return () => removeEventListener('online', tell)
  }, [send])
  return {
    state: snapshot.value,
    ...snapshot.context,
    submit: (letter: PartnershipLetter) => send({ type: 'letter.send', letter }),
    retry: () => send({ type: 'letter.retry' }),
    renew: () => send({ type: 'letter.renew' }),
    edit: () => {
      void log().then((found) => takeBack(snapshot.context.letter, found))
      send({ type: 'letter.edit' })
    },
  }
}
export type LetterCourse = ReturnType<typeof useLetter>

import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import type { PartnershipLetter } from '#contract/partnership'
import { inspection } from '@/shared/lib/inspection'
import { createLocalStore } from '@/shared/lib/local-store'
import { sendLetter } from '../api/send-letter'
import { forgetLetter, readLetter } from './unsent-letter'
import { letterMachine } from './letter.machine'

/** The letter of this device, its course, and what can be done with it. */
export function useLetter() {
  const [store] = useState(() => createLocalStore())
  const [machine] = useState(() =>
    letterMachine.provide({
      actors: { sendLetter: fromPromise<void, PartnershipLetter>(({ input, signal }) => sendLetter(input, store, signal)) },
    }),
  )
  const [kept] = useState(() => readLetter(store))
  const [snapshot, send] = useMachine(machine, { ...inspection(), input: { kept } })
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
      forgetLetter(store)
      send({ type: 'letter.edit' })
    },
  }
}
export type LetterCourse = ReturnType<typeof useLetter>

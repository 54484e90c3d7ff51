import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { css } from 'styled-system/css'
import { fromPromise } from 'xstate'
import { useSignOut } from '@/features/sign-out'
import { inspection } from '@/shared/lib/inspection'
import { ProblemNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { endDevice, listDevices } from '../api/profile-calls'
import { deviceSessionsMachine } from '../model/device-sessions.machine'
import { DeviceRow } from './device-row'
import { tell } from './tell'

const machine = deviceSessionsMachine.provide({
  actors: { listDevices: fromPromise(listDevices), endDevice: fromPromise(({ input }) => endDevice(input)) },
})

/** Signed-in devices, this one first. Ending the session of this one is leaving. */
export function Devices() {
  const { signOut, question } = useSignOut()
  const actor = useActorRef(machine, inspection())
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const { devices, endingId, problem } = useSelector(actor, (snapshot) => snapshot.context)
  useEffect(() => {
    const { unsubscribe } = actor.on('call.failed', (fact) => tell(fact.problem))
    return unsubscribe
  }, [actor])
  if (state === 'loading') return <Skeleton shapes={['row', 'row']} />
  if (state === 'missing') {
    return (
      <ProblemNotice title="Не вдалося завантажити пристрої" onRetry={() => actor.send({ type: 'devices.load' })}>
        {problem?.detail}
      </ProblemNotice>
    )
  }
  const sorted = devices.toSorted((one, other) => Number(other.is_current) - Number(one.is_current))
  return (
    <>
      <ul className={css({ display: 'grid', '& > li + li': { borderTop: 'line' } })}>
        {sorted.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isEnding={state === 'ending' && device.id === endingId}
            isBlocked={state === 'ending' && device.id !== endingId}
            onEnd={() => (device.is_current ? signOut() : actor.send({ type: 'device.end', id: device.id }))}
          />
        ))}
      </ul>
      <p role="alert" className={css({ textStyle: 'small', color: 'wrong', _empty: { display: 'none' } })}>
        {problem && `Сеанс не завершено: ${problem.detail}`}
      </p>
      {question}
    </>
  )
}

import { useActorRef, useSelector } from '@xstate/react'
import type { FC } from 'react'
import { fromPromise, type StateValueFrom } from 'xstate'
import type { Membership } from '#contract/group'
import { leaveGroup, setConsent } from '@/entities/group'
import { inspection } from '@/shared/lib/inspection'
import { groupSeatMachine } from '../../model/group-seat.machine'
import { Left } from './left'
import { LostSeat } from './lost-seat'
import { Seat, type SeatProps } from './seat'

type MemberPageProps = { membership: Membership; serverNow: string }

/** A group as one of its pupils sees it. */
export function MemberPage({ membership, serverNow }: MemberPageProps) {
  const { id, sharesResults, state } = membership
  const machine = groupSeatMachine.provide({
    actors: {
      setConsent: fromPromise(async ({ input }) => (await setConsent(id, input), input)),
      leave: fromPromise(() => leaveGroup(id)),
    },
  })
  const actor = useActorRef(machine, { input: { sharesResults }, ...inspection() })
  const value = useSelector(actor, (snapshot) => snapshot.value)
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const View = state === 'revoked' && value !== 'left' ? LostSeat : viewOf[value]
  return (
    <View
      membership={membership}
      serverNow={serverNow}
      sharesResults={context.sharesResults}
      problem={context.problem?.detail ?? null}
      isAgreeing={value === 'agreeing'}
      isLeaving={value === 'leaving'}
      onConsent={(next) => actor.send({ type: 'consent.change', sharesResults: next })}
      onLeave={() => actor.send({ type: 'seat.leave' })}
    />
  )
}

export const viewOf: Record<StateValueFrom<typeof groupSeatMachine>, FC<SeatProps>> = {
  held: Seat,
  agreeing: Seat,
  leaving: Seat,
  left: Left,
}

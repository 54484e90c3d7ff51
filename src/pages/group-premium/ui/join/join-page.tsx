import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, type FC } from 'react'
import { useLocation } from 'wouter'
import { fromPromise, type StateValueFrom } from 'xstate'
import { plainCode } from '#domain/group-code'
import { groupAddress, joinGroup, readOffer } from '@/entities/group'
import { useSession, useSessionState } from '@/entities/session'
import { useAuthModal } from '@/features/auth-modal'
import { inspection } from '@/shared/lib/inspection'
import { usePageTitle } from '@/shared/lib/page-title'
import { Page } from '@/shared/ui/page'
import { Skeleton } from '@/shared/ui/skeleton'
import { joinGroupMachine } from '../../model/join-group.machine'
import { Invited, type InvitedProps } from './invited'
import { Refused } from './refused'

const machine = joinGroupMachine.provide({
  actors: { lookUp: fromPromise(({ input }) => readOffer(input.code)), join: fromPromise(({ input }) => joinGroup(input)) },
})

/** An invitation: what it leads to, the consent, and the seat. Whoever signs in here comes back to the same place. */
export function JoinPage({ code }: { code: string }) {
  usePageTitle('Запрошення до класу')
  const holder = useSessionState((snapshot) => snapshot.context.tokens.token)
  return <JoinPageOf key={holder} code={plainCode(code)} isSignedIn={holder !== null} />
}

function JoinPageOf(visit: Pick<InvitedProps, 'code' | 'isSignedIn'>) {
  const { code } = visit
  const actor = useActorRef(machine, { input: { code }, ...inspection() })
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const { offer, problem } = useSelector(actor, (snapshot) => snapshot.context)
  const session = useSession()
  const authModal = useAuthModal()
  const [, navigate] = useLocation()
  useEffect(() => {
    const { unsubscribe } = actor.on('seat.taken', ({ groupId }) => {
      session.send({ type: 'session.recheck' })
      navigate(groupAddress(groupId), { replace: true })
    })
    return unsubscribe
  }, [actor, navigate, session])
  const View = viewOf[state]
  return (
    <View
      {...visit}
      offer={offer}
      problem={problem}
      isJoining={state === 'joining'}
      onSignIn={() => authModal.send({ type: 'modal.open' })}
      onJoin={(sharesResults) => actor.send({ type: 'seat.take', sharesResults })}
      onRetry={() => actor.send({ type: 'code.look' })}
    />
  )
}

const Waiting = () => (
  <Page title={<span aria-hidden="true">&nbsp;</span>} width="text">
    <Skeleton shapes={['block', 'row']} />
  </Page>
)

export const viewOf: Record<StateValueFrom<typeof joinGroupMachine>, FC<InvitedProps>> = {
  looking: Waiting,
  offered: Invited,
  joining: Invited,
  joined: Waiting,
  refused: Refused,
}

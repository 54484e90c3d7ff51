import { useState } from 'react'
import type { Offer } from '#contract/group'
import { css } from 'styled-system/css'
import { untilText } from '@/entities/group'
import type { Problem } from '@/shared/api'
import { addresses } from '@/shared/routes'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Page } from '@/shared/ui/page'
import { Panel } from '@/shared/ui/panel'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Consent } from '../consent'

export type InvitedProps = {
  code: string
  offer: Offer | null
  problem: Problem | null
  isSignedIn: boolean
  isJoining: boolean
  onSignIn: () => void
  onJoin: (sharesResults: boolean) => void
  onRetry: () => void
}

const closed: Record<Exclude<Offer['state'], 'open' | 'member'>, string> = {
  full: 'Усі місця в класі зайнято. Скажи про це тому, хто тебе запросив.',
  over: 'Оплачений строк цього класу минув. Скажи про це тому, хто тебе запросив.',
  removed: 'Твоє місце в цьому класі забрано. Повернутися можна за новим особистим кодом.',
}

/** «Тебе запрошено»: who, where to, until when; then one’s own word about results. */
export function Invited({ offer, problem, isSignedIn, isJoining, onSignIn, onJoin }: InvitedProps) {
  if (!offer) return null
  const { title, ownerName, until, kind, isClass } = offer
  const isOwnership = kind === 'owner'
  return (
    <Page
      width="text"
      eyebrow={isOwnership ? 'Вам передають клас' : 'Тебе запрошено до класу'}
      title={title}
      lead={
        <>
          {ownerName && (
            <>
              Клас веде <bdi>{ownerName}</bdi>.{' '}
            </>
          )}
          {isClass ? 'Клас безкоштовний.' : `${isOwnership ? 'Місця оплачено' : 'Місце дає преміум'} до ${untilText(until)}.`}
        </>
      }
    >
      <div className={css({ stack: '6' })}>
        {problem && <ProblemNotice title="Не вдалося приєднатися">{problemText(problem)}</ProblemNotice>}
        <NextStep offer={offer} isSignedIn={isSignedIn} isJoining={isJoining} onSignIn={onSignIn} onJoin={onJoin} />
      </div>
    </Page>
  )
}

type NextStepProps = Pick<InvitedProps, 'isSignedIn' | 'isJoining' | 'onSignIn' | 'onJoin'> & { offer: Offer }

function NextStep({ offer, isSignedIn, isJoining, onSignIn, onJoin }: NextStepProps) {
  const { state } = offer
  if (state !== 'open' && state !== 'member')
    return (
      <Panel tone="outline">
        <p className={css({ marginBottom: '4' })}>{closed[state]}</p>
        <ButtonLink variant="secondary" href={addresses.dashboard.to()}>
          До навчання
        </ButtonLink>
      </Panel>
    )
  if (isSignedIn) return <Joining offer={offer} isJoining={isJoining} onJoin={onJoin} />
  return (
    <Panel title="Спершу увійди">
      <div className={css({ stack: '4', justifyItems: 'start' })}>
        <p>Місце належить акаунту. Усе, що тут уже розв’язано, перейде в нього, а ти повернешся на цю сторінку.</p>
        <Button size="large" onClick={onSignIn}>
          Увійти або зареєструватися
        </Button>
      </div>
    </Panel>
  )
}

function Joining({ offer, isJoining, onJoin }: Pick<NextStepProps, 'offer' | 'isJoining' | 'onJoin'>) {
  const [sharesResults, setSharing] = useState(false)
  const isOwnership = offer.kind === 'owner'
  const joinText = sharesResults ? 'Приєднатися й показувати результати' : 'Приєднатися без результатів'
  return (
    <Panel title={isOwnership ? 'Узяти клас' : 'Твої результати — твоє рішення'}>
      <div className={css({ stack: '5', justifyItems: 'start' })}>
        {isOwnership ? (
          <p>Ви вестимете клас: запрошення, завдання, карта класу. Учасників система попросить про згоду знову.</p>
        ) : (
          <Consent ownerName={offer.ownerName} isGiven={sharesResults} isBusy={isJoining} onChange={setSharing} />
        )}
        <Button size="large" isLoading={isJoining} onClick={() => onJoin(sharesResults)}>
          {isOwnership ? 'Узяти клас' : joinText}
        </Button>
      </div>
    </Panel>
  )
}

import { useEffect, useEffectEvent, useState } from 'react'
import { useSearch } from 'wouter'
import { endedText } from '#domain/plan/reminder-text'
import { useSessionState } from '@/entities/session'
import { ReminderSettings } from '@/features/remind'
import { problemOf } from '@/shared/api'
import { useOnceCall } from '@/shared/lib/once-call'
import { addresses } from '@/shared/routes'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Message } from '@/shared/ui/message'
import { Page } from '@/shared/ui/page'
import { Panel } from '@/shared/ui/panel'
import { Skeleton } from '@/shared/ui/skeleton'
import { problemText } from '@/shared/ui/problem-notice'
import { followLink } from '../api/follow-link'

/** The page of reminders: its settings, and what the links of a reminder lead to. The sign-off is done by the press in the letter; what brings letters asks for one here. */
export function RemindersPage() {
  const [token] = useState(new URLSearchParams(useSearch()).get('link') ?? '')
  const { state, answer, error, make } = useOnceCall((link: string) => followLink(link))
  const isSignOff = token.startsWith('off.')
  const followAtOnce = useEffectEvent(() => isSignOff && make(token))
  useEffect(() => void followAtOnce(), [])
  const settings = <ButtonLink href={addresses.reminders.to()}>До налаштувань</ButtonLink>
  if (token === '') return <Settings />
  if (state === 'answered')
    return (
      <Message title={answer ? 'Нагадування приходитимуть' : endedText.title} actions={settings}>
        <p>{answer ? 'Не більше одного на день, у час, який ти обираєш.' : endedText.text}</p>
      </Message>
    )
  if (state === 'refused') {
    const problem = problemOf(error)
    // A link that leads nowhere does so the next time, too.
    const again = problem.status === 404 ? settings : <Button onClick={() => make(token)}>Спробувати ще</Button>
    return (
      <Message title="Не вийшло" actions={again}>
        <p role="alert">{problemText(problem)}</p>
      </Message>
    )
  }
  if (isSignOff)
    return (
      <Message title="Вимикаємо нагадування" actions={null}>
        <p role="status">Ще мить.</p>
      </Message>
    )
  return (
    <Message
      title="Надсилати нагадування й далі?"
      actions={
        <Button isLoading={state === 'calling'} onClick={() => make(token)}>
          Надсилати й далі
        </Button>
      }
    >
      <p>Один лист на день із першим кроком плану. Якщо просив хтось інший, просто закрий цю сторінку: листів не буде.</p>
    </Message>
  )
}

/** Of a guest as of an account; an account is waited for, because letters go to its address. */
function Settings() {
  const isGuest = useSessionState((snapshot) => snapshot.context.tokens.token === null)
  const user = useSessionState((snapshot) => snapshot.context.account?.user ?? null)
  return (
    <Page title="Нагадування">
      <Panel>{isGuest || user ? <ReminderSettings account={isGuest ? null : user} /> : <Skeleton shapes={['row', 'line']} />}</Panel>
    </Page>
  )
}

import { useLocation } from 'wouter'
import { countOf } from '@/entities/subject'
import { previewShare, makeWorksheet } from '@/entities/worksheet'
import { useSessionState } from '@/entities/session'
import { useAuthModal } from '@/features/auth-modal'
import { css } from 'styled-system/css'
import { problemOf } from '@/shared/api'
import { useLoad } from '@/shared/lib/load'
import { useOnceCall } from '@/shared/lib/once-call'
import { usePageTitle } from '@/shared/lib/page-title'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Page } from '@/shared/ui/page'
import { FailedPage, LoadingPage } from '@/shared/ui/page-state'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { worksheetAddress, worksheetsAddress } from '../../model/address'
import { MissingWork, orMissing } from '../missing-work'

/** A colleague’s work behind a link: what it is, and a copy of one’s own. */
export function CopyPage({ code }: { code: string }) {
  usePageTitle('Робота від колеги')
  const isSignedIn = useSessionState((snapshot) => snapshot.context.tokens.token) !== null
  const authModal = useAuthModal()
  const offer = useLoad(() => orMissing(previewShare(code)))
  const [, navigate] = useLocation()
  const copying = useOnceCall(makeWorksheet, { onAnswer: ({ id }) => navigate(worksheetAddress(id, null), { replace: true }) })
  if (offer.state === 'loading') return <LoadingPage shapes={['block', 'row']} />
  if (offer.state === 'failed') return <FailedPage title="Робота не завантажилася" failure="Не вдалося завантажити роботу" answer={offer} />
  if (offer.found === null)
    return (
      <MissingWork title="Цим посиланням більше не діляться" text="Учитель закрив посилання або видалив роботу. Попросіть у нього нове." />
    )
  const { title, subjectTitle, tasks, ownerName, isOwn } = offer.found
  return (
    <Page
      width="text"
      eyebrow="Робота від колеги"
      title={title}
      lead={
        <>
          {subjectTitle} · {countOf(tasks, 'task')}
          {ownerName && (
            <>
              {' · '}
              <bdi>{ownerName}</bdi>
            </>
          )}
        </>
      }
    >
      <div className={css({ stack: '4', justifyItems: 'start' })}>
        <p>Копія буде вашою: змінюйте її, давайте класу, друкуйте. На роботу колеги це не вплине.</p>
        {copying.error !== null && <ProblemNotice title="Копію не зроблено">{problemText(problemOf(copying.error))}</ProblemNotice>}
        {isOwn && <p>Це ваша власна робота.</p>}
        {isSignedIn ? (
          <Button size="large" isLoading={copying.state === 'calling'} onClick={() => copying.make({ from: 'share', code })}>
            Узяти собі копію
          </Button>
        ) : (
          <Button size="large" onClick={() => authModal.send({ type: 'modal.open' })}>
            Увійти й узяти копію
          </Button>
        )}
        <ButtonLink variant="quiet" href={worksheetsAddress(null)}>
          До моїх робіт
        </ButtonLink>
      </div>
    </Page>
  )
}

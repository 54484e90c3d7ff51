import type { Membership } from '#contract/group'
import { css } from 'styled-system/css'
import { givenIn, GroupTaskList, untilText } from '@/entities/group'
import { Button } from '@/shared/ui/button'
import { Chip } from '@/shared/ui/chip'
import { EmptyState } from '@/shared/ui/empty-state'
import { Page } from '@/shared/ui/page'
import { Panel } from '@/shared/ui/panel'
import { Consent } from '../consent'

export type SeatProps = {
  membership: Membership
  serverNow: string
  sharesResults: boolean
  problem: string | null
  isAgreeing: boolean
  isLeaving: boolean
  onConsent: (sharesResults: boolean) => void
  onLeave: () => void
}

/** Papers to sit, the consent, and the way out, each one press away. */
export function Seat({ membership, serverNow, sharesResults, problem, isAgreeing, isLeaving, onConsent, onLeave }: SeatProps) {
  const { title, ownerName, until, isOver, isTest, isClass } = membership
  const given = givenIn(membership)
  const now = new Date(serverNow)
  return (
    <Page
      title={title}
      eyebrow={
        ownerName ? (
          <>
            Клас веде <bdi>{ownerName}</bdi>
          </>
        ) : (
          'Клас без учителя'
        )
      }
      lead={isClass ? classText : seatText(until, isOver, now)}
      width="text"
    >
      <p role="alert" className={css({ marginBottom: '4', color: 'wrong', textStyle: 'label', _empty: { display: 'none' } })}>
        {problem}
      </p>
      <div className={css({ stack: '6' })}>
        {isTest && !isClass && (
          <div>
            <Chip tone="marker">тест, за місце грошей не списано</Chip>
          </div>
        )}
        <Panel title="Завдання класу">
          {given.length === 0 ? (
            <EmptyState title="Завдань ще немає">Щойно з’явиться завдання, побачиш його тут.</EmptyState>
          ) : (
            <GroupTaskList given={given} now={now.getTime()} />
          )}
        </Panel>
        <Panel title="Хто бачить твої результати">
          <Consent ownerName={ownerName} isGiven={sharesResults} isBusy={isAgreeing || isLeaving} onChange={onConsent} />
        </Panel>
        <Panel tone="outline" title="Вийти з класу">
          <div className={css({ stack: '3', justifyItems: 'start' })}>
            <p>Місце звільниться{isClass ? '' : ', преміум від класу вимкнеться'}. Тести, відповіді й результати лишаться в тебе.</p>
            <Button variant="secondary" isLoading={isLeaving} disabled={isAgreeing} onClick={onLeave}>
              Вийти з класу
            </Button>
          </div>
        </Panel>
      </div>
    </Page>
  )
}

const classText = 'Клас без оплати: завдання зі строком і твій поступ. Преміум мають ті, кому вчитель додав місце.'

const seatText = (until: string, isOver: boolean, now: Date): string =>
  isOver
    ? `Оплачений строк минув ${untilText(until, now)}, преміум від класу вимкнено. Усе твоє лишилося з тобою.`
    : `Твоє місце дає преміум до ${untilText(until, now)}.`

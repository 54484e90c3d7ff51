import { css } from 'styled-system/css'
import { addresses } from '@/shared/routes'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Page } from '@/shared/ui/page'
import type { SeatProps } from './seat'

/** The owner has taken the seat away: what that means, plainly, and what it does not. */
export function LostSeat({ membership: { title, ownerName }, isLeaving, problem, onLeave }: SeatProps) {
  return (
    <Page width="text" title={title} eyebrow="Місце втрачено">
      <div className={css({ stack: '4', justifyItems: 'start' })}>
        <p className={css({ textStyle: 'lead' })}>
          <bdi>{ownerName ?? 'Учитель'}</bdi> більше не тримає для тебе місця, тож преміум від класу вимкнено. Тести, відповіді й результати
          лишилися в тебе, і ніхто в класі їх уже не бачить.
        </p>
        <p>Якщо це помилка, попроси новий особистий код.</p>
        <p role="alert" className={css({ color: 'wrong', textStyle: 'label', _empty: { display: 'none' } })}>
          {problem}
        </p>
        <div className={css({ wrap: '3' })}>
          <ButtonLink href={addresses.dashboard.to()}>До навчання</ButtonLink>
          <Button variant="secondary" isLoading={isLeaving} onClick={onLeave}>
            Прибрати зі списку
          </Button>
        </div>
      </div>
    </Page>
  )
}

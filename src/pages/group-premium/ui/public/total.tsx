import { css } from 'styled-system/css'
import { untilText } from '@/entities/group'
import { countOf } from '@/entities/subject'
import { ButtonLink } from '@/shared/ui/button'
import { Chip } from '@/shared/ui/chip'
import { priceText } from '@/shared/lib/price-text'
import { nextStep, priceOf } from '../../model/price'
import { paymentAddress, type GroupOffer } from '../../model/group-offer'

type TotalProps = { offer: GroupOffer; /** null while what is typed is no number of seats. */ seats: number | null }

/** The sum, what it is made of, and the way to the payment. */
export function Total({ offer, seats }: TotalProps) {
  const price = seats === null ? null : priceOf(offer.steps, seats)
  const next = seats === null ? null : nextStep(offer.steps, seats)
  return (
    <div className={sheet}>
      <p className={css({ textStyle: 'smallLabel' })}>Разом за весь клас</p>
      <div role="status" className={css({ stack: '2' })}>
        <p className={css({ textStyle: 'figure' })}>{price ? priceText(price.totalMinor) : '—'}</p>
        {price && seats !== null && (
          <p>
            {countOf(seats, 'seat')} × {priceText(price.step.priceMinor)}, до {untilText(offer.until)}
          </p>
        )}
        {price && price.savedMinor > 0 && <p className={css({ color: 'ink' })}>Знижка за кількість — {priceText(price.savedMinor)}.</p>}
        {next && next.missing <= 5 && (
          <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
            Ще {countOf(next.missing, 'seat')} — і кожне коштуватиме {priceText(next.step.priceMinor)}.
          </p>
        )}
      </div>
      {offer.isTest && (
        <div>
          <Chip tone="marker">тест, гроші не списуються</Chip>
        </div>
      )}
      {price && seats !== null ? (
        <ButtonLink size="large" isWide href={paymentAddress(offer, seats)}>
          До оплати
        </ButtonLink>
      ) : (
        <p className={css({ color: 'inkMuted' })}>Спершу напишіть, скільки місць потрібно.</p>
      )}
      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
        {offer.isRenewing ? 'Підписка поновлюється сама, вимкнути можна будь-коли.' : 'Один платіж. Сам собою не поновлюється.'} Школі
        виставимо <a href="#invoice">рахунок</a>.
      </p>
    </div>
  )
}

const sheet = css({
  stack: '4',
  padding: { base: '4', md: '6' },
  backgroundColor: 'markerWash',
  border: 'marker',
  borderRadius: 'sheet',
})

import { useId } from 'react'
import { css } from 'styled-system/css'
import { visuallyHidden } from '@/shared/ui/visually-hidden'
import { untilText } from '@/entities/group'
import type { GroupOffer } from '../../model/group-offer'

type PeriodChoiceProps = { offers: readonly GroupOffer[]; chosen: GroupOffer; onChoose: (offer: GroupOffer) => void }

/** Until when the seats last. */
export function PeriodChoice({ offers, chosen, onChoose }: PeriodChoiceProps) {
  const name = useId()
  return (
    <fieldset className={css({ minWidth: '0' })}>
      <legend className={css({ textStyle: 'smallLabel', marginBottom: '2' })}>На який строк</legend>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {offers.map((offer) => (
          <label key={offer.productId} className={tile}>
            <input
              type="radio"
              name={name}
              checked={offer.productId === chosen.productId}
              onChange={() => onChoose(offer)}
              className={visuallyHidden}
            />
            <span className={css({ textStyle: 'label' })}>{offer.title}</span>
            <span className={css({ textStyle: 'small', color: 'inkMuted' })}>до {untilText(offer.until)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const tile = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minHeight: 'target',
  paddingInline: '4',
  paddingBlock: '2',
  border: 'edge',
  borderRadius: 'cell',
  backgroundColor: 'sheet',
  cursor: 'pointer',
  '&:hover:not(:has(:checked), :has(:disabled))': { backgroundColor: 'penWash', borderColor: 'pen' },
  '&:has(:checked)': { backgroundColor: 'markerWash', borderColor: 'pen', boxShadow: '[inset 0 0 0 1px {colors.pen}]' },
  '&:has(:focus-visible)': { outline: '[3px solid {colors.pen}]', outlineOffset: '[2px]' },
  _forcedColors: { '&:has(:checked)': { outline: '[3px solid Highlight]' } },
})

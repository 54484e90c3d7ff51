import { css } from 'styled-system/css'
import { groupLook } from 'styled-system/recipes'
import { TextField } from '@/shared/ui/text-field'
import { seatsOf, type GroupOffer } from '../../model/group-offer'

const look = groupLook()

type SeatsInputProps = { offer: Pick<GroupOffer, 'least' | 'most'>; typed: string; onType: (typed: string) => void }

/** Asks for the number of seats: by a slider, or as a number of one’s own. */
export function SeatsInput({ offer, typed, onType }: SeatsInputProps) {
  const { least, most } = offer
  const isWrong = seatsOf(typed, offer) === null
  return (
    <div className={css({ stack: '3', gridTemplateColumns: 'one' })}>
      <TextField
        label="Скільки місць"
        inputMode="numeric"
        value={typed}
        hint={`Одне місце — одна людина. Від ${least} до ${most}.`}
        error={isWrong && `Напишіть число від ${least} до ${most}. Потрібно більше — попросіть рахунок унизу сторінки.`}
        onChange={(event) => onType(event.target.value.trim())}
      />
      <input
        type="range"
        className={look.range}
        aria-label="Скільки місць, повзунок"
        min={least}
        max={most}
        value={isWrong ? least : typed}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  )
}

import { useId } from 'react'
import { seatLimits } from '#contract/group'
import { css } from 'styled-system/css'
import { TextField } from '@/shared/ui/text-field'
import './calculator.css'

type SeatsInputProps = { typed: string; onType: (typed: string) => void }

/** How many seats: by a slider, or as a number of one’s own. */
export function SeatsInput({ typed, onType }: SeatsInputProps) {
  const id = useId()
  const { least, most } = seatLimits
  const isWrong = !/^\d{1,3}$/.test(typed) || Number(typed) < least || Number(typed) > most
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <TextField
        label="Скільки місць"
        inputMode="numeric"
        value={typed}
        hint={`Одне місце — одна людина. Від ${least} до ${most}.`}
        error={isWrong && `Напиши число від ${least} до ${most}. Потрібно більше — попроси рахунок унизу сторінки.`}
        onChange={(event) => onType(event.target.value.trim())}
      />
      <input
        type="range"
        id={id}
        className="group-range"
        aria-label="Скільки місць, повзунок"
        min={least}
        max={most}
        value={isWrong ? least : typed}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  )
}

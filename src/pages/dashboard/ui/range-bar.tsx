import { subjectsLook } from 'styled-system/recipes'
import type { Prediction } from '#domain/forecast/range'

const look = subjectsLook()

type RangeBarProps = Pick<Prediction, 'low' | 'high' | 'before'> & { target: number | null }

/** A range on the scale of 100–200, the target and the range of two weeks ago. The text beside it says the same, so it is not read out. */
export function RangeBar({ low, high, before, target }: RangeBarProps) {
  return (
    <div aria-hidden>
      <div className={look.range}>
        {before && before.high !== null && <span className={look.rangeBefore} style={bandOf(before.low ?? 100, before.high)} />}
        {high !== null && <span className={look.rangeBand} style={bandOf(low ?? 100, high)} />}
        {target !== null && <span className={look.rangeTarget} style={{ left: `calc(${target - 100}% - 1.5px)` }} />}
      </div>
      <div className={look.axis}>
        <span>100</span>
        <span>150</span>
        <span>200</span>
      </div>
    </div>
  )
}

const bandOf = (from: number, to: number) => ({ left: `${from - 100}%`, width: `${to - from}%` })

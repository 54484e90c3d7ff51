import type { Result } from '#domain/result'
import { genitiveCountOf } from '@/entities/subject'
import { css } from 'styled-system/css'
import { CountUp } from './count-up'
import { percentOf, practiceText } from '../model/result-text'

/** Practice has points and a share, no scale and no threshold. */
export function PracticeVerdict({ result }: { result: Result }) {
  const { raw, max } = result
  const percent = percentOf(result)
  return (
    <div className={css({ stack: '5' })}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: '8', rowGap: '4' })}>
        <p className={css({ stack: '2' })}>
          <span className={css({ textStyle: 'figure', fontSize: 'digit' })}>
            <CountUp to={raw} after={` з ${max}`} />
          </span>
          <span className={css({ color: 'inkMuted' })}>балів, {percent} %</span>
        </p>
        <p className={css({ textStyle: 'heading', maxWidth: '88' })}>{practiceText(result)}</p>
      </div>
      <div role="img" aria-label={`${raw} з ${genitiveCountOf(max, 'point')}`} className={strip}>
        {Array.from({ length: max }, (_, index) => (
          <span key={index} className={cell} data-earned={index < raw || undefined}>
            {index < raw && <span style={{ animationDelay: `${Math.round((index * filledMs) / max)}ms` }} />}
          </span>
        ))}
      </div>
    </div>
  )
}

/** The last cell fills so many ms after the first. */
const filledMs = 450

const strip = css({ display: 'flex', gap: 'thin' })
const cell = css({
  display: 'grid',
  flexGrow: '1',
  flexBasis: '0',
  height: '7',
  border: 'frame',
  borderRadius: 'bar',
  '&[data-earned]': { borderColor: 'pen' },
  '& > span': { backgroundColor: 'pen', animation: 'appear', forcedColorAdjust: 'none' },
})

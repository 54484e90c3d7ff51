import type { Result } from '#contract/result'
import { genitiveCountOf } from '@/entities/subject'
import { css } from 'styled-system/css'
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
            {raw} з {max}
          </span>
          <span className={css({ color: 'inkMuted' })}>балів, {percent} %</span>
        </p>
        <p className={css({ textStyle: 'heading', maxWidth: '88' })}>{practiceText(result)}</p>
      </div>
      <div role="img" aria-label={`${raw} з ${genitiveCountOf(max, 'point')}`} className={track}>
        <div className={css({ height: 'full', backgroundColor: 'pen', forcedColorAdjust: 'none' })} style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}

const track = css({
  height: '5',
  border: 'frame',
  borderRadius: 'cell',
  backgroundColor: 'sunken',
  overflow: 'hidden',
})

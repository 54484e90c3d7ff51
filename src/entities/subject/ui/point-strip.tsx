import { css } from 'styled-system/css'
import { genitiveCountOf } from '../model/count-text'

type PointStripProps = { raw: number; max: number; threshold: number }

/** One cell for each raw point, with the line of the threshold between them. */
export function PointStrip({ raw, max, threshold }: PointStripProps) {
  return (
    <div role="img" aria-label={`${raw} з ${genitiveCountOf(max, 'testPoint')}, поріг — ${threshold}`} className={css({ stack: '1' })}>
      <div className={css({ display: 'flex', gap: 'thin' })}>
        {Array.from({ length: max }, (_, index) => (
          <span key={index} data-earned={index < raw || undefined} data-gate={index === threshold - 1 || undefined} className={cell} />
        ))}
      </div>
      <svg width="100%" height="20" overflow="visible" fontSize="13" className={css({ color: 'inkMuted' })}>
        <text x={`${(100 * threshold) / max}%`} y="14" textAnchor="middle" fill="currentColor">
          поріг {threshold}
        </text>
        <text x="100%" y="14" textAnchor="end" fill="currentColor">
          {max}
        </text>
      </svg>
    </div>
  )
}

const cell = css({
  position: 'relative',
  flexGrow: '1',
  flexBasis: '0',
  height: '7',
  border: 'frame',
  borderRadius: 'bar',
  '&[data-earned]': { backgroundColor: 'pen', borderColor: 'pen', forcedColorAdjust: 'none' },
  '&[data-gate]::after': {
    content: '""',
    position: 'absolute',
    right: '-bold',
    top: '[-6px]',
    bottom: '[-6px]',
    borderRight: 'inkBar',
  },
})

import { countOf } from '@/entities/subject'
import { css } from 'styled-system/css'

const least = 100
const most = 200
const ticks = [100, 120, 140, 160, 180, 200]

/** The ruler of the scale with the score on it. */
export function ScaleRuler({ score }: { score: number }) {
  const at = (value: number) => ({ left: `${(100 * (value - least)) / (most - least)}%` })
  return (
    <div
      role="img"
      aria-label={`${countOf(score, 'point')} на шкалі від ${least} до ${most}`}
      className={css({ position: 'relative', height: '[3.25rem]', marginInline: '3' })}
    >
      <span className={pin} style={at(score)} />
      <span className={css({ position: 'absolute', insetInline: '0', top: '[1.375rem]', borderTop: '[2px solid {colors.ink}]' })} />
      {ticks.map((tick) => (
        <span key={tick} className={tickLook} style={at(tick)}>
          {tick}
        </span>
      ))}
    </div>
  )
}

const pin = css({
  position: 'absolute',
  top: '0',
  translate: '[-50% 0]',
  width: '[1.125rem]',
  height: '[1.25rem]',
  backgroundColor: 'pen',
  clipPath: '[polygon(0 0, 100% 0, 100% 45%, 50% 100%, 0 45%)]',
  forcedColorAdjust: 'none',
})

const tickLook = css({
  position: 'absolute',
  top: '[1.375rem]',
  translate: '[-50% 0]',
  paddingTop: '3',
  textStyle: 'small',
  fontSize: '[0.8125rem]',
  color: 'inkMuted',
  fontVariantNumeric: 'tabular-nums',
  _before: {
    content: '""',
    position: 'absolute',
    left: '[50%]',
    top: '0',
    height: '2',
    borderLeft: '[2px solid {colors.ink}]',
    translate: '[-1px 0]',
  },
})

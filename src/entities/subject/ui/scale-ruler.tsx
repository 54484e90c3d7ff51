import { css } from 'styled-system/css'
import { countOf } from '../model/count-text'

const least = 100
const most = 200
const ticks = [100, 120, 140, 160, 180, 200]

/** The ruler of the scale with the score on it. Places are attributes: the server draws it too, and its policy refuses style attributes. */
export function ScaleRuler({ score }: { score: number }) {
  const at = (value: number) => `${(100 * (value - least)) / (most - least)}%`
  return (
    <div className={css({ marginInline: '3', color: 'ink' })}>
      <svg
        role="img"
        aria-label={`${countOf(score, 'point')} на шкалі від ${least} до ${most}`}
        width="100%"
        height="52"
        overflow="visible"
      >
        <svg x={at(score)} overflow="visible" className={css({ color: 'pen' })}>
          <path d="M-9 0H9V9L0 20L-9 9Z" fill="currentColor" />
        </svg>
        <line x1="0" x2="100%" y1="23" y2="23" stroke="currentColor" strokeWidth="2" />
        {ticks.map((tick) => (
          <line key={tick} x1={at(tick)} x2={at(tick)} y1="22" y2="31" stroke="currentColor" strokeWidth="2" />
        ))}
        <g className={css({ color: 'inkMuted' })}>
          {ticks.map((tick) => (
            <text key={tick} x={at(tick)} y="47" fontSize="13" textAnchor="middle" fill="currentColor">
              {tick}
            </text>
          ))}
        </g>
      </svg>
    </div>
  )
}

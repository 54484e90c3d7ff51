import { css } from 'styled-system/css'
import { drawings, type DrawingName } from './drawings'

/** Squares of the paper, one wash, one stroke of the marker, and the pen over them. */
export function Drawing({ name }: { name: DrawingName }) {
  const { wash, marker, ink } = drawings[name]
  return (
    <svg viewBox="0 0 120 90" fill="none" focusable="false" className={css({ display: 'block', width: 'full', height: 'full' })}>
      <path d={squares} className={css({ stroke: 'grid' })} strokeWidth={1} />
      <path d={wash} className={css({ fill: 'penWash' })} />
      <path d={marker} className={css({ stroke: 'marker' })} strokeWidth={7} strokeLinecap="butt" />
      <path d={ink} className={css({ stroke: 'ink' })} strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

const squares = [15, 30, 45, 60, 75].map((y) => `M0 ${y}h120`).join('') + [15, 30, 45, 60, 75, 90, 105].map((x) => `M${x} 0v90`).join('')

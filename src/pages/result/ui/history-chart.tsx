import { css } from 'styled-system/css'

type HistoryChartProps = {
  values: readonly number[]
  range: readonly [number, number]
  /** Place of the attempt on the page. */ current: number
}

const width = 600
const height = 140
const margin = 24

/** A line of attempts, the oldest first. The table beside it says the same in words. */
export function HistoryChart({ values, range: [least, most], current }: HistoryChartProps) {
  const points = values.map((value, index) => ({
    value,
    x: margin + (index * (width - 2 * margin)) / Math.max(1, values.length - 1),
    y: height - margin - ((value - least) * (height - 2 * margin)) / (most - least),
  }))
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      focusable="false"
      className={css({ width: 'full', maxWidth: '160', height: 'auto', marginBottom: '4' })}
    >
      {[least, most].map((edge) => {
        const y = edge === least ? height - margin : margin
        return (
          <g key={edge}>
            <path d={`M0 ${y}H${width}`} className={css({ stroke: 'line', strokeWidth: 'hair' })} />
            <text x={0} y={y - 4} className={css({ fill: 'inkMuted', fontSize: 'tiny' })}>
              {edge}
            </text>
          </g>
        )
      })}
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        className={css({ fill: '[none]', stroke: 'pen', strokeWidth: 'pen' })}
      />
      {points.map(({ value, x, y }, index) => (
        <g key={x}>
          <circle cx={x} cy={y} r={index === current ? 7 : 4} className={index === current ? currentLook : dot} />
          <text x={x} y={y - 12} textAnchor="middle" className={css({ fill: 'ink', fontSize: 'small', fontWeight: 'strong' })}>
            {value}
          </text>
        </g>
      ))}
    </svg>
  )
}

const dot = css({ fill: 'pen' })
const currentLook = css({ fill: 'marker', stroke: 'ink', strokeWidth: 'thin' })

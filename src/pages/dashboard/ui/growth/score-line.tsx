import { daysBetween } from '#domain/day'
import { growthLook } from 'styled-system/recipes'
import type { Attempt } from '../../model/growth'

const look = growthLook()

const [width, height, margin] = [320, 140, 10]

type ScoreLineProps = { attempts: readonly Attempt[]; target: number | null }

/** Attempts as points over time, the goal as a line across. The table below says the same, so the picture is not read out. */
export function ScoreLine({ attempts, target }: ScoreLineProps) {
  const [first, last] = [attempts[0], attempts.at(-1)]
  if (!first || !last) return null
  const days = Math.max(1, daysBetween(first.day, last.day))
  const scores = [...attempts.map(({ score }) => score), ...(target === null ? [] : [target])]
  const [low, high] = [Math.max(100, Math.min(...scores) - 10), Math.min(200, Math.max(...scores) + 10)]
  const x = (day: string) => margin + ((width - 2 * margin) * daysBetween(first.day, day)) / days
  const y = (score: number) => height - margin - ((height - 2 * margin) * (score - low)) / (high - low)
  const points = attempts.map(({ id, day, score }, index) => ({
    id,
    x: attempts.length === 1 ? width / 2 : x(day),
    y: y(score),
    index,
  }))
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className={look.picture}>
      {[low, high].map((score) => (
        <g key={score}>
          <line x1={margin} x2={width - margin} y1={y(score)} y2={y(score)} className={look.axis} />
          <text x={margin} y={y(score) + (score === low ? -3 : 10)} className={look.label}>
            {score}
          </text>
        </g>
      ))}
      {target !== null && (
        <g>
          <line x1={margin} x2={width - margin} y1={y(target)} y2={y(target)} className={look.goal} />
          <text x={width - margin} y={y(target) - 4} textAnchor="end" className={look.label}>
            ціль {target}
          </text>
        </g>
      )}
      <polyline points={points.map((point) => `${point.x},${point.y}`).join(' ')} className={look.line} />
      {points.map((point) => (
        <circle key={point.id} cx={point.x} cy={point.y} r={point.index === points.length - 1 ? 5 : 3.5} className={look.point} />
      ))}
    </svg>
  )
}

import { reviewLook } from 'styled-system/recipes'

const look = reviewLook()

type SittingProgressProps = { done: number; total: number }

/** The count of answers that are given. */
export function SittingProgress({ done, total }: SittingProgressProps) {
  const text = `${done} з ${total}`
  return (
    <div className={look.progress}>
      <span>{text}</span>
      <div
        role="progressbar"
        aria-label="Дано відповідей"
        aria-valuenow={done}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuetext={text}
        className={look.track}
      >
        <span style={{ width: `${total > 0 ? (100 * done) / total : 0}%` }} />
      </div>
    </div>
  )
}

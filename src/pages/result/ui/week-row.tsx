import { css } from 'styled-system/css'
import { WeekCells, type Week } from '@/entities/statistic'

/** The week in cells; the lamp where the row of weeks was saved although days were wanting. */
export function WeekRow({ week: { days, frozen }, today }: { week: Week; today: string }) {
  return (
    <div className={css({ stack: '2' })}>
      <WeekCells days={days} today={today} />
      {frozen !== null && (
        <p className={css({ row: '2', textStyle: 'small' })}>
          <svg aria-hidden viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" className={css({ boxSize: '5' })}>
            <path d="M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-1 1-1 2-1 4H9c0-2 0-3-1-4Z" />
          </svg>
          Світла не було — день збережено
        </p>
      )}
    </div>
  )
}

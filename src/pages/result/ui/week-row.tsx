import { css } from 'styled-system/css'
import { shortWeekdayText, weekdayText, type Week } from '@/entities/statistic'
import { Icon } from '@/shared/ui/icon'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'

const stateTexts = { on: 'є заняття', off: 'без занять', ahead: 'ще попереду' }

/** The week as seven cells; the lamp where the row of weeks was saved although days were wanting. */
export function WeekRow({ week: { days, frozen }, today }: { week: Week; today: string }) {
  return (
    <div className={css({ stack: '2' })}>
      <ol aria-label="Тиждень" className={css({ stack: '1', gridTemplateColumns: 'seven', maxWidth: '88', textAlign: 'center' })}>
        {days.map(({ day, state }) => (
          <li key={day} className={css({ stack: '1', justifyItems: 'center', textStyle: 'small', color: 'inkMuted' })}>
            <span aria-hidden>{shortWeekdayText(day)}</span>
            <VisuallyHidden>
              {weekdayText(day)}: {stateTexts[state]}
            </VisuallyHidden>
            <span className={cell} data-state={state} data-today={day === today || undefined}>
              {state === 'on' && <Icon name="check" size="small" />}
            </span>
          </li>
        ))}
      </ol>
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

const cell = css({
  center: true,
  boxSize: '7',
  layerStyle: 'cell',
  '&[data-state=on]': { backgroundColor: 'pen', borderColor: 'pen', color: 'onPen', forcedColorAdjust: 'none' },
  '&[data-state=ahead]': { borderStyle: 'dashed' },
  '&[data-today]': { outline: 'focus', outlineColor: 'marker' },
})

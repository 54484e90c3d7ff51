import { css } from 'styled-system/css'
import { Icon } from '@/shared/ui/icon'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import type { Week } from '../model/week'
import { shortWeekdayText, weekdayText } from '../model/weekday-text'

const stateTexts = { on: 'є заняття', off: 'без занять', ahead: 'ще попереду' }

/** The week as seven cells. */
export const WeekCells = ({ days, today }: Pick<Week, 'days'> & { today: string }) => (
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
)

const cell = css({
  center: true,
  boxSize: '7',
  layerStyle: 'cell',
  '&[data-state=on]': { backgroundColor: 'pen', borderColor: 'pen', color: 'onPen', forcedColorAdjust: 'none' },
  '&[data-state=ahead]': { borderStyle: 'dashed' },
  '&[data-today]': { outline: 'focus', outlineColor: 'marker' },
})

import type { Key } from '#domain/key'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import type { Onward } from '../model/open-question'
import { feedbackViews } from './after-task'
import { barLook, flagLook, onwardLook, rowLook } from './bottom-bar-look'
import { useSitting } from './sitting-context'

const onwardText: Record<Onward, string> = { check: 'Перевірити', save: 'Зберегти відповідь', next: 'Далі', finish: 'Завершити' }
/** What a name says beyond the words of its button, which leave the bar of a phone in one row. */
const onwardName: Partial<Record<Onward, string>> = { next: 'Далі, до наступного завдання', finish: 'Завершити тест' }

/** Holds the most pressed buttons within reach of the thumb. */
export function BottomBar() {
  const { survey, open, sheet, panel, isTwoStep, show, flag, toggle, goOn } = useSitting()
  const { question, number, previous, next, onward } = open
  const key = open.isChecked ? survey.keys?.[question.id] : undefined
  const isFlagged = sheet.flagged[question.id] ?? false
  return (
    <nav aria-label="Перехід між завданнями" className={barLook}>
      {key && <FeedbackPlace key={question.id} questionKey={key} />}
      <div className={rowLook} data-two-step={isTwoStep || undefined}>
        <Button variant="secondary" isSquare onClick={() => show(previous)} disabled={!previous} aria-label="Попереднє завдання">
          <Icon name="arrow-left" />
        </Button>
        <button type="button" onClick={flag} aria-pressed={isFlagged} aria-label="Позначити, щоб повернутися" className={flagLook}>
          <Icon name="flag" />
          <span aria-hidden data-part="flag-text">
            {isFlagged ? 'Позначено' : 'Позначити'}
          </span>
        </button>
        <span
          data-part="palette-button"
          data-wide={number.label.length > 2 || undefined}
          className={css({ flexGrow: { base: '1', md: '0' }, display: 'grid' })}
        >
          <Button
            variant="quiet"
            onClick={() => toggle('palette')}
            aria-expanded={panel === 'palette'}
            aria-label={`Усі завдання: ${number.label} / ${number.count}`}
          >
            <Icon name="grid" />
            <span className={css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })}>
              {number.label} / {number.count}
            </span>
          </Button>
        </span>
        {isTwoStep && (
          <Button variant="secondary" isSquare onClick={() => show(next)} disabled={!next} aria-label="Наступне завдання">
            <Icon name="arrow-right" />
          </Button>
        )}
        <span data-part="onward" data-longest={open.isChecked || onward === 'check' ? onwardText.check : undefined} className={onwardLook}>
          <Button onClick={goOn} disabled={onward === 'check' && !open.canCheck} aria-label={onwardName[onward]}>
            <span>
              {onwardText[onward]}
              {onward === 'finish' && <span className={restLook}> тест</span>}
            </span>
            {onward === 'next' && <Icon name="arrow-right" />}
          </Button>
        </span>
      </div>
    </nav>
  )
}

const restLook = css({ display: { base: 'none', md: 'inline' } })

/** Where its code has not come it is fetched anew. */
function FeedbackPlace({ questionKey }: { questionKey: Key }) {
  const { sheet, open } = useSitting()
  const { code: views } = feedbackViews.use()
  const { question, number } = open
  return (
    views && <views.TaskFeedback question={question} answer={sheet.answers[question.id]} questionKey={questionKey} number={number.first} />
  )
}

import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import type { Onward } from '../model/open-question'
import { afterTask } from './after-task'
import { barLook, flagLook, rowLook } from './bottom-bar-look'
import { useSitting } from './sitting-context'

const onwardText: Record<Onward, string> = { check: 'Перевірити', save: 'Зберегти відповідь', next: 'Далі', finish: 'Завершити' }

/** Holds the most pressed buttons within reach of the thumb. */
export function BottomBar() {
  const { survey, open, sheet, panel, isTwoStep, show, flag, toggle, goOn } = useSitting()
  const { code: extras } = afterTask.use(open.isChecked)
  const { question, number, previous, next, onward } = open
  const key = open.isChecked ? survey.keys?.[question.id] : undefined
  const isFlagged = sheet.flagged[question.id] ?? false
  return (
    <nav aria-label="Перехід між завданнями" className={barLook}>
      {key && extras && (
        <extras.Verdict key={question.id} question={question} answer={sheet.answers[question.id]} questionKey={key} number={number.first} />
      )}
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
        <span data-part="onward" className={css({ display: 'grid' })}>
          <Button
            onClick={goOn}
            disabled={onward === 'check' && !open.canCheck}
            aria-label={onward === 'next' ? 'Далі, до наступного завдання' : undefined}
          >
            {onwardText[onward]}
            {onward === 'next' && <Icon name="arrow-right" />}
          </Button>
        </span>
      </div>
    </nav>
  )
}

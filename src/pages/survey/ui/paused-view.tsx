import { alarmLimitSeconds } from '#domain/survey-mode'
import { pausedMs } from '#domain/survey-pauses'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Illustration } from '@/shared/ui/illustration'
import { Message } from '@/shared/ui/message'
import { pauseOf } from '../model/sheet'
import { clockText, durationText } from '../model/clock-text'
import type { SurveyViewProps } from './survey-view'
import { useHeadingFocus } from './use-heading-focus'

/** The clock stands: for an alarm, or because the pupil rests. */
export function PausedView({ sheet, clock, now, send }: SurveyViewProps) {
  const element = useHeadingFocus<HTMLDivElement>('paused')
  if (!sheet) return null
  const isAlarm = pauseOf(sheet)?.reason === 'alarm'
  const alarmMs = pausedMs(
    sheet.pauses.filter(({ reason }) => reason === 'alarm'),
    now,
  )
  return (
    <div ref={element} className={css({ display: 'flex', flexDirection: 'column', flexGrow: '1', minHeight: 'screen' })}>
      <Message
        title={isAlarm ? 'Тривога. Час зупинено' : 'Пауза. Час зупинено'}
        actions={
          <Button size="large" onClick={() => send({ type: 'fact.add', fact: { kind: 'resume' } })}>
            Продовжити
          </Button>
        }
      >
        {isAlarm && <Illustration name="alarm" />}
        <p>
          {isAlarm
            ? 'Іди в укриття. Тест чекає: відповіді збережено, годинник стоїть. Повернися, коли буде безпечно.'
            : 'Відповіді збережено, годинник стоїть. Повернися, коли захочеш.'}
        </p>
        <dl className={factsLook}>
          {isAlarm && (
            <div>
              <dt>Тривоги разом</dt>
              <dd>{clockText(alarmMs)}</dd>
            </div>
          )}
          <div>
            <dt>Лишилося на тест</dt>
            <dd>{clock}</dd>
          </div>
        </dl>
        {isAlarm && alarmMs > alarmLimitSeconds * 1000 && (
          <p className={css({ padding: '3', backgroundColor: 'markerWash', borderRadius: 'cell' })}>
            Тривоги тривають уже понад {durationText(alarmLimitSeconds)}. На справжньому НМТ це привід скласти його на додатковій сесії:
            заяву подають протягом трьох робочих днів. Тут тест можна завершити коли завгодно.
          </p>
        )}
      </Message>
    </div>
  )
}

const factsLook = css({
  wrap: '6',
  '& dt': { textStyle: 'small', color: 'inkMuted' },
  '& dd': { textStyle: 'heading', fontVariantNumeric: 'tabular-nums' },
})

import { css } from 'styled-system/css'
import { boardLook } from 'styled-system/recipes'
import { countOf } from '@/entities/subject'
import { pluralOf } from '#domain/plural'
import { discardSurvey } from '@/entities/survey'
import { problemOf } from '@/shared/api'
import { useOnceCall } from '@/shared/lib/once-call'
import { Button } from '@/shared/ui/button'
import { useErrorToast } from '@/shared/ui/toaster'
import { Panel } from '@/shared/ui/panel'
import type { TodayStep } from '../model/today-step'
import { WayButton } from './way-button'

const look = boardLook()

type TodayCardProps = {
  step: TodayStep
  minutesLeft: number
  shorter: string | null
  /** Throws a survey away that has no answers. */
  onDiscard: (survey: string) => void
}

/** One thing to do now, and the way to do less of it. `shorter` is the subject of a short set. */
export function TodayCard({ step, minutesLeft, shorter, onDiscard }: TodayCardProps) {
  return (
    <Panel
      tone="marker"
      title="Сьогодні"
      aside={
        step.kind !== 'done' &&
        step.kind !== 'choose' && (
          <span className={css({ textStyle: 'small' })}>
            {pluralOf(minutesLeft, ['лишилася', 'лишилося', 'лишилося'])} {countOf(minutesLeft, 'minute')}
          </span>
        )
      }
    >
      <p className={css({ textStyle: 'subheading', marginBottom: '1' })}>{step.title}</p>
      <p className={css({ maxWidth: 'text' })}>{step.text}</p>
      <div className={look.actions}>
        <WayButton size="large" start={step.start}>
          {step.action}
        </WayButton>
        {step.untouched !== undefined && <Discard survey={step.untouched} onDiscard={onDiscard} />}
        {shorter !== null && isLong(step) && (
          <WayButton variant="quiet" start={{ wish: { mode: 'quick', subject: shorter, count: 5 } }}>
            Зробити коротше (10 хв)
          </WayButton>
        )}
      </div>
    </Panel>
  )
}

function Discard({ survey, onDiscard }: { survey: string; onDiscard: (survey: string) => void }) {
  const call = useOnceCall((id: string) => discardSurvey(id), { onAnswer: () => onDiscard(survey) })
  useErrorToast(call.error === null ? undefined : problemOf(call.error).detail)
  return (
    <Button variant="quiet" isLoading={call.state === 'calling'} onClick={() => call.make(survey)}>
      Прибрати цей тест
    </Button>
  )
}

/** Longer than the short set that could be done instead. */
function isLong({ kind, start }: TodayStep): boolean {
  if (kind === 'resume' || kind === 'given' || kind === 'done' || kind === 'choose') return false
  return 'href' in start || !('count' in start.wish) || start.wish.count > 5
}

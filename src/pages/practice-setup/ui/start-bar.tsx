import { css } from 'styled-system/css'
import type { Problem } from '@/shared/api'
import { Button } from '@/shared/ui/button'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { missingText } from '../model/missing-text'
import type { PageMode } from '../model/modes'
import type { FormProps } from './form'

type StartBarProps = Pick<FormProps, 'plan' | 'isStarting' | 'onStart'> & { mode: PageMode; hasRunning: boolean; problem: Problem | null }

/** The start, always in reach of the thumb; where it cannot be, why. */
export function StartBar({ mode, plan, hasRunning, isStarting, problem, onStart }: StartBarProps) {
  const isPossible = plan.estimate.tasks > 0
  return (
    <div className={bar}>
      {problem && (
        <ProblemNotice title="Не вдалося почати тест" onRetry={() => onStart()} isRetrying={isStarting}>
          {problemText(problem)} Твій вибір нікуди не подівся.
        </ProblemNotice>
      )}
      {!problem && mode !== 'quick' && (
        <Button size="large" isWide disabled={!isPossible} isLoading={isStarting} onClick={() => onStart()}>
          {hasRunning ? 'Почати новий' : 'Почати'}
        </Button>
      )}
      {!isPossible && (
        <p role="status" className={css({ textStyle: 'small', color: 'inkMuted' })}>
          {missingText(mode)}
        </p>
      )}
    </div>
  )
}

const bar = css({
  stack: '2',
  position: { base: 'sticky', lg: 'static' },
  order: { base: '1', lg: '0' },
  bottom: 'bar',
  zIndex: 'raised',
  paddingBlock: { base: '3', lg: '0' },
  backgroundColor: 'canvas',
  // The bar of sections below is a little lower than the space that is left for it.
  boxShadow: { base: 'below', lg: 'none' },
  _empty: { display: 'none' },
})

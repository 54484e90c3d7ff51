import { useState } from 'react'
import type { Answer } from '#domain/answer'
import type { Question } from '#domain/question'
import type { ReportReason } from '#contract/user-fact'
import { css, cx } from 'styled-system/css'
import { useUserFacts } from '@/entities/user-fact'
import { toolLook } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { showToast } from '@/shared/ui/toaster'
import { ReasonList } from './reason-list'
import { Thanks } from './thanks'

type ReportTaskProps = {
  question: Pick<Question, 'id' | 'version'>
  /** The answer that the visitor had given by then. */
  answer?: Answer
}
type Step = 'closed' | 'choosing' | ReportReason

/**
 * «Повідомити про помилку» in two presses, this one and the reason. Works without a connection. In a wrapping row the unfolded part takes
 * its own line.
 */
export function ReportTask({ question: { id, version }, answer = null }: ReportTaskProps) {
  const facts = useUserFacts()
  const [step, setStep] = useState<Step>('closed')
  const report = async (reason: ReportReason, text: string, next: Step) => {
    try {
      await facts.state({ kind: 'task.report', question: id, version, reason, text, answer })
      setStep(next)
    } catch {
      showToast({ severity: 'error', title: 'Помилка', detail: 'Повідомлення не збереглося. Спробуй ще раз' })
    }
  }
  const addWords = (reason: ReportReason, words: string) => (words === '' ? setStep('closed') : void report(reason, words, 'closed'))
  return (
    <>
      <button
        type="button"
        aria-expanded={step !== 'closed'}
        onClick={() => setStep(step === 'closed' ? 'choosing' : 'closed')}
        className={look}
      >
        <Icon name="alert" size="small" />
        Повідомити про помилку
      </button>
      {step !== 'closed' && (
        <div className={sheet}>
          {step === 'choosing' ? (
            <ReasonList onChoose={(reason) => void report(reason, '', reason)} />
          ) : (
            <Thanks onDone={(words) => addWords(step, words)} />
          )}
        </div>
      )}
    </>
  )
}

const look = cx(toolLook, css({ textStyle: 'small', color: 'inkMuted' }))

const sheet = css({
  flexBasis: 'full',
  gridColumn: '1 / -1',
  minWidth: '0',
  padding: '4',
  border: 'line',
  borderRadius: 'sheet',
  backgroundColor: 'canvas',
})

import { useRef, useState } from 'react'
import type { Answer } from '#contract/answer'
import type { Question } from '#contract/question'
import type { ReportReason } from '#contract/user-fact'
import { css, cx } from 'styled-system/css'
import { faultReportsStream, LazyConsent, placeOf } from '@/entities/fault-report'
import { useUserFacts } from '@/entities/user-fact'
import { useAwaitedDeviceLog } from '@/shared/lib/device-log'
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
  const log = useAwaitedDeviceLog()
  const [step, setStep] = useState<Step>('closed')
  const consented = useRef<Promise<string | null> | null>(null)
  const report = async (reason: ReportReason, text: string, next: Step) => {
    try {
      await facts.state({ kind: 'task.report', question: id, version, reason, text, answer })
      setStep(next)
    } catch {
      return showToast({ severity: 'error', title: 'Помилка', detail: 'Повідомлення не збереглося. Спробуй ще раз' })
    }
    await sendRecording(reason).catch(() => undefined)
  }
  /** Beside the report, which has gone already: whatever happens to the recording, the report stays. */
  const sendRecording = async (reason: ReportReason) => {
    const recording = await consented.current
    consented.current = null
    if (recording === null) return
    const recorded = { task: { question: id, version, reason }, text: '', ...placeOf(location.pathname), recording }
    await (await log()).of(faultReportsStream).append([recorded], { at: Date.now() })
  }
  const addWords = (reason: ReportReason, words: string) => (words === '' ? setStep('closed') : void report(reason, words, 'closed'))
  return (
    <>
      <button
        type="button"
        aria-expanded={step !== 'closed'}
        onClick={() => {
          consented.current = null
          setStep(step === 'closed' ? 'choosing' : 'closed')
        }}
        className={look}
      >
        <Icon name="alert" size="small" />
        Повідомити про помилку
      </button>
      {step !== 'closed' && (
        <div className={sheet}>
          {step === 'choosing' ? (
            <ReasonList onChoose={(reason) => void report(reason, '', reason)}>
              <LazyConsent onChange={(recording) => void (consented.current = recording)} />
            </ReasonList>
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

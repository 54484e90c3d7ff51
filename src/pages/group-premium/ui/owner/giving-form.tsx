import { useState, type ReactNode } from 'react'
import type { SubjectSummary } from '#contract/subject'
import { css } from 'styled-system/css'
import { listSubjects } from '@/entities/subject'
import { useLoad } from '@/shared/lib/load'
import { Button } from '@/shared/ui/button'
import { Form } from '@/shared/ui/form'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { TextField } from '@/shared/ui/text-field'
import { dayFromNow, isPast, localMoment } from '../../model/local-moment'

type GivingFormProps = {
  /** Name of the form for those who do not see it. */
  label: string
  dueLabel: string
  isBusy: boolean
  /** True when everything but the deadline is chosen. */
  isChosen: boolean
  /** @param due ISO moment in the future. */
  onGive: (due: string) => void
  onCancel: () => void
  children: (subjects: readonly SubjectSummary[]) => ReactNode
}

/** The form of a work: the kind, the fields of that kind (children, once the subjects are there) and the deadline. */
export function GivingForm({ label, dueLabel, isBusy, isChosen, onGive, onCancel, children }: GivingFormProps) {
  const subjects = useLoad(listSubjects)
  const [due, setDue] = useState(() => localMoment(dayFromNow(7)))
  if (subjects.state === 'failed') {
    return <FailedNotice title="Предмети не завантажилися" answer={subjects} />
  }
  if (subjects.state === 'loading') return <Skeleton shapes={['row', 'row', 'row']} />
  const isReady = isChosen && !isPast(due)
  return (
    <Form
      noValidate
      aria-label={label}
      onSubmit={() => {
        if (isReady) onGive(new Date(due).toISOString())
      }}
      className={css({
        stack: '4',
        gridTemplateColumns: 'one',
        padding: '4',
        backgroundColor: 'sunken',
        borderRadius: 'sheet',
      })}
    >
      {children(subjects.found)}
      <TextField
        label={dueLabel}
        type="datetime-local"
        value={due}
        error={isPast(due) && 'Строк має бути попереду'}
        onChange={(event) => setDue(event.target.value)}
      />
      <div className={css({ wrap: '2' })}>
        <Button type="submit" isLoading={isBusy} disabled={!isReady}>
          Дати групі
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Скасувати
        </Button>
      </div>
    </Form>
  )
}

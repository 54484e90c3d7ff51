import { useState, type ReactNode } from 'react'
import type { SubjectSummary } from '#domain/subject'
import { css } from 'styled-system/css'
import { firstSubject, listSubjects } from '@/entities/subject'
import { useLoad } from '@/shared/lib/load'
import { Button } from '@/shared/ui/button'
import { Form } from '@/shared/ui/form'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Select } from '@/shared/ui/select'
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
  /** The subjects to choose from, of all. */
  isOffered?: (subject: SubjectSummary) => boolean
  /** The subject as chosen; one that is not offered, or null, stands for the first. */
  subject: string | null
  onSubject: (subject: string) => void
  /** @param due ISO moment in the future. */
  onGive: (given: { subject: string; due: string }) => void
  onCancel: () => void
  /** What is asked before the subject, and after it. */
  before?: ReactNode
  children: (subject: string) => ReactNode
}

/** The form of a work: its subject, the fields of its kind (children, once the subjects are there) and the deadline. */
export function GivingForm(props: GivingFormProps) {
  const { label, dueLabel, isBusy, isChosen, isOffered = () => true, onSubject, onGive, onCancel, before, children } = props
  const subjects = useLoad(listSubjects)
  const [due, setDue] = useState(() => localMoment(dayFromNow(7)))
  if (subjects.state === 'failed') {
    return <FailedNotice title="Предмети не завантажилися" answer={subjects} />
  }
  if (subjects.state === 'loading') return <Skeleton shapes={['row', 'row', 'row']} />
  const offered = subjects.found.filter(isOffered)
  const subject = offered.find(({ id }) => id === props.subject)?.id ?? firstSubject(offered)
  const isReady = isChosen && subject !== undefined && !isPast(due)
  return (
    <Form
      noValidate
      aria-label={label}
      onSubmit={() => {
        if (isReady) onGive({ subject, due: new Date(due).toISOString() })
      }}
      className={css({
        stack: '4',
        gridTemplateColumns: 'one',
        padding: '4',
        backgroundColor: 'sunken',
        borderRadius: 'sheet',
      })}
    >
      {before}
      <Select
        label="Предмет"
        value={subject ?? ''}
        options={offered.map(({ id, title }) => ({ value: id, text: title }))}
        onChange={onSubject}
      />
      {subject !== undefined && children(subject)}
      <TextField
        label={dueLabel}
        type="datetime-local"
        value={due}
        error={isPast(due) && 'Строк має бути попереду'}
        onChange={(event) => setDue(event.target.value)}
      />
      <div className={css({ wrap: '2' })}>
        <Button type="submit" isLoading={isBusy} disabled={!isReady}>
          Дати класу
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Скасувати
        </Button>
      </div>
    </Form>
  )
}

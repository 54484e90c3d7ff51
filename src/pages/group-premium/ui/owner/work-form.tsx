import { useState } from 'react'
import type { WorkKind, WorkRequest } from '#contract/group-work'
import { css } from 'styled-system/css'
import { listSubjects } from '@/entities/subject'
import { useLoad } from '@/shared/lib/load'
import { Button } from '@/shared/ui/button'
import { ChoiceGroup } from '@/shared/ui/choice-group'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Select } from '@/shared/ui/select'
import { Skeleton } from '@/shared/ui/skeleton'
import { TextField } from '@/shared/ui/text-field'
import { dayFromNow, isPast, localMoment } from '../../model/local-moment'
import { workRequest } from '../../model/work-request'
import { TargetChoice } from './target-choice'

type WorkFormProps = { isBusy: boolean; onGive: (request: WorkRequest) => void; onCancel: () => void }

const kinds = [
  { value: 'topic', label: 'Тема' },
  { value: 'lesson', label: 'Урок' },
  { value: 'deck', label: 'Картки' },
] as const
const amounts: Record<WorkKind, { label: string; counts: readonly number[] } | null> = {
  topic: { label: 'Скільки завдань', counts: [5, 10, 20, 40] },
  lesson: null,
  deck: { label: 'Скільки карток', counts: [10, 20, 50, 100] },
}

/** What to do, of which subject, how much of it and until when. */
export function WorkForm({ isBusy, onGive, onCancel }: WorkFormProps) {
  const subjects = useLoad(listSubjects)
  const [kind, setKind] = useState<WorkKind>('topic')
  const [subject, setSubject] = useState('math')
  const [target, setTarget] = useState('')
  const [needed, setNeeded] = useState(10)
  const [due, setDue] = useState(() => localMoment(dayFromNow(7)))
  if (subjects.state === 'failed') {
    return (
      <ProblemNotice title="Предмети не завантажилися" onRetry={subjects.retry}>
        {problemText(subjects.problem.detail)}
      </ProblemNotice>
    )
  }
  if (subjects.state === 'loading') return <Skeleton shapes={['row', 'row', 'row']} />
  const amount = amounts[kind]
  return (
    <form
      noValidate
      aria-label="Нове завдання для групи"
      onSubmit={(event) => {
        event.preventDefault()
        if (target !== '' && !isPast(due)) onGive(workRequest({ kind, subject, target, needed, due: new Date(due).toISOString() }))
      }}
      className={form}
    >
      <ChoiceGroup
        legend="Що дати"
        options={kinds}
        value={kind}
        onChange={(next) => {
          setKind(next)
          setTarget('')
          setNeeded(10)
        }}
      />
      <Select
        label="Предмет"
        value={subject}
        options={subjects.found.map(({ id, title }) => ({ value: id, text: title }))}
        onChange={(next) => {
          setSubject(next)
          setTarget('')
        }}
      />
      <TargetChoice key={`${kind} ${subject}`} kind={kind} subject={subject} value={target} onChange={setTarget} />
      {amount && (
        <Select
          label={amount.label}
          value={String(needed)}
          options={amount.counts.map((count) => ({ value: String(count), text: String(count) }))}
          onChange={(next) => setNeeded(Number(next))}
        />
      )}
      <TextField
        label="Зробити до"
        type="datetime-local"
        value={due}
        error={isPast(due) && 'Строк має бути попереду'}
        onChange={(event) => setDue(event.target.value)}
      />
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        <Button type="submit" isLoading={isBusy} disabled={target === '' || isPast(due)}>
          Дати групі
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Скасувати
        </Button>
      </div>
    </form>
  )
}

const form = css({
  display: 'grid',
  gridTemplateColumns: 'one',
  gap: '4',
  padding: '4',
  backgroundColor: 'sunken',
  borderRadius: 'sheet',
})

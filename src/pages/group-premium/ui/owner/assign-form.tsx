import { useState } from 'react'
import type { AssignmentRequest } from '#contract/group'
import { css } from 'styled-system/css'
import { listSubjects } from '@/entities/subject'
import { useLoad } from '@/shared/lib/load'
import { Button } from '@/shared/ui/button'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { TextField } from '@/shared/ui/text-field'
import { dayFromNow, isPast, localMoment } from '../../model/local-moment'
import { PaperChoice } from './paper-choice'
import { Select } from '@/shared/ui/select'

type AssignFormProps = { isBusy: boolean; onAssign: (request: AssignmentRequest) => void; onCancel: () => void }

/** A subject, a paper and a deadline: then everybody has the same tasks in the same order. */
export function AssignForm({ isBusy, onAssign, onCancel }: AssignFormProps) {
  const subjects = useLoad(listSubjects)
  const [subject, setSubject] = useState('math')
  const [paper, setPaper] = useState('')
  const [due, setDue] = useState(() => localMoment(dayFromNow(7)))
  if (subjects.state === 'failed') {
    return (
      <ProblemNotice title="Предмети не завантажилися" onRetry={subjects.retry}>
        {problemText(subjects.problem.detail)}
      </ProblemNotice>
    )
  }
  if (subjects.state === 'loading') return <Skeleton shapes={['row', 'row', 'row']} />
  const ready = subjects.found.filter(({ papers }) => papers > 0)
  return (
    <form
      noValidate
      aria-label="Новий варіант для групи"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPast(due)) onAssign({ subject, ...(paper && { paper }), due: new Date(due).toISOString() })
      }}
      className={css({ display: 'grid', gap: '4', padding: '4', backgroundColor: 'sunken', borderRadius: 'sheet' })}
    >
      <Select
        label="Предмет"
        value={subject}
        options={ready.map(({ id, title }) => ({ value: id, text: title }))}
        onChange={(next) => {
          setSubject(next)
          setPaper('')
        }}
      />
      <PaperChoice key={subject} subject={subject} value={paper} onChange={setPaper} />
      <TextField
        label="Здати до"
        type="datetime-local"
        value={due}
        error={isPast(due) && 'Строк має бути попереду'}
        onChange={(event) => setDue(event.target.value)}
      />
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        <Button type="submit" isLoading={isBusy} disabled={isPast(due)}>
          Дати групі
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Скасувати
        </Button>
      </div>
    </form>
  )
}

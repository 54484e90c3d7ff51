import { useState } from 'react'
import type { AssignmentRequest } from '#contract/group'
import { Select } from '@/shared/ui/select'
import { GivingForm } from './giving-form'
import { PaperChoice } from './paper-choice'

type AssignFormProps = { isBusy: boolean; onAssign: (request: AssignmentRequest) => void; onCancel: () => void }

/** The form of an assignment: a subject, a paper and a deadline. All pupils get the same tasks in the same order. */
export function AssignForm({ isBusy, onAssign, onCancel }: AssignFormProps) {
  const [subject, setSubject] = useState('math')
  const [paper, setPaper] = useState('')
  return (
    <GivingForm
      label="Новий варіант для групи"
      dueLabel="Здати до"
      isBusy={isBusy}
      isChosen
      onGive={(due) => onAssign({ subject, ...(paper && { paper }), due })}
      onCancel={onCancel}
    >
      {(subjects) => (
        <>
          <Select
            label="Предмет"
            value={subject}
            options={subjects.filter(({ papers }) => papers > 0).map(({ id, title }) => ({ value: id, text: title }))}
            onChange={(next) => {
              setSubject(next)
              setPaper('')
            }}
          />
          <PaperChoice key={subject} subject={subject} value={paper} onChange={setPaper} />
        </>
      )}
    </GivingForm>
  )
}

import { useState } from 'react'
import type { AssignmentRequest } from '#contract/group'
import { GivingForm } from './giving-form'
import { PaperChoice } from './paper-choice'

type AssignFormProps = {
  isBusy: boolean
  /** The subject that stands there at first. */ given: string | null
  onAssign: (request: AssignmentRequest) => void
  onCancel: () => void
}

/** The form of an assignment: a subject, a paper and a deadline. All pupils get the same tasks in the same order. */
export function AssignForm({ isBusy, given, onAssign, onCancel }: AssignFormProps) {
  const [subject, setSubject] = useState(given)
  const [paper, setPaper] = useState('')
  return (
    <GivingForm
      label="Новий варіант для класу"
      dueLabel="Здати до"
      isBusy={isBusy}
      isChosen
      isOffered={({ papers }) => papers > 0}
      subject={subject}
      onSubject={(next) => {
        setSubject(next)
        setPaper('')
      }}
      onGive={(work) => onAssign({ ...work, ...(paper && { paper }) })}
      onCancel={onCancel}
    >
      {(chosen) => <PaperChoice key={chosen} subject={chosen} value={paper} onChange={setPaper} />}
    </GivingForm>
  )
}

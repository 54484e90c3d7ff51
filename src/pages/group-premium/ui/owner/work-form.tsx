import { useState } from 'react'
import type { WorkKind, WorkRequest } from '#contract/group-work'
import { ChoiceGroup } from '@/shared/ui/choice-group'
import { Select } from '@/shared/ui/select'
import { workRequest } from '../../model/work-request'
import { GivingForm } from './giving-form'
import { TargetChoice } from './target-choice'

type WorkFormProps = {
  isBusy: boolean
  /** The subject that stands there at first. */ given: string | null
  onGive: (request: WorkRequest) => void
  onCancel: () => void
}

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

/** Asks for the work: its kind, subject, amount and deadline. */
export function WorkForm({ isBusy, given, onGive, onCancel }: WorkFormProps) {
  const [kind, setKind] = useState<WorkKind>('topic')
  const [subject, setSubject] = useState(given)
  const [target, setTarget] = useState('')
  const [needed, setNeeded] = useState(10)
  const amount = amounts[kind]
  return (
    <GivingForm
      label="Нове завдання для класу"
      dueLabel="Зробити до"
      isBusy={isBusy}
      isChosen={target !== ''}
      subject={subject}
      onSubject={(next) => {
        setSubject(next)
        setTarget('')
      }}
      onGive={(work) => onGive(workRequest({ kind, target, needed, ...work }))}
      onCancel={onCancel}
      before={
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
      }
    >
      {(chosen) => (
        <>
          <TargetChoice key={`${kind} ${chosen}`} kind={kind} subject={chosen} value={target} onChange={setTarget} />
          {amount && (
            <Select
              label={amount.label}
              value={String(needed)}
              options={amount.counts.map((count) => ({ value: String(count), text: String(count) }))}
              onChange={(next) => setNeeded(Number(next))}
            />
          )}
        </>
      )}
    </GivingForm>
  )
}

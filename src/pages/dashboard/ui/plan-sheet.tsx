import { useId, useState, type FormEvent } from 'react'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Checkbox } from '@/shared/ui/checkbox'
import { Dialog } from '@/shared/ui/dialog'
import { readTargets } from '../model/targets'
import { DaysOffField, ElectiveField, MinutesField, TargetFields, WeeklyGoalField } from './plan-fields'
import type { PlanSheetProps } from './sheet-props'

/** Edits the plan: time, days off, the fourth subject, targets, the goal of a week. */
export function PlanSheet({ isOpen, onClose, preferences, onChange, subjects }: PlanSheetProps) {
  const [draft, setDraft] = useState(preferences)
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(Object.entries(preferences.targets).map(([id, score]) => [id, String(score)])),
  )
  const [isChecked, setChecked] = useState(false)
  const form = useId()
  const { targets, wrong } = readTargets(typed)
  const save = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (wrong.length > 0) return
    const { minutesPerDay, daysOff, elective, weeklyGoal, isCalm } = draft
    void onChange({ minutesPerDay, daysOff, elective, weeklyGoal, isCalm, targets }).then(onClose)
  }
  const fields = { draft, onDraft: setDraft }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Цілі й план"
      footer={
        <Button type="submit" form={form}>
          Зберегти
        </Button>
      }
    >
      <form id={form} noValidate className={css({ stack: '5' })} onSubmit={save}>
        <MinutesField {...fields} />
        <DaysOffField {...fields} />
        <ElectiveField {...fields} subjects={subjects} />
        <TargetFields
          subjects={subjects.filter(({ kind, subject }) => kind === 'required' || subject === draft.elective)}
          typed={typed}
          wrong={isChecked ? wrong : []}
          onType={(subject, text) => setTyped({ ...typed, [subject]: text })}
        />
        <WeeklyGoalField {...fields} />
        <Checkbox checked={draft.isCalm} onChange={(event) => setDraft({ ...draft, isCalm: event.target.checked })}>
          Спокійний режим: без серій і цілей на тиждень
        </Checkbox>
      </form>
    </Dialog>
  )
}

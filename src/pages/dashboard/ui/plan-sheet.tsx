import { useId, useState } from 'react'
import { css } from 'styled-system/css'
import { dayAfter } from '#contract/day'
import { countOf } from '@/entities/subject'
import { Button } from '@/shared/ui/button'
import { Checkbox } from '@/shared/ui/checkbox'
import { Dialog } from '@/shared/ui/dialog'
import { TextField } from '@/shared/ui/text-field'
import { weekdayText } from '../model/day-text'
import { readTargets } from '../model/targets'
import { Select } from '@/shared/ui/select'
import type { PlanSheetProps } from './sheet-props'

/** Any Monday. */
const monday = '2026-11-16'
const weekdays = [0, 1, 2, 3, 4, 5, 6]
const minuteChoices = [15, 30, 45, 60, 90, 120, 180, 240]

/** Edits the plan: time, days off, the fourth subject, targets, the goal of a week. */
export function PlanSheet({ isOpen, onClose, preferences, onChange, subjects }: PlanSheetProps) {
  const [draft, setDraft] = useState(preferences)
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(Object.entries(preferences.targets).map(([id, score]) => [id, String(score)])),
  )
  const [isChecked, setChecked] = useState(false)
  const form = useId()
  const { targets, wrong } = readTargets(typed)
  const own = subjects.filter(({ kind, subject }) => kind === 'required' || subject === draft.elective)
  const save = () => {
    setChecked(true)
    if (wrong.length > 0) return
    const { minutesPerDay, daysOff, elective, weeklyGoal, isCalm } = draft
    void onChange({ minutesPerDay, daysOff, elective, weeklyGoal, isCalm, targets }).then(onClose)
  }
  const toggleDay = (day: number, isOff: boolean) =>
    setDraft({
      ...draft,
      daysOff: isOff ? [...draft.daysOff, day].toSorted((a, b) => a - b) : draft.daysOff.filter((each) => each !== day),
    })
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
      <form
        id={form}
        noValidate
        className={css({ display: 'grid', gap: '5' })}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Select
          label="Скільки часу на день"
          value={String(draft.minutesPerDay)}
          onChange={(value) => setDraft({ ...draft, minutesPerDay: Number(value) })}
        >
          {[...new Set([...minuteChoices, draft.minutesPerDay])]
            .toSorted((a, b) => a - b)
            .map((minutes) => (
              <option key={minutes} value={minutes}>
                {countOf(minutes, 'minute')}
              </option>
            ))}
        </Select>
        <fieldset>
          <legend className={css({ textStyle: 'smallLabel' })}>Вихідні від навчання</legend>
          <div className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '5' })}>
            {weekdays.map((day) => (
              <Checkbox
                key={day}
                checked={draft.daysOff.includes(day)}
                disabled={!draft.daysOff.includes(day) && draft.daysOff.length === 6}
                onChange={(event) => toggleDay(day, event.target.checked)}
              >
                {weekdayText(dayAfter(monday, day))}
              </Checkbox>
            ))}
          </div>
        </fieldset>
        <Select
          label="Четвертий предмет"
          hint="Тут ті предмети, з яких уже є завдання"
          value={draft.elective ?? ''}
          onChange={(value) => setDraft({ ...draft, elective: value || null })}
        >
          <option value="">Ще не знаю</option>
          {subjects
            .filter(({ kind }) => kind === 'elective')
            .map(({ subject, title }) => (
              <option key={subject} value={subject}>
                {title}
              </option>
            ))}
        </Select>
        <fieldset className={css({ display: 'grid', gap: '3' })}>
          <legend className={css({ textStyle: 'smallLabel', marginBottom: '2' })}>Бажаний бал, від 100 до 200</legend>
          {own.map(({ subject, title }) => (
            <TextField
              key={subject}
              label={title}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={typed[subject] ?? ''}
              error={isChecked && wrong.includes(subject) ? 'Напиши ціле число від 100 до 200 або лиши порожнім' : undefined}
              onChange={(event) => setTyped({ ...typed, [subject]: event.target.value })}
            />
          ))}
        </fieldset>
        <Select
          label="Ціль на тиждень"
          value={String(draft.weeklyGoal)}
          onChange={(value) => setDraft({ ...draft, weeklyGoal: Number(value) })}
        >
          {weekdays.map((day) => (
            <option key={day} value={day + 1}>
              {day + 1} з 7 днів
            </option>
          ))}
        </Select>
        <Checkbox checked={draft.isCalm} onChange={(event) => setDraft({ ...draft, isCalm: event.target.checked })}>
          Спокійний режим: без серій і цілей на тиждень
        </Checkbox>
      </form>
    </Dialog>
  )
}

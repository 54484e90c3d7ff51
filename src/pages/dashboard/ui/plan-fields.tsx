import { css } from 'styled-system/css'
import { dayAfter } from '#domain/day'
import type { SubjectReadiness } from '#domain/prediction'
import type { StudyPreferences } from '#domain/study-preferences'
import { weekdayText } from '@/entities/statistic'
import { countOf } from '@/entities/subject'
import { Checkbox } from '@/shared/ui/checkbox'
import { Select } from '@/shared/ui/select'
import { TextField } from '@/shared/ui/text-field'

/** Any Monday. */
const monday = '2026-11-16'
const weekdays = [0, 1, 2, 3, 4, 5, 6]
const minuteChoices = [15, 30, 45, 60, 90, 120, 180, 240]

type DraftProps = { draft: StudyPreferences; onDraft: (draft: StudyPreferences) => void }
type Subjects = readonly SubjectReadiness[]

/** Chooses the minutes of a day of study. */
export function MinutesField({ draft, onDraft }: DraftProps) {
  const choices = [...new Set([...minuteChoices, draft.minutesPerDay])].toSorted((a, b) => a - b)
  return (
    <Select
      label="Скільки часу на день"
      value={String(draft.minutesPerDay)}
      options={choices.map((minutes) => ({ value: String(minutes), text: countOf(minutes, 'minute') }))}
      onChange={(value) => onDraft({ ...draft, minutesPerDay: Number(value) })}
    />
  )
}

/** Chooses the days without study; one day of the week always stays. */
export function DaysOffField({ draft, onDraft }: DraftProps) {
  const { daysOff } = draft
  const toggle = (day: number, isOff: boolean) =>
    onDraft({ ...draft, daysOff: isOff ? [...daysOff, day].toSorted((a, b) => a - b) : daysOff.filter((each) => each !== day) })
  return (
    <fieldset>
      <legend className={css({ textStyle: 'smallLabel' })}>Вихідні від навчання</legend>
      <div className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '5' })}>
        {weekdays.map((day) => (
          <Checkbox
            key={day}
            checked={daysOff.includes(day)}
            disabled={!daysOff.includes(day) && daysOff.length === 6}
            onChange={(event) => toggle(day, event.target.checked)}
          >
            {weekdayText(dayAfter(monday, day))}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}

/** Chooses the fourth subject among those that have tasks. */
export function ElectiveField({ draft, onDraft, subjects }: DraftProps & { subjects: Subjects }) {
  const electives = subjects.filter(({ kind }) => kind === 'elective')
  return (
    <Select
      label="Четвертий предмет"
      hint="Тут ті предмети, з яких уже є завдання"
      value={draft.elective ?? ''}
      options={electives.map(({ subject, title }) => ({ value: subject, text: title }))}
      onChange={(value) => onDraft({ ...draft, elective: value || null })}
    >
      <option value="">Ще не знаю</option>
    </Select>
  )
}

type TargetFieldsProps = {
  subjects: Subjects
  typed: Readonly<Record<string, string>>
  /** Subjects whose target is no score. */
  wrong: readonly string[]
  onType: (subject: string, text: string) => void
}

/** Takes the wished score of each subject. */
export const TargetFields = ({ subjects, typed, wrong, onType }: TargetFieldsProps) => (
  <fieldset className={css({ stack: '3' })}>
    <legend className={css({ textStyle: 'smallLabel', marginBottom: '2' })}>Бажаний бал, від 100 до 200</legend>
    {subjects.map(({ subject, title }) => (
      <TextField
        key={subject}
        label={title}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={typed[subject] ?? ''}
        error={wrong.includes(subject) ? 'Напиши ціле число від 100 до 200 або лиши порожнім' : undefined}
        onChange={(event) => onType(subject, event.target.value)}
      />
    ))}
  </fieldset>
)

/** Chooses the days of study in a week that count as its goal. */
export const WeeklyGoalField = ({ draft, onDraft }: DraftProps) => (
  <Select
    label="Ціль на тиждень"
    value={String(draft.weeklyGoal)}
    options={weekdays.map((day) => ({ value: String(day + 1), text: `${day + 1} з 7 днів` }))}
    onChange={(value) => onDraft({ ...draft, weeklyGoal: Number(value) })}
  />
)

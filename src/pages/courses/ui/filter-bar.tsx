import { useId } from 'react'
import type { CourseSummary } from '#contract/course-summary'
import { css } from 'styled-system/css'
import { levelNames } from '../model/course-text'
import { SelectBox } from '@/shared/ui/select'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import { accesses, lengths, subjectsIn, type Filters } from '../model/filters'

type FilterBarProps = { courses: readonly CourseSummary[]; filters: Filters; onChange: (filters: Filters) => void }

/** Narrows the catalogue down by what matters to a choice. */
export function FilterBar({ courses, filters, onChange }: FilterBarProps) {
  const choose = (name: keyof Filters) => (value: string) => onChange({ ...filters, [name]: value })
  const subjects = Object.fromEntries(subjectsIn(courses).map(({ id, title }) => [id, title]))
  return (
    <fieldset className={css({ stack: '3', minWidth: '0', gridTemplateColumns: { base: 'two', md: 'four', _bigLetters: 'one' } })}>
      <legend>
        <VisuallyHidden>Які курси показати</VisuallyHidden>
      </legend>
      <Choice label="Предмет" every="усі предмети" options={subjects} value={filters.subject} onChange={choose('subject')} />
      <Choice label="Ціль" every="будь-яка" options={levelNames} value={filters.level} onChange={choose('level')} />
      <Choice label="Тривалість" every="будь-яка" options={lengths} value={filters.length} onChange={choose('length')} />
      <Choice label="Доступ" every="будь-який" options={accesses} value={filters.access} onChange={choose('access')} />
    </fieldset>
  )
}

type ChoiceProps = { label: string; every: string; options: Record<string, string>; value: string; onChange: (value: string) => void }

function Choice({ label, every, options, value, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className={css({ stack: '1', gridTemplateColumns: 'one' })}>
      <label htmlFor={id} className={css({ textStyle: 'smallLabel', color: 'inkMuted' })}>
        {label}
      </label>
      <SelectBox
        id={id}
        value={value}
        onChange={onChange}
        options={[{ value: '', text: every }, ...Object.entries(options).map(([name, title]) => ({ value: name, text: title }))]}
      />
    </div>
  )
}

import type { SubjectSummary } from '#domain/subject'
import { css } from 'styled-system/css'
import { electiveIn, examDayOf } from '../model/exam-day'
import { ChoiceGroup } from '@/shared/ui/choice-group'
import { ExtraTime } from './extra-time'
import type { FormProps } from './form'
import { PaperChoice } from './paper-choice'

const namesOf = (subjects: readonly SubjectSummary[]): string[] =>
  subjects.map(({ title }) => title.charAt(0).toLocaleLowerCase('uk') + title.slice(1))

/** One subject or the day of the exam, which paper, and under which rules. */
export function NmtForm(props: FormProps) {
  const { values, onChange, ground } = props
  const { subject, subjects } = ground
  const day = examDayOf(subjects)
  const notReady = 'завдання готуємо'
  return (
    <>
      <ChoiceGroup
        isStacked
        legend="Що складаємо"
        value={values.scope}
        onChange={(scope) => onChange({ scope })}
        options={[
          { value: 'subject', label: subject.title, hint: 'один предмет, 60 хвилин' },
          {
            value: 'day',
            label: 'Увесь день НМТ',
            hint: day.isFirstReady && day.isSecondReady ? 'чотири предмети: 120 хвилин, перерва 20 хвилин, ще 120' : notReady,
            isDisabled: !(day.isFirstReady && day.isSecondReady),
          },
          {
            value: '1',
            label: `Блок 1: ${namesOf(day.first).join(' й ')}`,
            hint: day.isFirstReady ? '120 хвилин на обидва' : notReady,
            isDisabled: !day.isFirstReady,
          },
          {
            value: '2',
            label: `Блок 2: ${[...namesOf(day.second), 'предмет на вибір'].join(' й ')}`,
            hint: day.isSecondReady ? '120 хвилин на обидва' : notReady,
            isDisabled: !day.isSecondReady,
          },
        ]}
      />
      {(values.scope === '2' || values.scope === 'day') && day.electives.length > 0 && (
        <ChoiceGroup
          legend="Предмет на вибір"
          value={electiveIn(day, values.elective, subject.id) ?? null}
          onChange={(elective) => onChange({ elective })}
          options={day.electives.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      {values.scope === 'subject' && <PaperChoice {...props} />}
      <ChoiceGroup
        isStacked
        legend="Збереження відповідей"
        value={values.save}
        onChange={(save) => onChange({ save })}
        options={[
          { value: 'automatic', label: 'Автоматично', hint: 'кожна відповідь рахується, щойно її дано' },
          { value: 'onDemand', label: 'Як на НМТ', hint: 'рахується лише збережене кнопкою «Зберегти»' },
        ]}
      />
      <ExtraTime value={values.extra} onChange={(extra) => onChange({ extra })} />
      <p className={css({ textStyle: 'small', color: 'inkMuted', md: { display: 'none' } })}>
        Справжній НМТ складають за комп’ютером. Пройди симуляцію з комп’ютера хоча б раз, щоб звикнути до великого екрана.
      </p>
    </>
  )
}

import type { PracticeTask } from '#contract/practice'
import { css } from 'styled-system/css'
import { leavesOf, nearestPool, poolOf, topicTree } from '@/entities/practice'
import { countOf, formName } from '@/entities/subject'
import { CheckGroup } from './check-group'
import { ChoiceGroup } from '@/shared/ui/choice-group'
import { CountChoice } from './count-choice'
import { ExtraTime } from './extra-time'
import type { FormProps } from './form'
import { NearestSet } from './nearest-set'
import { TopicChoice } from './topic-choice'

const levels = { easy: 'Легкі', medium: 'Середні', hard: 'Складні' } satisfies Record<PracticeTask['difficulty'], string>
const levelNames = Object.keys(levels) as PracticeTask['difficulty'][]
const clocks = [null, 15, 30, 45, 60, 90, 120]

/** The whole builder. Each choice says how many tasks it would leave. */
export function CustomForm({ values, onChange, ground: { subject, practice } }: FormProps) {
  const { tasks } = practice
  const tree = topicTree(subject.topics, tasks)
  const filter = { topics: leavesOf(tree, values.topic), forms: values.form, difficulty: values.level, only: values.only }
  const pool = poolOf(tasks, filter)
  const countWith = (change: Partial<typeof filter>) => poolOf(tasks, { ...filter, ...change }).length
  const forms = [...new Set(tasks.map(({ form }) => form))]
  const nearest = pool.length === 0 ? nearestPool(tasks, filter) : null
  return (
    <>
      <TopicChoice legend="Теми (нічого не обрано — усі)" tree={tree} chosen={values.topic} onChange={(topic) => onChange({ topic })} />
      <CheckGroup
        legend="Види завдань (нічого не обрано — усі)"
        chosen={values.form}
        onChange={(form) => onChange({ form })}
        options={forms.map((form) => ({ value: form, label: formName(form), count: countWith({ forms: [form] }) }))}
      />
      <CheckGroup
        legend="Складність (нічого не обрано — будь-яка)"
        chosen={values.level}
        onChange={(level) => onChange({ level })}
        options={levelNames.map((level) => ({ value: level, label: levels[level], count: countWith({ difficulty: [level] }) }))}
      />
      <ChoiceGroup
        legend="Які завдання"
        value={values.only}
        onChange={(only) => onChange({ only })}
        options={[
          { value: null, label: `Усі ${countWith({ only: null })}` },
          { value: 'new', label: `Нові ${countWith({ only: 'new' })}` },
          { value: 'wrong', label: `Помилки ${countWith({ only: 'wrong' })}` },
          { value: 'saved', label: `Закладки ${countWith({ only: 'saved' })}` },
        ]}
      />
      <p role="status" className={css({ textStyle: 'label' })}>
        Підходить {countOf(pool.length, 'task')}
      </p>
      {nearest && (
        <NearestSet
          nearest={nearest}
          onTake={({ filter: { topics, forms: form, difficulty: level, only } }) =>
            onChange({ topic: topics.length === 0 ? [] : values.topic, form: [...form], level: [...level], only })
          }
        />
      )}
      <CountChoice available={pool.length} most={60} usual={20} wish={values.count} onChange={(count) => onChange({ count })} />
      <ChoiceGroup
        legend="Перевірка"
        value={values.feedback}
        onChange={(feedback) => onChange({ feedback })}
        options={[
          { value: 'afterEach', label: 'Після кожного завдання' },
          { value: 'atEnd', label: 'Наприкінці' },
        ]}
      />
      <ChoiceGroup
        legend="Годинник"
        value={values.minutes}
        onChange={(minutes) => onChange({ minutes })}
        options={clocks.map((minutes) => ({ value: minutes, label: minutes === null ? 'Без нього' : `${minutes} хв` }))}
      />
      {values.minutes !== null && <ExtraTime value={values.extra} onChange={(extra) => onChange({ extra })} />}
    </>
  )
}

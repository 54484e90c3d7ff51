import { leavesOf, poolOf, topicTree, wholePool } from '@/entities/practice'
import { ChoiceGroup } from '@/shared/ui/choice-group'
import { CountChoice } from './count-choice'
import type { FormProps } from './form'
import { TopicChoice } from './topic-choice'

/** Asks for topics, the choice of their tasks and their number. */
export function TopicsForm({ values, onChange, ground: { subject, practice } }: FormProps) {
  const tree = topicTree(subject.topics, practice.tasks)
  const topics = leavesOf(tree, values.topic)
  const chosen = topics.length === 0 ? [] : poolOf(practice.tasks, { ...wholePool, topics })
  const count = (state: 'new' | 'wrong') => chosen.filter((task) => task.state === state).length
  const only = values.only === 'saved' ? null : values.only
  return (
    <>
      <TopicChoice legend="Теми" tree={tree} chosen={values.topic} onChange={(topic) => onChange({ topic })} />
      <ChoiceGroup
        legend="Які завдання"
        value={only}
        onChange={(next) => onChange({ only: next })}
        options={[
          { value: null, label: `Усі ${chosen.length}` },
          { value: 'new', label: `Лише нові ${count('new')}` },
          { value: 'wrong', label: `Лише помилки ${count('wrong')}` },
        ]}
      />
      <CountChoice
        available={only === null ? chosen.length : count(only)}
        wish={values.count}
        onChange={(next) => onChange({ count: next })}
      />
    </>
  )
}

import { leavesOf, poolOf, topicTree, wholePool } from '@/entities/practice'
import { CountChoice } from './count-choice'
import type { FormProps } from './form'
import { TopicChoice } from './topic-choice'

/** Chooses the count of tasks and their topics; without a topic all of them count. */
export function MixedForm({ values, onChange, ground: { subject, practice } }: FormProps) {
  const tree = topicTree(subject.topics, practice.tasks)
  const topics = leavesOf(tree, values.topic)
  return (
    <>
      <CountChoice
        available={poolOf(practice.tasks, { ...wholePool, topics }).length}
        wish={values.count}
        onChange={(count) => onChange({ count })}
      />
      <TopicChoice
        legend="Теми (нічого не обрано — мікс з усіх)"
        tree={tree}
        chosen={values.topic}
        onChange={(topic) => onChange({ topic })}
      />
    </>
  )
}

import { css } from 'styled-system/css'
import type { PracticeTask } from '#contract/practice'
import { leavesOf, topicTree } from '@/entities/practice'
import { countOf } from '@/entities/subject'
import { EmptyState } from '@/shared/ui/empty-state'
import { CountChoice } from './count-choice'
import type { FormProps } from './form'
import { TaskTable } from './task-table'
import { TopicChoice } from './topic-choice'

/** The queue: how long it is, what of it is due, and by which topics. */
export function MistakesForm({ values, onChange, ground: { subject, practice } }: FormProps) {
  const queue = practice.tasks.filter(({ mistake }) => mistake !== null)
  const due = queue.filter(isDue)
  if (queue.length === 0) {
    return (
      <EmptyState title="Помилок на повторення немає">
        Завдання потрапляє сюди, щойно відповідь на нього виявиться неправильною. Почни зі швидкого тренування.
      </EmptyState>
    )
  }
  const tree = topicTree(subject.topics, due)
  const topics = leavesOf(tree, values.topic)
  const halfway = queue.filter(({ mistake }) => mistake?.rightDays === 1).length
  return (
    <>
      <p>
        {due.length === queue.length ? (
          <>
            Сьогодні можна повторити всі помилки: <strong>{due.length}</strong>.
          </>
        ) : (
          <>
            Усього помилок: {queue.length}. З них сьогодні на черзі <strong>{due.length}</strong>, решта — іншого дня.
          </>
        )}{' '}
        {halfway > 0 && `Розв’яжи ще раз іншого дня, щоб прибрати: ${countOf(halfway, 'task')}.`}
      </p>
      <TaskTable caption="Помилки за розділами" topics={subject.topics} head="На сьогодні" tasks={queue} some={due} />
      {due.length === 0 ? (
        <p className={css({ padding: '4', backgroundColor: 'markerWash', borderRadius: 'sheet' })}>
          На сьогодні все: розв’язане сьогодні повернеться завтра.
        </p>
      ) : (
        <>
          <CountChoice
            available={topics.length === 0 ? due.length : due.filter(({ topic }) => topics.includes(topic)).length}
            wish={values.count}
            onChange={(count) => onChange({ count })}
          />
          {tree.length > 1 && (
            <TopicChoice
              legend="Теми (нічого не обрано — усі)"
              tree={tree}
              chosen={values.topic}
              onChange={(topic) => onChange({ topic })}
            />
          )}
        </>
      )}
    </>
  )
}

const isDue = ({ mistake }: PracticeTask): boolean => mistake?.isDue === true

import { EmptyState } from '@/shared/ui/empty-state'
import { countOf } from '@/entities/subject'
import type { FormProps } from './form'
import { TaskTable } from './task-table'

/** Lists saved tasks by section. */
export function SavedForm({ ground: { subject, practice } }: FormProps) {
  const saved = practice.tasks.filter(({ isSaved }) => isSaved)
  if (saved.length === 0) {
    return (
      <EmptyState title="Закладок ще немає">
        Натисни «Закладка» біля завдання під час тесту або в розборі — і воно чекатиме тут, щоб розв’язати його ще раз.
      </EmptyState>
    )
  }
  return (
    <>
      <p>У закладках {countOf(saved.length, 'task')}. Розв’яжеш усі поспіль; закладка лишиться, доки її не знімеш.</p>
      <TaskTable caption="Закладки за розділами" topics={subject.topics} head="Завдань" tasks={saved} />
    </>
  )
}

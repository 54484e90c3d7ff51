import { useEffect, useRef } from 'react'
import type { OpenQuestion } from '../model/open-question'
import type { Task } from '../model/task-state'

/** For each subject the task that lay open last, so that a change of subject leads back to it. */
export function useLastTasks({ tasks, question }: Pick<OpenQuestion, 'tasks' | 'question'>): (subject: string) => Task | undefined {
  const last = useRef<Record<string, string>>({})
  useEffect(() => {
    last.current[question.subject] = question.id
  }, [question])
  return (subject) => tasks.find(({ id }) => id === last.current[subject]) ?? tasks.find((task) => task.subject === subject)
}

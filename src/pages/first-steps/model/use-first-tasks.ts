import { useState } from 'react'
import { firstSubject, listSubjects } from '@/entities/subject'
import { useStartSurvey } from '@/features/start-survey'
import { problemOf, type Problem } from '@/shared/api'

/** Begins five tasks of the first required subject that has some, easy ones first. A failure stays in `problem` until the next try. */
export function useFirstTasks(): { begin: () => void; isStarting: boolean; problem: Problem | null } {
  const { start, isStarting, problem } = useStartSurvey()
  const [asked, setAsked] = useState<'no' | 'asking' | Problem>('no')
  const begin = async () => {
    if (asked === 'asking' || isStarting) return
    setAsked('asking')
    try {
      const subject = firstSubject((await listSubjects()).filter(({ practice }) => (practice ?? 0) > 0))
      if (subject === undefined) throw new Error('The catalogue has no tasks')
      start({ mode: 'quick', subject, count: 5 })
      setAsked('no')
    } catch (error) {
      setAsked(problemOf(error))
    }
  }
  return {
    begin: () => void begin(),
    isStarting: isStarting || asked === 'asking',
    problem: typeof asked === 'object' ? asked : problem,
  }
}

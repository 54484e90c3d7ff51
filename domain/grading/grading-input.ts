import type { Key } from '../key.ts'
import type { Question } from '../question.ts'
import type { Result, ResultItem } from '../result.ts'
import type { Subject } from '../subject.ts'
import type { SurveyMode } from '../survey-mode.ts'
import type { Received, Timed } from './clock.ts'

/** A survey as its result rests on it. `papers` names the subjects whose whole paper it holds: only those get a verdict. */
export type GradedSurvey = Timed & {
  id: string
  subject: string
  subjects: string[]
  mode: SurveyMode
  title: string
  parent: string | null
  papers: readonly { subject: string; paper: string | null }[]
  isBegunOffline?: boolean
}
export type GradedSubject = Pick<Subject, 'id' | 'title' | 'scale' | 'topics'>
/** A task with its key. The key must not leave the server before the survey is finished, unless it is sealed. */
export type KeyedTask = { question: Question; key: Key }

/** Everything that a result follows from. */
export type GradingInput = {
  survey: GradedSurvey
  subjects: readonly GradedSubject[]
  tasks: readonly KeyedTask[]
  events: readonly Received[]
}

/** A result without the words of its tasks, which are joined to it when it is shown. */
export type GradedItem = Omit<ResultItem, 'question' | 'key'> & { id: string; version: number }
export type Graded = Omit<Result, 'items' | 'day'> & { items: GradedItem[] }

/** The authored paper that a survey was made of. */
export const paperOf = ({ papers: [first, ...rest] }: Pick<GradedSurvey, 'papers'>): string | null =>
  rest.length === 0 ? (first?.paper ?? null) : null

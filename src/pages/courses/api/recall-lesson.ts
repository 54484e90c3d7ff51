import type { Lesson } from '#contract/course'
import type { UserFact } from '#contract/user-fact'
import { progressOf } from '../model/progress'
import type { UserFacts } from '@/entities/user-fact'
import { latestAttempt } from '../model/attempt'
import type { Memory } from '../model/lesson.machine'

/** A lesson waits so long for what other devices have done; then what this one knows is enough. */
const patienceMs = 2500

/** Reads what is remembered of a lesson: its finished steps and the last attempt at its check. */
export async function recallLesson(lesson: Lesson, facts: UserFacts, signal: AbortSignal): Promise<Memory> {
  const [steps, answers] = await Promise.all([recalled(facts, 'lesson.step', signal), recalled(facts, 'lesson.answer', signal)])
  return { done: progressOf(lesson.course.id, steps).done[lesson.id] ?? [], attempt: latestAttempt(lesson, answers) }
}

const recalled = (facts: UserFacts, kind: UserFact['kind'], signal: AbortSignal): Promise<UserFact[]> =>
  Promise.race([facts.of(kind), patience(signal).then(() => facts.own(kind))])

const patience = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })

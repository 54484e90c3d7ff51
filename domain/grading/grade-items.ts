import { isBlank, scoreAnswer } from '../scoring/score-answer.ts'
import type { SurveyEvent } from '../survey-event.ts'
import { inOrder, stateOf } from '../survey-state.ts'
import { effectiveIn, isInTime } from './clock.ts'
import { secondsByTask, turnsOf } from './item-history.ts'
import type { GradedItem, KeyedTask, GradingInput } from './grading-input.ts'

/**
 * The tasks of a survey that ended at `end`, graded as of `now`. Answers given after the deadline, and drafts where answers are saved on
 * demand, are shown beside the task but earn nothing.
 */
export function gradeItems({ survey, tasks, events }: GradingInput, end: Date, now: Date): GradedItem[] {
  const facts = inOrder(effectiveIn(survey, events, now))
  const inTime = stateOf(facts.filter((event) => isInTime(survey, event, now)))
  const whole = stateOf(facts)
  const given = Map.groupBy(facts.filter(isAnswer), ({ question }) => question)
  const seconds = secondsByTask(facts, end)
  const numbers = numbersOf(tasks)
  const isOnDemand = survey.policy.save === 'onDemand'
  return tasks.map(({ question: { id, version }, key }, index) => {
    const answers = given.get(id) ?? []
    const draft = inTime.answers[id] ?? null
    const answer = isOnDemand ? (inTime.saved[id] ?? null) : draft
    const isDraft = !isBlank(draft) && JSON.stringify(draft) !== JSON.stringify(answer)
    return {
      id,
      version,
      number: numbers[index] ?? 0,
      answer,
      ...(answers.some((event) => !isInTime(survey, event, now)) && { lateAnswer: whole.answers[id] ?? null }),
      ...(isDraft && { draft, draftPoints: scoreAnswer(key, draft).points }),
      isFlagged: whole.flagged[id] ?? false,
      confidence: whole.confidence[id] ?? null,
      seconds: seconds.get(id) ?? 0,
      ...turnsOf(
        key,
        answers.map(({ value }) => value),
        answer,
      ),
      ...(isDraft && { turn: null }),
      ...scoreAnswer(key, answer),
    }
  })
}

const isAnswer = (event: SurveyEvent) => event.kind === 'answer'

/** The first number of each task in the paper of its subject. */
function numbersOf(tasks: readonly KeyedTask[]): number[] {
  const next = new Map<string, number>()
  return tasks.map(({ question: { subject, numbers } }) => {
    const number = next.get(subject) ?? 1
    next.set(subject, number + numbers)
    return number
  })
}

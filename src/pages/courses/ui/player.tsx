import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState, type FC, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { fromPromise, type StateValueFrom } from 'xstate'
import type { Lesson } from '#contract/course'
import type { LessonStep } from '#domain/lesson-step'
import { useUserFacts } from '@/entities/user-fact'
import { inspection } from '@/shared/lib/inspection'
import { usePageTitle } from '@/shared/lib/page-title'
import { addresses } from '@/shared/routes'
import { recallLesson } from '../api/recall-lesson'
import { lessonMachine, type LessonEvent, type Memory } from '../model/lesson.machine'
import { CheckStep } from './check-step'
import { ExampleStep } from './example-step'
import { LessonFrame } from './lesson-frame'
import { LessonSummary } from './lesson-summary'
import type { StepProps } from './step-props'
import { TheoryStep } from './theory-step'
import { TryStep } from './try-step'

type Value = StateValueFrom<typeof lessonMachine>
type Checking = Extract<Value, object>['checking']
type State = Exclude<Extract<Value, string>, 'checking'> | NonNullable<Checking>

const Nothing: FC = () => null
export const viewOf: Record<State, FC<StepProps>> = {
  recalling: Nothing,
  placing: Nothing,
  reading: TheoryStep,
  watching: ExampleStep,
  trying: TryStep,
  choosing: CheckStep,
  answering: CheckStep,
  explained: CheckStep,
  passed: LessonSummary,
  failed: LessonSummary,
}
const stepOf: Record<State, LessonStep | null> = {
  recalling: null,
  placing: null,
  reading: 'theory',
  watching: 'example',
  trying: 'try',
  choosing: 'check',
  answering: 'check',
  explained: 'check',
  passed: 'check',
  failed: 'check',
}
export const stateOf = (value: Value): State =>
  typeof value === 'object' ? (value.checking ?? 'choosing') : value === 'checking' ? 'choosing' : value

type PlayerProps = { lesson: Lesson; wish: LessonStep | null; lessons: number | null; notice: ReactNode }

/** Runs one lesson: what happens in it becomes facts, and the step on screen stands in the address. */
export function Player({ lesson, wish, lessons, notice }: PlayerProps) {
  const facts = useUserFacts()
  const [, navigate] = useLocation()
  const [hasMoved, setMoved] = useState(false)
  const [recall] = useState(() => fromPromise<Memory>(({ signal }) => recallLesson(lesson, facts, signal)))
  const actor = useActorRef(lessonMachine.provide({ actors: { recall } }), { input: { lesson, wish }, ...inspection() })
  const state = useSelector(actor, ({ value }) => stateOf(value))
  const done = useSelector(actor, ({ context }) => context.done)
  const attempt = useSelector(actor, ({ context }) => context.attempt)
  usePageTitle(lesson.title)
  useEffect(() => {
    const ids = { course: lesson.course.id, lesson: lesson.id }
    const keep = (fact: Parameters<typeof facts.state>[0]) => void facts.state(fact).catch(() => undefined)
    const subscriptions = [
      actor.on('step.finished', ({ step }) => keep({ kind: 'lesson.step', ...ids, step })),
      actor.on('task.answered', ({ type: _type, ...answer }) => keep({ kind: 'lesson.answer', ...ids, ...answer })),
      actor.on('step.entered', ({ step }) =>
        navigate(addresses.courses.to({ course: lesson.course.id, lesson: lesson.number, step }), { replace: true }),
      ),
    ]
    return () => subscriptions.forEach(({ unsubscribe }) => unsubscribe())
  }, [actor, facts, lesson, navigate])
  const send = (event: LessonEvent) => {
    setMoved(true)
    actor.send(event)
  }
  const step = stepOf[state]
  const View = viewOf[state]
  return (
    <LessonFrame lesson={lesson} step={step} done={done} notice={notice} onOpen={(wanted) => send({ type: 'step.open', step: wanted })}>
      <View lesson={lesson} attempt={attempt} isExplained={state === 'explained'} lessons={lessons} hasMoved={hasMoved} send={send} />
    </LessonFrame>
  )
}

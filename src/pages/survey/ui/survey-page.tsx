import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { ActorRefFrom, StateValueFrom } from 'xstate'
import type { Survey } from '#domain/survey'
import { useOutboxState, useSurveyGround, type SurveyGround } from '@/entities/survey'
import { inspection } from '@/shared/lib/inspection'
import { NotFoundError } from '@/shared/lib/not-found'
import { usePageTitle } from '@/shared/lib/page-title'
import { prepareSurvey } from '../api/prepare-survey'
import { addingMachine } from '../model/adding.machine'
import { addressAfter } from '../model/address-after'
import { saveStateOf } from '../model/save-state-of'
import { hasTime } from '../model/sitting'
import { surveyMachine } from '../model/survey.machine'
import { timeLeft, type Sheet } from '../model/sheet'
import { afterTask, feedbackViews } from './after-task'
import { AfterTaskView } from './after-task-view'
import { Clock } from './clock'
import { ExamView } from './exam'
import { LoadingView } from './loading-view'
import type { SurveyView } from './survey-view'
import { useSignInRetry } from './use-sign-in-retry'
import { useOnline } from '@/shared/lib/online'
import { DrawnFormulas } from '@/shared/ui/tex'

type Value = StateValueFrom<typeof surveyMachine>
type Regions = Extract<Extract<Value, { answering?: unknown }>['answering'], object>
type State = Exclude<Extract<Value, string>, 'answering'> | NonNullable<Regions['solving']>

const after = (name: Parameters<typeof AfterTaskView>[0]['name']): SurveyView =>
  function After(props) {
    return <AfterTaskView name={name} {...props} />
  }
const HandInView = after('HandInView')

export const viewOf: Record<State, SurveyView> = {
  loading: LoadingView,
  opened: LoadingView,
  unopened: LoadingView,
  locking: LoadingView,
  onBreak: after('BreakView'),
  working: ExamView,
  confirming: ExamView,
  paused: after('PausedView'),
  reading: ExamView,
  finishing: HandInView,
  finishDelayed: HandInView,
  finished: HandInView,
  failed: after('FailedView'),
  missing: MissingView,
}
export const stateOf = (value: Value): State => {
  if (typeof value === 'string') return value === 'answering' ? 'working' : value
  if ('reading' in value) return 'reading'
  return ('answering' in value && typeof value.answering === 'object' && value.answering.solving) || 'working'
}
const showsTime = (state: State): boolean => state === 'paused' || state === 'onBreak'

type SurveyPageProps = { params: { subject: string; type: string; uid: string }; isFrame: boolean }

/** @param isFrame nobody is there yet who could sit it. */
export function SurveyPage({ params: { subject, type, uid }, isFrame }: SurveyPageProps) {
  if (isFrame) return <LoadingView />
  const id = `${type}-${uid}`
  return <Sitting key={id} id={id} subject={subject} />
}

function Sitting({ id, subject }: { id: string; subject: string }) {
  const ground = useSurveyGround()
  const actor = useActorRef(surveyMachine, { input: { id, ground }, ...inspection() })
  const adding = useActorRef(addingMachine, { input: { ground }, ...inspection() })
  const [, navigate] = useLocation()
  const survey = useSelector(actor, ({ context }) => context.survey)
  const sheet = useSelector(actor, ({ context }) => context.sheet)
  const problem = useSelector(actor, ({ context }) => context.problem)
  const waiting = useSelector(actor, ({ context }) => context.waiting)
  const isRefused = useSelector(actor, ({ context }) => context.refused > 0)
  const isInTime = useSelector(actor, ({ context }) => hasTime(context))
  const isUnsaved = useSelector(
    actor,
    (snapshot) => snapshot.matches({ answering: { keeping: 'lost' } }) || snapshot.matches({ answering: { recording: 'broken' } }),
  )
  const state = useSelector(actor, ({ value }) => stateOf(value))
  const now = useSelector(actor, ({ value, context }) => (showsTime(stateOf(value)) ? context.now : 0))
  const addingState = useSelector(adding, ({ value }) => value)
  const delivery = useOutboxState(
    ({ value }) => (value === 'resting' || value === 'waiting' || value === 'held' ? value : 'sending'),
    'resting',
  )
  const isOnline = useOnline()
  const isOnPageOnly = useIsOnPageOnly(ground, state)
  useWhatComesLater(survey)
  useBegunNote(survey, sheet)
  usePageTitle(survey?.title ?? null)
  useSignInRetry({
    isAsking: state === 'loading',
    isRefused: state === 'failed' && problem?.status === 403,
    onRetry: () => actor.send({ type: 'load.retry' }),
  })

  useEffect(() => {
    const finished = actor.on('survey.finished', () => {
      withNotes(({ noteOver }) => noteOver(id))
      navigate(addressAfter(subject, id, actor.getSnapshot().context.survey), { replace: true })
    })
    const added = adding.on('task.added', (fact) => {
      actor.send({ type: 'task.take', added: fact.added })
      actor.send({ type: 'fact.add', fact: { kind: 'visit', question: fact.added.question.id } })
    })
    return () => {
      finished.unsubscribe()
      added.unsubscribe()
    }
  }, [actor, adding, id, navigate, subject])

  if (survey && survey.subject !== subject) throw new NotFoundError()
  const View = viewOf[state]
  return (
    <DrawnFormulas formulas={survey?.formulas}>
      <View
        subject={subject}
        survey={survey}
        sheet={sheet}
        problem={problem}
        saving={saveStateOf({ isStored: !isUnsaved && !isOnPageOnly, isOnline, delivery, isRefused })}
        waiting={waiting}
        hasTime={isInTime}
        isConfirming={state === 'confirming'}
        isHandingIn={state !== 'finishDelayed'}
        isReading={state === 'reading'}
        adding={{ state: addingState, ask: (like) => survey && adding.send({ type: 'task.ask', survey, like }) }}
        clock={<LiveClock actor={actor} />}
        now={now}
        send={actor.send}
      />
    </DrawnFormulas>
  )
}

/** The parts around the task come beside it, and what other tasks are drawn with right after it: the network may be gone a moment later. */
function useWhatComesLater(survey: Survey | null): void {
  useEffect(() => afterTask.ahead(), [])
  useEffect(() => (survey ? prepareSurvey(survey) : undefined), [survey])
  const hasVerdicts = Boolean(survey?.keys)
  useEffect(() => (hasVerdicts ? feedbackViews.ahead() : undefined), [hasVerdicts])
}

/** What other pages tell of begun work is written by code that comes with the first answer. */
const withNotes = (note: (notes: typeof import('../api/note-begun')) => unknown) =>
  void import('../api/note-begun').then(note).catch(() => undefined)

function useBegunNote(survey: Survey | null, sheet: Sheet | null): void {
  const answers = sheet?.answers
  useEffect(() => {
    if (survey && answers && Object.keys(answers).length > 0) withNotes(({ noteBegun }) => noteBegun(survey, { answers }))
  }, [survey, answers])
}

/** While a paper is handed in: some answer is nowhere but on this page. */
function useIsOnPageOnly({ log }: SurveyGround, state: State): boolean {
  const [isOnPageOnly, setOnPageOnly] = useState(false)
  useEffect(() => {
    if (state !== 'finishing' && state !== 'finishDelayed') return setOnPageOnly(false)
    return void log.isSafe().then((isSafe) => setOnPageOnly(!isSafe))
  }, [log, state])
  return isOnPageOnly
}

function LiveClock({ actor }: { actor: ActorRefFrom<typeof surveyMachine> }) {
  const remaining = useSelector(actor, ({ context: { sheet, now } }) => sheet && timeLeft(sheet, now))
  return remaining === null ? null : <Clock remaining={remaining} />
}

function MissingView(): never {
  throw new NotFoundError()
}

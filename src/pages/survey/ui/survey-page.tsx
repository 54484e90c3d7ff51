import { useActorRef, useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, useState, type LazyExoticComponent } from 'react'
import { useLocation } from 'wouter'
import type { ActorRefFrom, StateValueFrom } from 'xstate'
import { useOutboxState, useSurveyGround, type SurveyGround } from '@/entities/survey'
import { NotFoundError } from '@/shared/lib/not-found'
import { usePageTitle } from '@/shared/lib/page-title'
import { addresses } from '@/shared/routes'
import type { SaveState } from '../model/save-state'
import { surveyMachine } from '../model/survey.machine'
import { Clock } from './clock'
import { ExamView } from './exam-view'
import { LoadingView } from './loading-view'
import type { SurveyView } from './survey-view'

type Value = StateValueFrom<typeof surveyMachine>
type State = Extract<Value, string> | keyof Extract<Value, object>

// What follows the task comes right after it, so that it is here when the network no longer is.
const loadLater = () => import('./later-views')
const HandInView = lazy(async () => ({ default: (await loadLater()).HandInView }))
const FailedView = lazy(async () => ({ default: (await loadLater()).FailedView }))

const viewOf: Record<State, SurveyView | LazyExoticComponent<SurveyView>> = {
  loading: LoadingView,
  opened: LoadingView,
  unopened: LoadingView,
  answering: ExamView,
  finishing: HandInView,
  finishDelayed: HandInView,
  finished: HandInView,
  failed: FailedView,
  missing: MissingView,
}

type SurveyPageProps = { params: { subject: string; type: string; uid: string } }

export function SurveyPage({ params: { subject, type, uid } }: SurveyPageProps) {
  const id = `${type}-${uid}`
  return <Sitting key={id} id={id} subject={subject} />
}

function Sitting({ id, subject }: { id: string; subject: string }) {
  const ground = useSurveyGround()
  const actor = useActorRef(surveyMachine, { input: { id, ground } })
  const [, navigate] = useLocation()
  const survey = useSelector(actor, ({ context }) => context.survey)
  const sheet = useSelector(actor, ({ context }) => context.sheet)
  const problem = useSelector(actor, ({ context }) => context.problem)
  const hasTime = useSelector(actor, ({ context }) => context.sheet !== null && context.now < context.sheet.deadline)
  const isConfirming = useSelector(actor, (snapshot) => snapshot.matches({ answering: 'confirming' }))
  const isUnsaved = useSelector(actor, (snapshot) => snapshot.matches({ answering: 'unsaved' }))
  const state = useSelector(actor, ({ value }) => stateOf(value))
  const delivery = useOutboxState(({ value }): SaveState => (value === 'resting' ? 'saved' : value === 'waiting' ? 'waiting' : 'saving'))
  const isOnPageOnly = useIsOnPageOnly(ground, state)
  usePageTitle(survey?.title ?? null)

  useEffect(() => {
    const finished = actor.on('survey.finished', () => navigate(addresses.result.to({ subject, surveyId: id }), { replace: true }))
    return () => finished.unsubscribe()
  }, [actor, id, navigate, subject])

  if (survey && survey.subject !== subject) throw new NotFoundError()
  useEffect(() => void loadLater().catch(() => undefined), [])
  const View = viewOf[state]
  return (
    <Suspense fallback={<LoadingView />}>
      <View
        subject={subject}
        survey={survey}
        sheet={sheet}
        problem={problem}
        saving={isUnsaved || isOnPageOnly ? 'unsaved' : delivery}
        hasTime={hasTime}
        isConfirming={isConfirming}
        isHandingIn={state !== 'finishDelayed'}
        clock={<LiveClock actor={actor} />}
        send={actor.send}
      />
    </Suspense>
  )
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

const stateOf = (value: Value): State => (typeof value === 'string' ? value : 'answering')

function LiveClock({ actor }: { actor: ActorRefFrom<typeof surveyMachine> }) {
  const remaining = useSelector(actor, ({ context: { sheet, now } }) => (sheet ? sheet.deadline - now : 0))
  return <Clock remaining={remaining} />
}

function MissingView(): never {
  throw new NotFoundError()
}

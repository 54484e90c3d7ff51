import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo, useState, type FC } from 'react'
import { fromPromise, type StateValueFrom } from 'xstate'
import type { StudyClock } from '#domain/scheduling/calendar'
import { studyDay } from '#domain/scheduling/study-day'
import { previewGrades } from '#domain/scheduling/preview'
import { deckSettings } from '#domain/scheduling/settings'
import { useSurveyGround } from '@/entities/survey'
import { inspection } from '@/shared/lib/inspection'
import { createLocalStore } from '@/shared/lib/local-store'
import type { StudyProps } from '../../model/study'
import { dropPlan, storedPlan } from '../../model/stored-plan'
import type { FlashcardLocation } from '../../model/flashcard-location'
import { reviewMachine } from '../../model/review.machine'
import { reviewPlan } from '../../model/review-plan'
import { reviewQueue } from '../../model/review-queue'
import { looksAfter, progressOf, wishOf, type Look } from '../../model/review-round'
import { AskView } from './ask-view'
import { DeckToCome } from './deck-to-come'
import { DoneView } from './done-view'
import { FailedView, LoadingView, PausedView } from './other-views'
import type { ReviewView } from './review-view'

type Value = NonNullable<Extract<StateValueFrom<typeof reviewMachine>, object>['turn']>
type Asking = NonNullable<Extract<Value, object>['asking']>
type Turn = Exclude<Value, object | 'asking'> | Asking
export const turnOf = (value: Value): Turn => (typeof value === 'object' ? (value.asking ?? 'front') : value === 'asking' ? 'front' : value)

export const viewOf: Record<Turn, FC<ReviewView>> = {
  loading: LoadingView,
  choosing: LoadingView,
  front: AskView,
  back: AskView,
  writing: AskView,
  unwritten: AskView,
  paused: PausedView,
  done: DoneView,
  failed: FailedView,
}
const visit = createLocalStore(() => sessionStorage)

type ReviewProps = StudyProps & { location: FlashcardLocation }

/** One round: the address says of what. A deck that is not learnt is brought first, for its address may be opened anew. */
export function ReviewPage({ study, location }: ReviewProps) {
  const { decks, cards } = study.state
  const deck = decks.find(({ id }) => id === location.deck)
  const isHere = !deck || deck.cards === 0 || [...cards.values()].some((card) => card.deck === deck.id)
  return isHere ? <Round study={study} location={location} /> : <DeckToCome study={study} deck={deck} />
}

function Round({ study, location }: ReviewProps) {
  const { collection, state, clock } = study
  const { clock: serverClock } = useSurveyGround()
  const now = (): StudyClock => ({ ...clock, now: serverClock.now() })
  const [plan] = useState(() =>
    storedPlan(visit, { location, today: studyDay(clock.now, clock.zone) }, () => reviewPlan(location, state, clock)),
  )
  const queueAfter = (looks: readonly Look[]) => reviewQueue(plan, collection.read(), looks, now())
  const [snapshot, send] = useMachine(
    reviewMachine.provide({
      actors: {
        open: fromPromise<readonly string[]>(async () => queueAfter([])),
        write: fromPromise(async ({ input: round }) => {
          if (!round.pending) throw new Error('Nothing to write down')
          const { id } = await collection.state(round.pending.fact)
          return { id, queue: queueAfter(looksAfter(round, id)), isSafe: collection.read().isSafe }
        }),
      },
    }),
    inspection(),
  )
  const { card: id, looks, pending } = snapshot.context
  const turn = turnOf(snapshot.value.turn)
  const wish = pending && (turn === 'writing' || turn === 'unwritten') ? wishOf(pending) : null
  // Another tab, another device or an edit may have changed what is left.
  const tellQueue = useEffectEvent(() => {
    if (turn !== 'loading' && turn !== 'failed') send({ type: 'queue.change', queue: queueAfter(looks) })
  })
  useEffect(() => tellQueue(), [state])
  useEffect(() => {
    if (turn === 'done') dropPlan(visit)
  }, [turn])

  const card = (id !== null && state.cards.get(id)) || null
  const previews = useMemo(
    () => card && previewGrades(card.id, state.book.memories.get(card.id), clock, deckSettings(state.book.settings, card.deck).isExamMode),
    [card, state.book, clock],
  )
  const View = viewOf[turn]
  return (
    <View
      study={study}
      card={card}
      isShown={turn === 'back' || wish === 'grade'}
      isCram={plan.isCram}
      isWriting={turn === 'writing'}
      unwritten={turn === 'unwritten' ? wish : null}
      isFull={snapshot.matches({ storage: 'full' })}
      previews={plan.isCram ? null : previews}
      progress={progressOf(snapshot.context)}
      looks={looks}
      send={send}
    />
  )
}

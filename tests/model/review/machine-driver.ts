import { expect } from 'vitest'
import { createActor, fromPromise, type ActorRefFrom, type InspectionEvent } from 'xstate'
import { heldCalls } from '#chart-lab/testing'
import type { BareReview } from '@/entities/flashcard'
import type { reviewMachine } from '@/pages/flashcards/model/review.machine'
import { outcomeOf, progressOf, type ReviewRound, type Written } from '@/pages/flashcards/model/review-round'
import { cardOf, createSurroundings, type Surroundings } from './surroundings'
import type { ReviewDriver } from './review-oracle'
import { blank, type ReviewLook } from './review-view'

type Chart = typeof reviewMachine
type State = ReturnType<ActorRefFrom<Chart>['getSnapshot']>

/** The chart alone: scripted actors, and another tab that says what is left. */
export function machineDriver(chart: Chart, inspect?: (event: InspectionEvent) => void): ReviewDriver {
  const { hold, resolve, reject, waiting } = heldCalls<'write'>()
  let surroundings: Surroundings = createSurroundings('nothing')
  let isCram = false
  let isBroken = false
  let told: string[] = []
  let ids = 0
  let crash: unknown
  let actor: ActorRefFrom<Chart> | null = null

  const on = (): ActorRefFrom<Chart> => actor ?? expect.unreachable('no sitting is open')
  const hand = () => cardOf(on().getSnapshot().context.card ?? '')
  /** Later, not at once: a faulty chart that opens again and again must let others have their turn. */
  const open = async () => {
    told.push('cards opened')
    await turn()
    if (isBroken) throw new Error('No cards')
    return surroundings.queue()
  }
  const grade = (given: 1 | 3) => on().send({ type: 'grade.give', grade: given, ms: 1500.4, isCram })
  const change = () => on().send({ type: 'queue.change', queue: surroundings.queue() })
  const write = (isSafe: boolean) =>
    resolve('write', (input): Written => {
      const { pending } = input as ReviewRound
      const id = `id-${(ids += 1)}`
      told.push(surroundings.note(id, wanted(pending)))
      return { id, queue: surroundings.queue(), isSafe }
    })

  return {
    patience: 0,
    stop: () => actor?.stop(),
    view: async () => {
      for (let turns = 0; turns < 2; turns += 1) await turn()
      if (crash) throw crash
      const look = { ...blank, ...(actor && lookOf(actor.getSnapshot())), asked: waiting().map(asked).join(), told }
      told = []
      return look
    },
    acts: {
      'page opens': (event) => {
        surroundings = createSurroundings(event.kind)
        isCram = event.kind === 'ahead'
        isBroken = event.isBroken
        actor = createActor(chart.provide({ actors: { open: fromPromise<readonly string[]>(open), write: hold('write') } }), {
          ...(inspect && { inspect }),
        })
        actor.subscribe({ error: (error) => void (crash = error) })
        actor.start()
      },
      'pupil looks at the answer': () => on().send({ type: 'answer.show' }),
      'pupil remembers': () => grade(3),
      'pupil forgets': () => grade(1),
      'pupil sets the card aside': () => on().send({ type: 'card.suspend' }),
      'pupil takes it back': () => on().send({ type: 'look.undo' }),
      'pupil pauses': () => on().send({ type: 'session.pause' }),
      'pupil goes on': () => on().send({ type: 'session.resume' }),
      'pupil tries again': () => on().send({ type: on().getSnapshot().matches({ turn: 'failed' }) ? 'load.retry' : 'look.retry' }),
      'pupil is impatient': () => {
        const { screen, isAnswerShown } = { ...blank, ...lookOf(on().getSnapshot()) }
        for (const type of idle[screen === 'card' && isAnswerShown ? 'answer' : screen]) on().send({ type })
        if (screen === 'card' && !isAnswerShown) grade(3)
        if (surroundings.isUntouched()) on().send({ type: 'look.undo' })
      },
      'device works again': () => void (isBroken = false),
      'device writes it down': () => write(true),
      'device has no room': () => write(false),
      'device refuses': () => reject('write', new Error('No room')),
      'another tab grades this card': () => {
        surroundings.lose(hand())
        change()
      },
      'another tab grades the other card': () => {
        surroundings.lose(surroundings.other(hand()) ?? expect.unreachable('no other card is fresh'))
        change()
      },
      'another tab brings a card': () => {
        surroundings.bring()
        change()
      },
    },
  }

  function asked(): string {
    const running = on().getSnapshot().children['write']?.getSnapshot() as { input?: ReviewRound } | undefined
    return surroundings.words(wanted(running?.input?.pending ?? null))
  }
}

const turn = () => new Promise((done) => setImmediate(done))

function wanted(pending: ReviewRound['pending']): BareReview {
  if (!pending) return expect.unreachable('nothing to write down')
  if ('ms' in pending.fact) expect(pending.fact.ms).toBe(1500)
  return pending.fact
}

type Plain = 'answer.show' | 'card.suspend' | 'look.undo' | 'look.retry' | 'session.pause' | 'session.resume' | 'load.retry'
/** Events that the screen does not offer and that may come all the same. */
const idle: Record<ReviewLook['screen'] | 'answer', readonly Plain[]> = {
  nothing: [],
  waiting: [],
  failed: ['look.retry'],
  card: ['look.retry', 'session.resume', 'load.retry'],
  answer: ['answer.show', 'look.retry', 'session.resume', 'load.retry'],
  keeping: ['answer.show', 'card.suspend', 'look.undo', 'session.pause', 'look.retry'],
  'not kept': ['answer.show', 'card.suspend', 'look.undo', 'session.pause'],
  pause: ['answer.show', 'card.suspend', 'look.undo', 'session.pause', 'look.retry'],
  end: ['answer.show', 'card.suspend', 'session.pause', 'session.resume', 'look.retry'],
}

const screens: [Parameters<State['matches']>[0], ReviewLook['screen']][] = [
  [{ turn: 'loading' }, 'waiting'],
  [{ turn: 'failed' }, 'failed'],
  [{ turn: 'asking' }, 'card'],
  [{ turn: 'writing' }, 'keeping'],
  [{ turn: 'unwritten' }, 'not kept'],
  [{ turn: 'paused' }, 'pause'],
  [{ turn: 'done' }, 'end'],
]

function lookOf(state: State): Partial<ReviewLook> {
  const { context } = state
  const screen = screens.find(([value]) => state.matches(value as never))?.[1] ?? 'nothing'
  const { done, total } = progressOf(context)
  const isOnCard = context.card !== null && ['card', 'keeping', 'not kept'].includes(screen)
  const isWriting = screen === 'keeping' || screen === 'not kept'
  const isGrade = context.pending !== null && 'grade' in context.pending.fact
  const graded = context.looks.filter(({ grade }) => grade !== null)
  return {
    screen: screen === 'keeping' && context.card === null ? 'waiting' : screen,
    ...(isOnCard && {
      card: cardOf(context.card ?? ''),
      isAnswerShown: state.matches({ turn: { asking: 'back' } }) || (isWriting && isGrade),
      isFull: state.matches({ storage: 'full' }),
    }),
    ...((isOnCard || screen === 'pause') && { progress: `${done} of ${total}` }),
    ...(screen === 'end' &&
      graded.length > 0 && {
        summary: `${outcomeOf(graded).seen} cards, ${outcomeOf(graded).recalled} of ${outcomeOf(graded).seen} recalled`,
      }),
  }
}

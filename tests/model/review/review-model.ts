import { assign, emit, setup } from 'xstate'
import type { Card, Kind, ReviewFlowEvent } from './review-events'
import type { Screen } from './review-view'

type Wish = 'remembered' | 'forgotten' | 'set aside' | 'taken back'
export type Look = { card: Card; wish: Wish }
type Context = {
  kind: Kind
  /** The cards that are left. */
  open: Card[]
  looks: Look[]
  card: Card | ''
  /** The fact about the open card or the last one that is being written. */
  wish: Wish | ''
  isBroken: boolean
  isFull: boolean
  isBrought: boolean
}

const all: Record<Kind, Card[]> = { today: ['a', 'b'], nothing: [], ahead: ['a', 'b'] }

/** Cards that were forgotten come after those not seen yet, and none comes twice in a row while there is another. */
function nextOf({ open, looks }: Context): Card | '' {
  const isForgotten = (card: Card) => looks.findLast((look) => look.card === card) !== undefined
  const order = [...open.filter((card) => !isForgotten(card)), ...open.filter(isForgotten)]
  return order.find((card) => card !== looks.at(-1)?.card) ?? order[0] ?? ''
}

/** The written facts, in words. */
export function writingOf({ kind, card, wish, looks }: Context): string {
  const last = looks.at(-1)
  if (wish === 'set aside') return `${card} set aside`
  if (wish === 'taken back') return last?.wish === 'set aside' ? `${last.card} brought back` : `${last?.card} ${last?.wish}, undone`
  return `${card} ${wish}${kind === 'ahead' ? ' ahead' : ''}`
}

function written({ open, looks, card, wish }: Context): Pick<Context, 'open' | 'looks' | 'card' | 'wish'> {
  if (wish === 'taken back') {
    const back = looks.at(-1)?.card ?? ''
    const again = back === '' ? open : [...new Set([...open, back])].toSorted()
    return { open: again, looks: looks.slice(0, -1), card: back, wish: '' }
  }
  if (card === '' || wish === '') return { open, looks, card, wish }
  return {
    open: wish === 'forgotten' ? open : open.filter((each) => each !== card),
    looks: [...looks, { card, wish }],
    card: '',
    wish: '',
  }
}

/** The card that another tab may grade: one that was not looked at here. */
const otherOf = ({ open, looks, card }: Context) => open.find((each) => each !== card && !looks.some((look) => look.card === each))

const seen = (screen: Screen, isAnswerShown = false) => ({ screen, isAnswerShown })
const wishes = (wish: Wish) => ({ type: 'wish', params: wish }) as const

/**
 * A round of flashcards in the words of the one who sits it. Written from the specification, without imports from the product, without
 * calls and timers: it is the oracle.
 */
export const reviewFlowModel = setup({
  types: {
    context: {} as Context,
    events: {} as ReviewFlowEvent,
    emitted: {} as { type: string },
    meta: {} as ReturnType<typeof seen>,
  },
  guards: {
    isOver: ({ context }) => context.card === '',
    isBroken: ({ context, event }) => (event.type === 'page opens' ? event.isBroken : context.isBroken),
    hasLooks: ({ context }) => context.looks.length > 0,
    isGrade: ({ context }) => context.wish === 'remembered' || context.wish === 'forgotten',
    isFresh: ({ context }) => context.kind !== 'ahead' && !context.looks.some(({ card }) => card === context.card),
    hasOther: ({ context }) => context.kind !== 'ahead' && otherOf(context) !== undefined,
    mayBring: ({ context }) => context.kind !== 'ahead' && !context.isBrought,
  },
  actions: {
    open: assign(({ event }) => {
      const { kind, isBroken } = event as Extract<ReviewFlowEvent, { type: 'page opens' }>
      return { kind, isBroken, open: all[kind] }
    }),
    mend: assign({ isBroken: false }),
    choose: assign({ card: ({ context }) => context.card || nextOf(context) }),
    wish: assign({ wish: (_, wish: Wish) => wish }),
    write: assign(({ context }) => written(context)),
    tell: emit(({ context }) => ({ type: writingOf(context) })),
    tellOpened: emit({ type: 'cards opened' }),
    fill: assign({ isFull: true }),
    free: assign({ isFull: false }),
    loseThis: assign(({ context }) => ({ open: context.open.filter((card) => card !== context.card), card: '' as const })),
    loseOther: assign({ open: ({ context }) => context.open.filter((card) => card !== otherOf(context)) }),
    bring: assign({ open: ({ context }) => [...context.open, 'c' as const], isBrought: true }),
    // Events that change nothing may happen all the same.
    stay: () => undefined,
  },
}).createMachine({
  id: 'reviewFlow',
  description: 'A round of flashcards as it is seen and walked.',
  context: { kind: 'today', open: [], looks: [], card: '', wish: '', isBroken: false, isFull: false, isBrought: false },
  initial: 'before',
  states: {
    before: {
      meta: seen('nothing'),
      on: {
        'page opens': [
          { guard: 'isBroken', target: 'failed', actions: ['open', 'tellOpened'] },
          { target: 'choosing', actions: ['open', 'tellOpened'] },
        ],
      },
    },
    failed: {
      meta: seen('failed'),
      on: {
        'pupil tries again': [
          { guard: 'isBroken', actions: 'tellOpened' },
          { target: 'choosing', actions: 'tellOpened' },
        ],
        'device works again': { guard: 'isBroken', actions: 'mend' },
      },
    },
    choosing: { entry: 'choose', always: [{ guard: 'isOver', target: 'end' }, { target: 'card' }] },
    card: {
      initial: 'question',
      on: {
        'pupil is impatient': { actions: 'stay' },
        'pupil sets the card aside': { target: 'keeping', actions: wishes('set aside') },
        'pupil takes it back': { guard: 'hasLooks', target: 'keeping', actions: wishes('taken back') },
        'another tab grades this card': { guard: 'isFresh', target: 'choosing', actions: 'loseThis' },
        'another tab grades the other card': { guard: 'hasOther', actions: 'loseOther' },
        'another tab brings a card': { guard: 'mayBring', actions: 'bring' },
      },
      states: {
        question: { meta: seen('card'), on: { 'pupil looks at the answer': 'answer', 'pupil pauses': '#reviewFlow.pause.overQuestion' } },
        answer: {
          meta: seen('card', true),
          on: {
            'pupil pauses': '#reviewFlow.pause.overAnswer',
            'pupil remembers': { target: '#reviewFlow.keeping', actions: wishes('remembered') },
            'pupil forgets': { target: '#reviewFlow.keeping', actions: wishes('forgotten') },
          },
        },
      },
    },
    keeping: {
      meta: seen('keeping'),
      on: {
        'device writes it down': { target: 'choosing', actions: ['tell', 'write', 'free'] },
        'device has no room': { target: 'choosing', actions: ['tell', 'write', 'fill'] },
        'device refuses': 'unkept',
        'pupil is impatient': { actions: 'stay' },
      },
    },
    unkept: {
      meta: seen('not kept'),
      on: {
        'pupil tries again': 'keeping',
        'pupil remembers': { guard: 'isGrade', target: 'keeping', actions: wishes('remembered') },
        'pupil forgets': { guard: 'isGrade', target: 'keeping', actions: wishes('forgotten') },
        'pupil is impatient': { actions: 'stay' },
        'another tab grades the other card': { guard: 'hasOther', actions: 'loseOther' },
        'another tab brings a card': { guard: 'mayBring', actions: 'bring' },
      },
    },
    pause: {
      initial: 'overQuestion',
      states: {
        overQuestion: { meta: seen('pause'), on: { 'pupil goes on': '#reviewFlow.card.question' } },
        overAnswer: { meta: seen('pause'), on: { 'pupil goes on': '#reviewFlow.card.answer' } },
      },
      on: {
        'pupil is impatient': { actions: 'stay' },
        'another tab grades this card': { guard: 'isFresh', target: 'choosing', actions: 'loseThis' },
        'another tab grades the other card': { guard: 'hasOther', actions: 'loseOther' },
        'another tab brings a card': { guard: 'mayBring', actions: 'bring' },
      },
    },
    end: {
      meta: seen('end'),
      on: {
        'pupil is impatient': { actions: 'stay' },
        'pupil takes it back': { guard: 'hasLooks', target: 'keeping', actions: wishes('taken back') },
        'another tab brings a card': { guard: 'mayBring', target: 'choosing', actions: 'bring' },
      },
    },
  },
})

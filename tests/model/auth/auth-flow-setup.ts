import { and, assign, emit, not, or, setup, stateIn } from 'xstate'
import type { FlowEvent } from './auth-flow-events'
import type { Told, View, Wanted, Whispered } from './view'

type Seen = { view: Partial<View>; asked?: Wanted }

/** The visible part of a state, and the calls that wait for the server there. */
export const seen = (view: Partial<View>, asked?: Wanted): Seen => ({ view, asked })

/** Is the model in the state with this id? */
export const isAt = (state: string) => stateIn(`#${state}`)

/** The types, guards and actions of the model of signing in. */
export const authFlowSetup = setup({
  types: {
    context: {} as Pick<View, 'place' | 'kept' | 'premium' | 'alert'> & {
      /** Guests that the server has forgotten within a minute. */
      forgotten: 0 | 1 | 2
      hasAgreed: boolean
      /** A guest of an earlier visit stands in the storage beside the pupil. */
      isOverGuest: boolean
      /** The server has last said nothing of who is here: it is told once. */
      isSilent: boolean
    },
    events: {} as FlowEvent,
    emitted: {} as { type: Told | Whispered },
    meta: {} as Seen,
  },
  guards: {
    opensFor: ({ event, context }, known: string) => event.type === 'page opens' && event.known === known && context.place === 'nowhere',
    isHome: ({ context }) => context.place === 'home',
    isLearning: ({ context }) => context.place === 'learning',
    isOwnPage: ({ context }) => context.place === 'profile',
    hasAgreed: ({ context }) => context.hasAgreed,
    isForgottenOften: ({ context }) => context.forgotten === 2,
    isSilent: ({ context }) => context.isSilent,
    isOverGuest: ({ context }) => context.isOverGuest,
    isAnother: ({ context }) => context.kept !== 'p3',
    isAccountThere: ({ context }) => context.premium !== 'unknown',
    // Calls wait for a guest that is being made.
    isHeard: and([or([isAt('granting'), isAt('registering'), isAt('redeeming')]), not(isAt('arriving'))]),
    isLetterHeard: not(isAt('arriving')),
    isVisitorLearning: and([{ type: 'isLearning' }, or([isAt('arriving'), isAt('unreachable'), isAt('guest'), isAt('checking')])]),
    isQuiet: and([{ type: 'isLearning' }, isAt('shut')]),
    // No call goes out while the token is overdue.
    isIdle: not(or([isAt('renewing'), isAt('postponed')])),
    isLearningIdle: and([{ type: 'isLearning' }, not(or([isAt('renewing'), isAt('postponed')]))]),
    isAtWork: and([{ type: 'isLearning' }, isAt('known')]),
    isGuestWithLetter: and([isAt('guest'), isAt('gone')]),
  },
  actions: {
    learnAs: assign({ place: 'learning', kept: (_, kept: View['kept']) => kept, premium: 'unknown', isOverGuest: false }),
    comeBack: assign({ place: 'callback', kept: 'g1' }),
    keep: assign({ kept: (_, kept: View['kept']) => kept, isOverGuest: false }),
    standOverGuest: assign({ isOverGuest: true }),
    beGuest: assign({ kept: 'g1' }),
    goHome: assign({ place: 'home', kept: '', premium: 'unknown', isOverGuest: false }),
    learn: assign({ place: 'learning' }),
    openOwnPage: assign({ place: 'profile' }),
    forget: assign({ kept: '', premium: 'unknown', isOverGuest: false }),
    countForgotten: assign({ forgotten: ({ context }) => (context.forgotten === 0 ? 1 : 2) }),
    forgetForgotten: assign({ forgotten: 0 }),
    hearNothing: assign({ isSilent: true }),
    hear: assign({ isSilent: false }),
    knowPremium: assign({ premium: (_, premium: View['premium']) => premium }),
    calm: assign({ alert: 'none' }),
    agree: assign({ hasAgreed: true }),
    disagree: assign({ hasAgreed: false }),
    alertRefusal: assign({ alert: 'refusal' }),
    alertFailure: assign({ alert: 'failure' }),
    startAnew: assign({ forgotten: 0, isSilent: false }),
    // Events without an effect may happen too.
    stay: () => undefined,
    tell: emit((_, type: Told) => ({ type })),
    tellFailure: emit({ type: 'failure' }),
    tellRefusal: emit({ type: 'refusal' }),
    endLeft: emit({ type: 'left' }),
    endRefused: emit({ type: 'refused' }),
    endDeleted: emit({ type: 'deleted' }),
    isOutside: emit({ type: 'outside' }),
    isDismissed: emit({ type: 'dismissed' }),
    askAccount: emit({ type: 'account asked' }),
    tellAccount: emit({ type: 'account told' }),
    isLetterOut: emit({ type: 'letter' }),
  },
})

import type { SnapshotFrom } from 'xstate'
import type { Driver, Oracle } from '#chart-lab/testing'
import { pressesIn } from '../presses-in'
import { cases, presses, type ReviewFlowEvent } from './review-events'
import { reviewFlowModel, writingOf } from './review-model'
import { blank, type ReviewLook } from './review-view'

export type ReviewDriver = Driver<ReviewFlowEvent, ReviewLook>

/** States what a review shows and offers, in its charts and on its screen. */
export const reviewFlow: Oracle<typeof reviewFlowModel, ReviewLook> = {
  model: reviewFlowModel,
  seen(state, told) {
    const { context } = state
    const { screen, isAnswerShown } = Object.values(state.getMeta()).find((meta) => meta !== undefined) ?? blank
    const isWriting = screen === 'keeping' || screen === 'not kept'
    const isOnCard = (screen === 'card' || isWriting) && context.card !== ''
    const isGrade = context.wish === 'remembered' || context.wish === 'forgotten'
    return {
      ...blank,
      // With no card in hand there is nothing to look at while the last one is fetched.
      screen: screen === 'keeping' && context.card === '' ? 'waiting' : screen,
      ...(isOnCard && { card: context.card, isAnswerShown: isAnswerShown || (isWriting && isGrade), isFull: context.isFull }),
      ...((isOnCard || screen === 'pause') && { progress: progressOf(context) }),
      ...(screen === 'end' && { summary: summaryOf(context) }),
      asked: screen === 'keeping' ? writingOf(context) : '',
      told,
    }
  },
  offered: (state) => pressesIn<typeof reviewFlowModel>(state, presses, cases),
}

type Context = SnapshotFrom<typeof reviewFlowModel>['context']

function progressOf({ open, looks }: Context): string {
  return `${looks.length} of ${looks.length + open.length}`
}

function summaryOf({ looks }: Context): string {
  const graded = looks.filter(({ wish }) => wish !== 'set aside')
  if (graded.length === 0) return ''
  const firsts = new Map<string, string>()
  for (const { card, wish } of graded) if (!firsts.has(card)) firsts.set(card, wish)
  const recalled = [...firsts.values()].filter((wish) => wish === 'remembered').length
  return `${firsts.size} cards, ${recalled} of ${firsts.size} recalled`
}

/** Seen from outside: that the cards are read from the device shows nowhere. */
export const reviewScreen: Oracle<typeof reviewFlowModel, ReviewLook> = {
  ...reviewFlow,
  seen: (state, told) =>
    reviewFlow.seen(
      state,
      told.filter((fact) => fact !== 'cards opened'),
    ),
}

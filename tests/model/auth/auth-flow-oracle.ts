import type { Driver, Oracle } from '#chart-lab/testing'
import { pressesIn } from '../presses-in'
import { cases, presses, unseen, type FlowEvent, type Known } from './auth-flow-events'
import { authFlowModel } from './auth-flow-model'
import { blankView, type View, type Whispered } from './view'

/** The screen and what it has told since the last step; `asked`, `owner`, whose account it is that is known, and whispers in `told` are known of the charts alone. */
export type Look = View & { told: string[]; asked?: string[]; owner?: string }
export type FlowDriver = Driver<FlowEvent, Look>

const whispers: Record<Whispered, true> = {
  outside: true,
  left: true,
  refused: true,
  deleted: true,
  dismissed: true,
  letter: true,
  'account asked': true,
  'account told': true,
}
const isUnseen = new Set<string>(unseen)

/** Seen from inside: the charts. */
export const authFlow: Oracle<typeof authFlowModel, Look> = {
  model: authFlowModel,
  seen(state, told) {
    const metas = Object.values(state.getMeta()).flatMap((meta) => meta ?? [])
    const { place, kept, premium, alert } = state.context
    const view = Object.assign({}, blankView, ...metas.map((meta) => meta.view)) as View
    // The known account stays on the page while it loads again.
    const person = view.person === 'loading' && premium !== 'unknown' ? 'known' : view.person
    const calls = metas.flatMap((meta) => meta.asked ?? [])
    const words = calls.map((call) => (call === 'guest' ? `guest {"refused":${kept ? `"${kept}"` : 'null'}}` : call)).toSorted()
    const asked = [...words, ...(calls.some((call) => call === 'guest' || call === 'renewal') ? ['everybody waits'] : [])]
    // The account that is known is that of the bearer, and nobody’s once its session is over.
    const owner = premium === 'unknown' ? '' : kept === 'p3' ? 'u3' : 'u1'
    return { ...view, owner, place, kept, premium, alert, person: place === 'profile' ? person : 'hidden', told: told.toSorted(), asked }
  },
  offered: (state) => pressesIn<typeof authFlowModel>(state, presses, cases),
}

/** The model compared with the screen. */
export const authScreen: Oracle<typeof authFlowModel, Look> = {
  ...authFlow,
  seen(state, told) {
    const {
      asked: _,
      owner: __,
      ...look
    } = authFlow.seen(
      state,
      told.filter((word) => !(word in whispers)),
    )
    return look
  },
}

/** Actions that a screen offers. */
export const isBeforeScreens = (event: FlowEvent): boolean =>
  !isUnseen.has(event.type) && !(event.type === 'page opens' && event.known in ofStorage)
/** What a browser’s storage holds that only the charts are shown. */
const ofStorage: Partial<Record<Known, true>> = { 'pupil over a guest': true, 'pupil for a month': true }

import type { AnyEventObject } from 'xstate'
import { checkIds } from '#samples/courses'
import { offer } from '#samples/groups'
import { giftOf, offerOf, paymentOf } from '#samples/payments'
import { examSurvey } from '#samples/surveys'
import { happenings, type Answers } from '#chart-lab/chaos'
import { payloadsOf } from '#chart-lab/forms'
import { NoRoomError } from '@/entities/pack'
import { ProviderSilentError } from '@/features/auth-modal'
import { TimeLeftError } from '@/pages/survey'
import { machines } from './all-charts'
import { forms } from './start'

/** A failed call as the pages know it. */
const refusal = (status: number) =>
  Object.assign(new Error(`refused ${status}`), { name: 'HTTPError', response: { status }, data: undefined })

const clock = { ...examSurvey.clock, startedAt: null, deadlineAt: null }
const surveys = [
  { ...examSurvey, clock },
  { ...examSurvey, clock: { ...clock, pausedAt: new Date(0).toISOString() } },
  { ...examSurvey, clock: { ...clock, finishedAt: new Date(0).toISOString() } },
  { ...examSurvey, clock, questions: [], policy: { ...examSurvey.policy, feedback: 'afterEach' } },
  { ...examSurvey, clock, day: { block: 2, otherId: 'nmt-1', breakEndsAt: new Date(8.64e15).toISOString() } },
]
const past = { ...examSurvey, clock: { ...clock, startedAt: new Date(0).toISOString(), deadlineAt: new Date(1000).toISOString() } }
const asked = surveys.slice(0, 3).map((survey) => ({ survey, events: [] }))
/** The clock was stopped on another device. */
const stopped = { kind: 'pause', reason: 'alarm', id: 'p', client: 'c', seq: 1, at: new Date(0).toISOString() }
const payments = ['paid', 'pending', 'refunded', 'created', 'failed'] as const
const tokens = { token: 't', refreshToken: 'r', refreshAt: 8.64e15, anonymousToken: null }

/** What the actors of a chart may answer, by their ids. */
const outputs: Readonly<Record<string, Answers>> = {
  authModal: { grantSession: [{ token: 't' }] },
  buildUpdate: { findNewerBuild: [null, { id: 'next', time: '' }] },
  deviceSessions: { listDevices: [[]] },
  groupSeat: { setConsent: [true] },
  handOver: { open: [{ code: 'A1B2C3', expiresAt: new Date(0).toISOString() }], look: ['waiting', 'used', 'over'] },
  joinGroup: { lookUp: [offer, { ...offer, state: 'member' }], join: ['g'] },
  keepPack: { askRoom: [true, false] },
  lesson: {
    recall: ['a', 'b', null].map((value) => ({
      done: ['theory', 'example', 'try'],
      attempt: value === null ? null : { id: 'a', round: 0, answers: Object.fromEntries(checkIds.map((id) => [id, value])) },
    })),
  },
  letter: { recallLetter: [null, { name: 'Оля', email: 'olia@example.com', message: 'Вітаю' }], deliverLetter: [null, 'Не та адреса'] },
  outbox: { deliver: [{ refused: 0 }] },
  purchase: {
    loadOffer: [offerOf()],
    beginPayment: [{ payment: paymentOf({ state: 'created' }), checkout: { action: '/pay', data: 'd', signature: 's' } }],
    readPayment: payments.map((state) => ({ payment: paymentOf({ state }), checkout: null })),
    makeGift: [giftOf({})],
    readGift: [giftOf({}), giftOf({ isPaid: true })],
  },
  rename: { saveName: ['Ольга'] },
  review: { open: [['a', 'b'], []], write: [true, false].map((isSafe) => ({ id: 'i', queue: ['b'], isSafe })) },
  session: {
    logInAnonymously: ['g'],
    loadAccount: [{ user: { premium: { status: 'none' } } }],
    refreshTokens: [tokens],
    checkGuest: [true, false],
  },
  survey: {
    open: [...surveys, past].flatMap((survey) => [true, false].map((isAsked) => ({ survey, events: [], isAsked }))),
    ask: [...asked, { survey: surveys[0], events: [stopped] }],
  },
}

/** On what actors fail, besides refusals of the server. */
const failures: Readonly<Record<string, readonly unknown[]>> = {
  authModal: [new ProviderSilentError('Google')],
  survey: [new TimeLeftError()],
}

/** Events that carry what the types alone do not say. */
const more: Readonly<Record<string, readonly AnyEventObject[]>> = {
  keepPack: [{ type: 'pack.failed', error: new NoRoomError() }],
  lesson: checkIds.map((question) => ({ type: 'answer.check', question, value: 'a' })),
  purchase: [{ type: 'email.type', typed: 'olia@example.com' }],
  survey: [
    { type: 'clock.tick', now: 8.64e15 },
    { type: 'fact.add', fact: { kind: 'answer', question: examSurvey.questions[0]?.id, value: 'a' } },
  ],
}

/**
 * Events of a chart with everything that their types let them carry, one for each choice, and what its actors may answer and on what they may fail: ways through the
 * chart are looked for with these.
 */
export function examplesOf(chart: string): readonly AnyEventObject[] {
  const machine = machines.find(({ id }) => id === chart)
  return [
    ...Object.entries(forms[chart] ?? {}).flatMap(([type, form]) => payloadsOf(form).map((payload) => ({ ...payload, type }))),
    ...(more[chart] ?? []),
    ...(machine ? happenings(machine, outputs[chart] ?? {}, [refusal(404), refusal(503), ...(failures[chart] ?? [])]) : []),
  ]
}

/** What stands in the context of a chart and in no copy of it: its clock. */
export function surroundingsOf(chart: string): object {
  const now = () => Date.now()
  if (chart === 'survey') return { ground: { clock: { now, sync: () => undefined, hasJumped: () => false } } }
  return ['session', 'handOver'].includes(chart) ? { now } : {}
}

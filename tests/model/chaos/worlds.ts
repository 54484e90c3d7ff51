import { checkIds, lesson } from '#samples/courses'
import { group, offer as groupOffer } from '#samples/groups'
import { pack } from '#samples/packs'
import { keys, tasks } from '#samples/questions'
import { giftOf, offerOf, paymentOf } from '#samples/payments'
import { examSurvey } from '#samples/surveys'
import { worksheet } from '#samples/worksheets'
import type { Answers } from '#chart-lab/chaos'
import { draftOf } from '@/pages/group-premium/model/keep-worksheet.machine'
import { sheetKit } from '@/pages/group-premium/model/sheet-kit'
import { mostChecks } from '@/pages/paywall/model/purchase-context'
import { TimeLeftError } from '@/pages/survey/api/time-left-error'
import { NoRoomError } from '@/entities/pack'
import { ProviderSilentError } from '@/features/auth-modal/api/provider'
import { answersOn } from '../../fixtures/page-log'
import { refusalOf } from '../../fixtures/refusal'

/** The world of a chart: its possible inputs, the possible answers of its actors, and the parts of its context that decide transitions. */
export type World = {
  inputs?: readonly unknown[]
  answers?: Answers
  events?: readonly { type: string; [part: string]: unknown }[]
  failures?: readonly unknown[]
  /** Long ways that the search need not find by itself. */
  starts?: readonly (readonly { type: string; [part: string]: unknown }[])[]
  sign?: (context: never) => unknown
}

const begun = Date.parse('2026-11-20T10:00:00.000Z')
const input = { now: () => begun, random: () => 0.5, newId: () => 'id' }
const rules = { canRefresh: true, maxAgeSeconds: 60 }
const tokens = (some: object) => ({ token: null, refreshToken: null, refreshAt: null, anonymousToken: null, ...some })
const signedIn = tokens({ token: 'текст', refreshToken: 'r', refreshAt: begun + 1000 })
const account = { user: { premium: { status: 'none' } }, statistic: {} }

const ground = { log: answersOn(), clock: { now: () => begun, sync: () => undefined, hasJumped: () => false } }
const fresh = { ...examSurvey, clock: { ...examSurvey.clock, startedAt: null, deadlineAt: null } }
const paused = { ...examSurvey, clock: { ...examSurvey.clock, pausedAt: '2026-11-20T10:00:00.000Z' } }
const over = { ...examSurvey, clock: { ...examSurvey.clock, finishedAt: '2026-11-20T10:30:00.000Z' } }
const second = { ...fresh, day: { block: 2, otherId: 'nmt-11111111', breakEndsAt: '2026-11-20T10:20:00.000Z' } }

const payments = ['paid', 'pending', 'refunded', 'created', 'failed'] as const
const order = { productId: null, seats: null, groupId: null }

/** The page looks until it rests. */
const loaded = { type: 'xstate.done.actor.loadOffer', output: offerOf(), actorId: 'loadOffer' }
const tired = {
  payment: [loaded, { type: 'xstate.done.actor.readPayment', output: { payment: paymentOf({ state: 'pending' }), checkout: null } }],
  gift: [loaded, { type: 'gift.ask' }, { type: 'xstate.done.actor.makeGift', output: giftOf({}) }],
}
const tiredOf = (actor: string, start: readonly { type: string; output?: unknown }[], state: string) => [
  ...start,
  ...Array.from({ length: mostChecks }, () => [
    { type: `xstate.after.pause.purchase.${state === 'pending' ? 'confirming' : 'gifting.sent'}.${state}` },
    { type: `xstate.done.actor.${actor}`, output: actor === 'readGift' ? giftOf({}) : start.at(-1)?.output },
  ]).flat(),
  { type: `xstate.after.pause.purchase.${state === 'pending' ? 'confirming' : 'gifting.sent'}.${state}` },
]

const kit = sheetKit(group, 'paper', 'Робота', {
  code: 'K7MX3P',
  variants: [{ number: 1, tasks: [{ question: tasks.single, key: keys.single }] }],
})
const sheetRow = { task: 0, row: 0, cells: ['empty', 'marked', 'empty', 'empty'], marks: [1], isSure: true, picture: null }
const readSheet = {
  state: 'read',
  code: { work: kit.code, pupil: null, variant: 1 },
  page: 1,
  pages: 1,
  rows: [sheetRow],
  number: null,
  head: null,
}
const doubtfulSheet = { ...readSheet, rows: [{ ...sheetRow, isSure: false }] }

/** Worlds of charts that need one; the others get nothing and hear nothing. */
export const worlds: Readonly<Record<string, World>> = {
  adding: { inputs: [{ ground }], answers: { askForTask: [{ question: fresh.questions[0], key: { form: 'single', option: 'a' } }] } },
  authModal: {
    answers: { grantSession: [{ token: 't1' }] },
    failures: [refusalOf(401), refusalOf(503), new ProviderSilentError('Google')],
  },
  buildUpdate: {
    inputs: [{ known: { id: 'b1', time: '' }, pollSeconds: 60 }],
    answers: { findNewerBuild: [null, { id: 'b2', time: '' }] },
  },
  deviceSessions: { answers: { listDevices: [[]] }, failures: [refusalOf(404), refusalOf(500)] },
  groupSeat: { inputs: [{ sharesResults: true }], answers: { setConsent: [true] } },
  handOver: {
    inputs: ['2026-11-20T10:00:00.000Z', '2026-11-20T11:00:00.000Z'].map((now) => ({ now: () => Date.parse(now) })),
    answers: { open: [{ code: 'c', expiresAt: '2026-11-20T10:05:00.000Z' }], look: ['waiting', 'used', 'over'] },
  },
  joinGroup: { inputs: [{ code: 'c' }], answers: { lookUp: [groupOffer, { ...groupOffer, state: 'member' }], join: ['g'] } },
  keepPack: {
    inputs: [{ stored: null }, { stored: { pack, bytes: 1, at: '2026-11-20T10:00:00.000Z' } }],
    answers: { askRoom: [true, false] },
    events: [{ type: 'pack.failed', error: new NoRoomError() }],
  },
  keepWorksheet: {
    inputs: [{ worksheet }],
    answers: { save: [worksheet, { ...worksheet, revision: worksheet.revision + 1 }] },
    events: ['Інша', ''].map((title) => ({ type: 'draft.change', draft: { ...draftOf(worksheet), title } })),
    failures: [refusalOf(409), new Error('down')],
  },
  lesson: {
    inputs: [{ lesson, wish: null, newId: () => 'id' }],
    answers: {
      recall: [
        { done: [], attempt: null },
        {
          done: ['theory', 'example', 'try'],
          attempt: { id: 'a', round: 0, answers: Object.fromEntries(checkIds.slice(1).map((id) => [id, 'a'])) },
        },
        {
          done: ['theory', 'example', 'try'],
          attempt: { id: 'a', round: 0, answers: Object.fromEntries(checkIds.map((id) => [id, 'a'])) },
        },
        {
          done: ['theory', 'example', 'try'],
          attempt: { id: 'a', round: 0, answers: Object.fromEntries(checkIds.map((id) => [id, 'b'])) },
        },
      ],
    },
    events: checkIds.map((question) => ({ type: 'answer.check', question, value: 'a' })),
  },
  letter: {
    answers: { recallLetter: [null, { name: 'Оля', email: 'olia@example.com', message: 'Вітаю' }], deliverLetter: [null, 'Не той e-mail'] },
  },
  onceCall: { inputs: [input] },
  outbox: { inputs: [input], answers: { deliver: [{ refused: 0 }] }, failures: [new Error('down'), heldUp()] },
  purchase: {
    inputs: [
      { paymentId: null, giftToken: null, order, email: '' },
      { paymentId: 'p', giftToken: null, order, email: 'olia@example.com' },
    ],
    answers: {
      loadOffer: [offerOf()],
      beginPayment: [{ payment: paymentOf({ state: 'created' }), checkout: { action: '/pay', data: 'd', signature: 's' } }],
      readPayment: payments.map((state) => ({ payment: paymentOf({ state }), checkout: null })),
      makeGift: [giftOf({})],
      readGift: [giftOf({}), giftOf({ isPaid: true })],
    },
    events: [{ type: 'email.type', typed: 'olia@example.com' }],
    failures: [refusalOf(404), refusalOf(500)],
    starts: [tiredOf('readPayment', tired.payment, 'pending'), tiredOf('readGift', tired.gift, 'shared')],
    sign: ({ email, paymentId }: { email: string; paymentId: string | null }) => [email.includes('@'), paymentId !== null],
  },
  readSheets: {
    inputs: [{ kit }],
    answers: {
      readPhoto: [readSheet, doubtfulSheet, { state: 'refused', why: 'corners', missing: [0] }],
      record: [
        { outcome: 'sent', count: 1, refused: [] },
        { outcome: 'kept', count: 0, refused: [{ member: kit.pupils[0]?.id ?? '', why: 'sat' }] },
      ],
    },
    events: [
      { type: 'photos.add', photos: [{ id: 'a', name: 'a.jpg', photo: new Blob() }] },
      { type: 'sheet.drop', sheet: 'a' },
      ...[kit.pupils[0]?.id ?? '', null].map((member) => ({ type: 'pupil.choose', sheet: 'a', member })),
      { type: 'row.settle', sheet: 'a', task: 0, row: 0, marks: [2] },
    ],
    starts: [
      [
        { type: 'photos.add', photos: [{ id: 'a', name: 'a.jpg', photo: new Blob() }] },
        { type: 'xstate.done.actor.readPhoto', output: readSheet },
        { type: 'pupil.choose', sheet: 'a', member: kit.pupils[0]?.id ?? '' },
        { type: 'results.record' },
      ],
    ],
  },
  rename: {
    inputs: [{ name: 'Оля' }],
    answers: { saveName: ['Ольга'] },
    events: [{ type: 'name.type', typed: 'Ольга' }],
    sign: ({ typed }: { typed: string }) => typed,
  },
  resetPassword: { inputs: [{ isConfirmed: false }, { isConfirmed: true }] },
  review: {
    answers: {
      open: [['a', 'b'], []],
      write: [
        { id: 'i', queue: ['b'], isSafe: true },
        { id: 'i', queue: [], isSafe: false },
      ],
    },
    sign: ({ looks, card }: { looks: readonly unknown[]; card: string | null }) => [Math.min(looks.length, 1), card === null],
  },
  session: {
    inputs: [tokens({}), tokens({ anonymousToken: 'текст' }), signedIn].map((held) => ({ tokens: held, rules, now: () => begun })),
    answers: { logInAnonymously: ['g1'], loadAccount: [account], refreshTokens: [signedIn], checkGuest: [true, false] },
    failures: [refusalOf(401), new Error('down')],
    sign: ({ account: known }: { account: unknown }) => known !== null,
  },
  survey: {
    inputs: [{ id: examSurvey.id, ground }],
    answers: {
      open: [fresh, paused, over, second].flatMap((survey) => [true, false].map((isAsked) => ({ survey, events: [], isAsked }))),
      ask: [fresh, paused, over].map((survey) => ({ survey, events: [] })),
    },
    events: [
      { type: 'clock.tick', now: begun + 86_400_000 },
      { type: 'fact.add', fact: { kind: 'answer', question: examSurvey.questions[0]?.id, value: 'a' } },
    ],
    failures: [refusalOf(404), refusalOf(503), new TimeLeftError()],
    sign: ({ survey, isUnguarded }: { survey: typeof examSurvey | null; isUnguarded: boolean }) => [
      survey?.day,
      survey?.clock.pausedAt,
      isUnguarded,
    ],
  },
}

function heldUp(): Error {
  const response = new Response(null, { status: 503, headers: { 'Retry-After': '30' } })
  return Object.assign(new Error('busy'), { name: 'HTTPError', response })
}

import { assign, setup } from 'xstate'
import { metaOf, smallChart } from '#chart-lab/testing'
import { letterMachine } from '@/pages/content-page/model/letter.machine'
import { refusalOf } from '../../fixtures/refusal'

export type LetterEvent =
  | { type: 'partner sends'; letter: string }
  | { type: 'page opens' | 'device has a letter' | 'device has none' | 'device fails' }
  | { type: 'server takes it' | 'server finds a fault' | 'no server answers' | 'half a minute passes' }
  | { type: 'connection returns' | 'partner tries again' | 'partner edits' | 'partner writes another' }
type Look = { screen: 'nothing' | 'opening' | 'writing' | 'sending' | 'waiting' | 'sent'; letter: string; complaint: string }
type Context = { letter: string; complaint: string }
const seen = (screen: Look['screen'], asks = '', waits: number[] = []) => ({ screen, asks, waits })
const send = { target: 'sending', actions: 'take' } as const

/** A letter that is sent now, or when there is a connection. */
export const letterModel = setup({
  types: { context: {} as Context, events: {} as LetterEvent, meta: {} as ReturnType<typeof seen> },
  actions: { take: assign(({ event, context }) => ('letter' in event ? { letter: event.letter, complaint: '' } : context)) },
}).createMachine({
  id: 'letters',
  context: { letter: '', complaint: '' },
  initial: 'before',
  states: {
    before: { meta: seen('nothing'), on: { 'page opens': 'opening' } },
    opening: {
      meta: seen('opening', 'recallLetter'),
      on: {
        'partner sends': send,
        'device has a letter': { target: 'sending', actions: assign({ letter: 'old' }) },
        'device has none': 'writing',
        'device fails': 'writing',
      },
    },
    writing: { meta: seen('writing'), on: { 'partner sends': send } },
    sending: {
      meta: seen('sending', 'deliverLetter'),
      on: {
        'server takes it': 'sent',
        'server finds a fault': { target: 'writing', actions: assign({ complaint: 'no address' }) },
        'no server answers': 'waiting',
      },
    },
    waiting: {
      meta: seen('waiting', '', [30_000]),
      on: {
        'half a minute passes': 'sending',
        'connection returns': 'sending',
        'partner tries again': 'sending',
        'partner edits': 'writing',
      },
    },
    sent: {
      meta: seen('sent'),
      on: { 'partner writes another': { target: 'writing', actions: assign({ letter: '', complaint: '' }) } },
    },
  },
})

const letterOf = (text: string) => ({ text }) as never

export const letter = smallChart({
  chart: letterMachine,
  model: letterModel,
  cases: ['one', 'other'].map((text) => ({ type: 'partner sends', letter: text }) as const),
  seen: (state) => {
    const { asks, ...meta } = metaOf<ReturnType<typeof seen>>(state)
    const asked = asks === 'deliverLetter' ? [`${asks} {"text":"${state.context.letter}"}`] : asks ? [asks] : []
    return meta.screen === 'nothing' ? {} : { ...meta, ...state.context, asked }
  },
  hold: {
    calls: ['recallLetter', 'deliverLetter'],
    moves: {
      'page opens': { open: undefined },
      'partner sends': ({ letter: text }) => ({ send: { type: 'letter.send', letter: letterOf(text) } as never }),
      'device has a letter': { answer: 'recallLetter', output: letterOf('old') },
      'device has none': { answer: 'recallLetter', output: null },
      'device fails': { refuse: 'recallLetter', error: new Error('no device') },
      'server takes it': { answer: 'deliverLetter', output: null },
      'server finds a fault': { answer: 'deliverLetter', output: 'no address' },
      'no server answers': { refuse: 'deliverLetter', error: refusalOf(null) },
      'half a minute passes': { pass: 30_000 },
      'connection returns': { send: { type: 'connection.return' } },
      'partner tries again': { send: { type: 'letter.retry' } },
      'partner edits': { send: { type: 'letter.edit' } },
      'partner writes another': { send: { type: 'letter.renew' } },
    },
    look: ({ value, context }): Look => ({
      screen: value as Look['screen'],
      letter: (context.letter as { text: string } | null)?.text ?? '',
      complaint: context.complaint ?? '',
    }),
  },
})

import { expect, test, vi } from 'vitest'
import { numbered, tasks } from '#samples/questions'
import { examSurvey } from '#samples/surveys'
import type { SurveyCommand } from './survey-view'
import type { KeyCommand } from '../model/exam-keys'
import { openQuestionOf, type OpenQuestion } from '../model/open-question'
import { sheetOf, type Sheet } from '../model/sheet'
import { commandsOf } from './commands'

const single = { ...tasks.single, id: 'q1' }
const multi = { ...tasks.multi, id: 'q1', options: numbered('а', 'б', 'в', 'г'), choose: 2 }
const survey = { ...examSurvey, questions: [single, { ...tasks.numeric, id: 'q2' }] }
const digit = (key: string, kind: 'choose' | 'strike' = 'choose'): KeyCommand => ({ kind, key, code: `Digit${key}` })

/** Obeys one command on an open task. @returns the facts and commands that were sent, and the task that was shown. */
function after(command: KeyCommand, change: { open?: Partial<OpenQuestion>; sheet?: Partial<Sheet>; isReading?: boolean } = {}) {
  const sheet = { ...sheetOf(survey, [], 0), ...change.sheet }
  const open = { ...openQuestionOf(survey, sheet)!, ...change.open }
  const sent: unknown[] = []
  const show = vi.fn<(id: string | undefined) => void>()
  const elsewhere = vi.fn<(kind: string) => void>()
  const send = (each: SurveyCommand) => void sent.push(each.type === 'fact.add' ? each.fact : each)
  commandsOf({ open, sheet, send, show, isReading: change.isReading ?? false }).obey(command, elsewhere)
  return [...sent, ...show.mock.calls.map(([id]) => ({ shown: id })), ...elsewhere.mock.calls.map(([kind]) => ({ elsewhere: kind }))]
}
const answer = (value: unknown) => ({ kind: 'answer', question: 'q1', value })
const strike = (option: string, isEliminated: boolean) => ({ kind: 'eliminate', question: 'q1', option, isEliminated })

test('a digit answers a task of one choice', () => {
  expect(after(digit('2'))).toEqual([answer('b')])
})

test('a digit that no option has does nothing', () => {
  expect(after(digit('9'))).toEqual([])
})

test('a struck option that is chosen is restored first', () => {
  expect(after(digit('2'), { sheet: { eliminated: { q1: ['b'] } } })).toEqual([strike('b', false), answer('b')])
})

test('an option that is chosen no more stays struck, as it does by touch', () => {
  const sheet = { answers: { q1: ['2', '3'] }, eliminated: { q1: ['2'] } }
  const open = { question: multi }
  expect(after(digit('2'), { sheet, open })).toEqual([answer(['3'])])
})

test('a strike is taken back by the same keys', () => {
  expect(after(digit('2', 'strike'))).toEqual([strike('b', true)])
  expect(after(digit('2', 'strike'), { sheet: { eliminated: { q1: ['b'] } } })).toEqual([strike('b', false)])
})

test('of several choices a digit adds one and takes it away again; the last one leaves a blank', () => {
  const marked = (...ids: string[]) => ({ open: { question: multi }, sheet: { answers: { q1: ids } } })
  expect(after(digit('2'), marked('1'))).toEqual([answer(['1', '2'])])
  expect(after(digit('1'), marked('1', '2'))).toEqual([answer(['2'])])
  expect(after(digit('1'), marked('1'))).toEqual([answer(null)])
})

test('one mark too many is refused, and a struck option stays struck', () => {
  const full = { open: { question: multi }, sheet: { answers: { q1: ['1', '2'] }, eliminated: { q1: ['3'] } } }
  expect(after(digit('3'), full)).toEqual([])
})

test('neither a paper that is only read nor a task whose key is shown takes an answer', () => {
  expect([after(digit('1'), { isReading: true }), after(digit('1'), { open: { isChecked: true } })]).toEqual([[], []])
  expect([after({ kind: 'flag' }, { isReading: true }), after({ kind: 'onward' }, { isReading: true })]).toEqual([[], []])
})

test('the flag is set and taken away', () => {
  expect(after({ kind: 'flag' })).toEqual([{ kind: 'flag', question: 'q1', isFlagged: true }])
  expect(after({ kind: 'flag' }, { sheet: { flagged: { q1: true } } })).toEqual([{ kind: 'flag', question: 'q1', isFlagged: false }])
})

test.each<[string, Partial<OpenQuestion>, unknown[]]>([
  ['goes on to the next task', { onward: 'next' }, [{ shown: 'q2' }]],
  ['asks before handing in after the last', { onward: 'finish' }, [{ type: 'finish.ask' }]],
  ['checks an answer that can be checked', { onward: 'check', canCheck: true }, [{ kind: 'check', question: 'q1' }]],
  ['checks no blank', { onward: 'check', canCheck: false }, []],
  ['saves a draft', { onward: 'save', canCheck: false }, [{ kind: 'save', question: 'q1' }]],
])('the big button %s', (_, open, done) => {
  expect(after({ kind: 'onward' }, { open })).toEqual(done)
})

test('keys lead to the neighbours, and to what is not of the task', () => {
  expect([after({ kind: 'next' }), after({ kind: 'previous' }), after({ kind: 'reference' })]).toEqual([
    [{ shown: 'q2' }],
    [{ shown: undefined }],
    [{ elsewhere: 'reference' }],
  ])
})

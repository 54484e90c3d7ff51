import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { Answer } from '#contract/answer'
import type { Key } from '#contract/key'
import type { Option, Question } from '#contract/question'
import { AnswerControl } from './answer-control'

const common = { id: 'q1', version: 1, subject: 'math', topic: 'math.numbers', prompt: [], figure: null, points: 1 }
const options = (ids: string): Option[] =>
  [...ids].map((id) => ({ id, label: id.toUpperCase(), text: [{ kind: 'text', text: `варіант ${id}` }] }))
const rows = options('12')
const explained = { explanation: [], notes: [] }

const single: Question = { ...common, form: 'single', options: options('abc') }
const matching: Question = { ...common, form: 'matching', rows, options: options('abc') }
const sequence: Question = { ...common, form: 'sequence', options: options('ab') }
const multi: Question = { ...common, form: 'multi', options: options('abc'), choose: 2 }
const numeric: Question = { ...common, form: 'numeric', unit: null }
const gap: Question = { ...common, form: 'gap', gaps: [{ id: 'g1', options: options('ab') }] }
const grouped: Question = {
  ...common,
  form: 'grouped',
  groups: [{ id: 'g1', title: [{ kind: 'text', text: 'Причина' }], options: options('ab') }],
}
const gapPool: Question = { ...common, form: 'gapPool', gaps: [{ id: 'g1' }, { id: 'g2' }], options: options('abc') }

function answer(question: Question, given?: Answer) {
  const onChange = vi.fn<(answer: Answer) => void>()
  render(<AnswerControl question={question} answer={given} label="Відповідь на завдання 1" onChange={onChange} />)
  return onChange
}

describe('answering', () => {
  test('a single choice gives the option', async () => {
    const onChange = answer(single)
    await userEvent.click(screen.getByRole('radio', { name: /варіант b/ }))
    expect(onChange.mock.calls).toEqual([['b']])
  })

  test('matching adds a row to those that are there', async () => {
    const onChange = answer(matching, { '1': 'a' })
    await userEvent.click(within(screen.getAllByRole('radiogroup')[1]!).getByRole('radio', { name: /^C/ }))
    expect(onChange.mock.calls).toEqual([[{ '1': 'a', '2': 'c' }]])
  })

  test('the last erased row takes the answer back', async () => {
    const onChange = answer(matching, { '1': 'a' })
    await userEvent.click(screen.getByRole('button', { name: 'Стерти рядок 1' }))
    expect(onChange.mock.calls).toEqual([[null]])
  })

  test('a sequence is an answer once every place is taken', async () => {
    const onChange = answer(sequence)
    const [first, second] = screen.getAllByRole('radiogroup')
    await userEvent.click(within(first!).getByRole('radio', { name: /^B/ }))
    await userEvent.click(within(second!).getByRole('radio', { name: /^A/ }))
    expect(onChange.mock.calls).toEqual([[null], [['b', 'a']]])
  })

  test('several choices are a list', async () => {
    const onChange = answer(multi, ['c'])
    await userEvent.click(screen.getByRole('checkbox', { name: /варіант a/ }))
    expect(onChange.mock.calls).toEqual([[['c', 'a']]])
  })

  test('a number stays as it was typed, and an empty field takes it back', async () => {
    const onChange = answer(numeric, '0')
    await userEvent.type(screen.getByRole('textbox'), ',')
    await userEvent.clear(screen.getByRole('textbox'))
    expect(onChange.mock.calls).toEqual([['0,'], [null]])
  })

  test.each([gap, grouped])('a $form is answered part by part', async (question) => {
    const onChange = answer(question)
    await userEvent.click(screen.getByRole('radio', { name: /варіант b/ }))
    expect(onChange.mock.calls).toEqual([[{ g1: 'b' }]])
  })

  test('a gap takes an option of the common pool', async () => {
    const onChange = answer(gapPool)
    await userEvent.click(within(screen.getAllByRole('radiogroup')[1]!).getByRole('radio', { name: /^A/ }))
    expect(onChange.mock.calls).toEqual([[{ g2: 'a' }]])
  })
})

function review(question: Question, key: Key, given: Answer) {
  render(<AnswerControl question={question} answer={given} label="Відповідь на завдання 1" review={key} />)
}

describe('review', () => {
  test('a wrong choice and the key are told apart by words', () => {
    review(single, { ...explained, form: 'single', correct: 'b' }, 'a')
    expect(screen.getByRole('radio', { name: /варіант a.*Неправильно/ })).toBeDisabled()
    expect(screen.getByRole('radio', { name: /варіант b.*Правильна відповідь/ })).toBeDisabled()
  })

  test('each row of a matching task is judged', () => {
    review(matching, { ...explained, form: 'matching', correct: { '1': 'a', '2': 'b' } }, { '1': 'a' })
    const [first, second] = screen.getAllByRole('radiogroup')
    expect(within(first!).getByRole('radio', { name: 'A: Правильно' })).toBeChecked()
    expect(within(second!).getByRole('radio', { name: 'B: Правильна відповідь' })).not.toBeChecked()
  })

  test.each([
    ['1/2', 'Неправильно'],
    ['0,50', 'Правильно'],
  ])('%s is judged as the server judges it: %s', (typed, verdict) => {
    review(numeric, { ...explained, form: 'numeric', correct: '0.5' }, typed)
    expect(screen.getByText(verdict)).toBeVisible()
  })

  test('a blank number shows the right one', () => {
    review(numeric, { ...explained, form: 'numeric', correct: '-0.5' }, null)
    expect(screen.getByText('Правильна відповідь: −0,5')).toBeVisible()
  })
})

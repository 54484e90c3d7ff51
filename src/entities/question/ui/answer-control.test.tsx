import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '#domain/answer'
import type { Key } from '#domain/key'
import type { Question } from '#domain/question'
import { keys, tasks } from '#samples/questions'
import { AnswerControl } from './answer-control'

// The forms come in a file of their own; here they are at hand.
beforeAll(async () => {
  render(<AnswerControl question={tasks.numeric} answer={null} label="Відповідь" />)
  await screen.findByRole('textbox')
  cleanup()
})

/** Answers as a pupil does: what is given is on the sheet at once. @returns every answer, in the order given. */
function answer(question: Question, given?: Answer, number?: number): Answer[] {
  const said: Answer[] = []
  function Sheet() {
    const [value, setValue] = useState<Answer | undefined>(given)
    const change = (next: Answer) => {
      said.push(next)
      setValue(next)
    }
    return <AnswerControl question={question} answer={value} label="Відповідь на завдання 1" number={number} onChange={change} />
  }
  render(<Sheet />)
  return said
}
const group = (index: number) => within(screen.getAllByRole('radiogroup')[index]!)

describe('answering', () => {
  test('a single choice gives the option', async () => {
    const said = answer(tasks.single)
    await userEvent.click(screen.getByRole('radio', { name: /4/ }))
    expect(said).toEqual(['b'])
  })

  test('matching adds a row to those that are there', async () => {
    const said = answer(tasks.matching, { 1: 'a' })
    await userEvent.click(group(1).getByRole('radio', { name: /^В/ }))
    expect(said).toEqual([{ 1: 'a', 2: 'c' }])
  })

  test('the last erased row takes the answer back', async () => {
    const said = answer(tasks.matching, { 1: 'a' })
    await userEvent.click(screen.getByRole('button', { name: 'Стерти рядок 1' }))
    expect(said).toEqual([null])
  })

  test('a sequence is made by pressing one after the other, mended by buttons, and every step is said and kept', async () => {
    const said = answer(tasks.sequence)
    for (const letter of ['В', 'А', 'Г', 'Б'])
      await userEvent.click(screen.getByRole('button', { name: new RegExp(`^Без місця ?${letter}`) }))
    expect(screen.getByText('Твій порядок: В → А → Г → Б')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'А: вище' }))
    expect(screen.getByRole('status')).toHaveTextContent('А: місце 1')
    await userEvent.click(screen.getByRole('button', { name: /^Місце ?4 ?Б/, pressed: true }))
    expect(said).toEqual([['c'], ['c', 'a'], ['c', 'a', 'd'], ['c', 'a', 'd', 'b'], ['a', 'c', 'd', 'b'], ['a', 'c', 'd']])
  })

  test('a sequence needs no pointer', async () => {
    const said = answer(tasks.sequence)
    await userEvent.keyboard('{Tab}{Enter}{Tab} ')
    expect(said).toEqual([['a'], ['a', 'b']])
  })

  test('several choices are a list, and a fourth one changes nothing', async () => {
    const said = answer(tasks.multi, ['3', '5'])
    await userEvent.click(screen.getByRole('checkbox', { name: /перше/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /друге/ }))
    expect(said).toEqual([['3', '5', '1']])
  })

  test('a number stays as it was typed, has a comma and a sign of its own, and an empty field takes it back', async () => {
    const said = answer(tasks.numeric, '0')
    await userEvent.click(screen.getByRole('button', { name: 'Поставити кому' }))
    await userEvent.type(screen.getByRole('textbox'), '5')
    expect(screen.getByRole('status')).toHaveTextContent('Буде зараховано як: 0,5')
    await userEvent.click(screen.getByRole('button', { name: 'Змінити знак' }))
    await userEvent.clear(screen.getByRole('textbox'))
    expect(said).toEqual(['0,', '0,5', '−0,5', null])
  })

  test('each of three groups has its own answer', async () => {
    const said = answer(tasks.grouped)
    expect(screen.getAllByRole('radiogroup').map((each) => each.getAttribute('aria-label'))).toEqual([
      'Відповідь на завдання 1, група 1',
      'Відповідь на завдання 1, група 2',
      'Відповідь на завдання 1, група 3',
    ])
    await userEvent.click(group(0).getByRole('radio', { name: /тварини/ }))
    await userEvent.click(group(2).getByRole('radio', { name: /мішане/ }))
    expect(said).toEqual([{ 1: '2' }, { 1: '2', 3: '3' }])
  })

  test('three groups need no pointer, and another choice in a group takes the place of the first', async () => {
    const said = answer(tasks.grouped)
    await userEvent.keyboard('{Tab} {Tab} {ArrowDown}{Tab} ')
    expect(said).toEqual([{ 1: '1' }, { 1: '1', 2: '1' }, { 1: '1', 2: '2' }, { 1: '1', 2: '2', 3: '1' }])
  })

  test('three of seven need no pointer', async () => {
    const said = answer(tasks.multi)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(said.at(-1)).toEqual(['1', '3'])
    expect(screen.getByText('Обрано 2 з 3')).toBeVisible()
  })

  test('a number is named with its unit, and a unit typed into it is asked to be left out', async () => {
    const said = answer({ ...tasks.numeric, unit: [{ kind: 'text', text: 'м/с' }] })
    const field = screen.getByRole('textbox', { description: /^м\/с/ })
    await userEvent.type(field, '5 м')
    expect(screen.getByRole('status')).toHaveTextContent('Запиши лише число: одиниця вже стоїть поруч')
    await userEvent.type(field, '{Backspace}{Backspace}')
    expect(screen.getByRole('status')).toHaveTextContent('Буде зараховано як: 5')
    expect(said.at(-1)).toBe('5')
  })

  test('gaps carry the numbers of the paper', async () => {
    const said = answer(tasks.gap, undefined, 23)
    expect(screen.getByText('Пропуск 24')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: /are/ }))
    expect(said).toEqual([{ 2: 'b' }])
  })

  test('a gap takes a fragment of the common pool, and a fragment moves rather than stand twice', async () => {
    const said = answer(tasks.gapPool, undefined, 5)
    await userEvent.click(within(screen.getByRole('radiogroup', { name: 'Пропуск 6' })).getByRole('radio', { name: /^А/ }))
    await userEvent.click(within(screen.getByRole('radiogroup', { name: 'Пропуск 5' })).getByRole('radio', { name: /^А/ }))
    expect(said).toEqual([{ 2: 'a' }, { 1: 'a' }])
    expect(screen.getByText('А перенесено: пропуск 6 → 5')).toBeVisible()
  })

  test('a sheet that may only be looked at takes nothing', () => {
    for (const question of Object.values(tasks)) {
      const { unmount } = render(<AnswerControl question={question} answer={null} label="Відповідь" isReadOnly />)
      const controls = [...document.querySelectorAll<HTMLInputElement>('input, button')]
      expect(controls.filter(({ disabled }) => !disabled).map(({ outerHTML }) => outerHTML)).toEqual([])
      unmount()
    }
  })
})

function review(question: Question, key: Key, given: Answer) {
  render(<AnswerControl question={question} answer={given} label="Відповідь на завдання 1" review={key} />)
}

describe('review', () => {
  test('a wrong choice and the key are told apart by words', () => {
    review(tasks.single, keys.single, 'a')
    expect(screen.getByRole('radio', { name: /3.*Неправильно/ })).toBeDisabled()
    expect(screen.getByRole('radio', { name: /4.*Правильна відповідь/ })).toBeDisabled()
  })

  test('each row of a matching task is judged', () => {
    review(tasks.matching, keys.matching, { 1: 'a' })
    expect(group(0).getByRole('radio', { name: 'А: Правильно' })).toBeChecked()
    expect(group(1).getByRole('radio', { name: 'Б: Правильна відповідь' })).not.toBeChecked()
  })

  test('each place of a sequence is judged', () => {
    review(tasks.sequence, keys.sequence, ['a', 'c', 'b'])
    expect(screen.getAllByText(/^Правильн/).map((each) => each.textContent)).toEqual([
      'Правильно',
      'Правильне місце: 2',
      'Правильне місце: 3',
      'Правильне місце: 4',
    ])
  })

  test.each([
    ['1', 'Неправильно'],
    ['1/2', 'Правильна відповідь: 0,5'],
    ['0,50', 'Правильно'],
  ])('%s is judged as the server judges it: %s', (typed, verdict) => {
    review(tasks.numeric, keys.numeric, typed)
    expect(screen.getByText(verdict)).toBeVisible()
  })

  test('each of three groups is judged', () => {
    review(tasks.grouped, keys.grouped, { ...keys.grouped.correct, 2: keys.grouped.correct['2'] === '1' ? '2' : '1' })
    expect(screen.getAllByRole('radio', { name: /Правильно/ })).toHaveLength(2)
    expect(group(1).getByRole('radio', { name: /Неправильно/ })).toBeChecked()
    expect(group(1).getByRole('radio', { name: /Правильна відповідь/ })).not.toBeChecked()
  })

  test('a number read off a picture is right within its tolerance, which is shown with the key', () => {
    review(tasks.numeric, { ...keys.numeric, correct: '4.5', tolerance: '0.1' }, '4,4')
    expect(screen.getByText('Правильно')).toBeVisible()
    cleanup()
    review(tasks.numeric, { ...keys.numeric, correct: '4.5', tolerance: '0.1' }, '4,3')
    expect(screen.getByText('Правильна відповідь: 4,5 ± 0,1')).toBeVisible()
  })

  test('a blank number shows the right one', () => {
    review(tasks.numeric, { ...keys.numeric, correct: '-0.5' }, null)
    expect(screen.getByText('Правильна відповідь: −0,5')).toBeVisible()
  })
})

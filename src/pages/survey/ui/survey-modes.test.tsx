import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keys, tasks } from '#samples/questions'
import { trainingSurvey } from '#samples/surveys'
import type { Survey } from '#domain/survey'
import { holds, json, sit, survey } from '../../../../tests/fixtures/sit-survey'

const training: Survey = {
  ...trainingSurvey,
  id: survey.id,
  clock: { ...trainingSurvey.clock, startedAt: null },
  questions: survey.questions.slice(0, 2),
  keys: {
    q1: { ...keys.single, theory: { subject: 'math', type: 'algebra', seoCode: 'numbers', title: 'Числа', block: 'b1' } },
    q2: keys.matching,
  },
}

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))

describe('training', () => {
  test('a checked task shows verdict, key, reasons and theory, takes no further answer, and Enter goes on', async () => {
    const { heading, log } = await sit(holds(training))
    await heading('Завдання 1 з 2')
    expect(screen.getByRole('button', { name: 'Перевірити' })).toBeDisabled()
    expect(screen.queryByRole('timer')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('radio', { name: /3/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Вагаюсь' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Перевірити' }))
    expect((await screen.findByText('Неправильно', { selector: 'p > span' })).closest('p')).toHaveFocus()
    expect(screen.getByText('0 з 1 бала')).toBeVisible()
    expect(screen.getByRole('radio', { name: /3/ })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Правильно — Б. Показати' })).toBeVisible()
    expect(screen.queryByText('Це замало.')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Чому?', expanded: false }))
    expect(within(screen.getByRole('group', { name: 'Пояснення' })).getByText('Це замало.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Чому?', expanded: true }))
    screen.getByText('Неправильно', { selector: 'p > span' }).closest('p')?.focus()
    expect(screen.getByRole('link', { name: 'Числа' })).toHaveAttribute('href', '/subjects/math/theory/algebra/numbers#b1')
    expect(screen.getByRole('button', { name: 'Завдання 1: неправильно' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await heading('Завдання 2 з 2')
    expect((await log.events(survey.id)).map(({ kind }) => kind)).toEqual(['open', 'visit', 'answer', 'confidence', 'check', 'visit'])
  })

  test('hints come one after another before the answer, take the focus, are written down and go when the task is checked', async () => {
    const hints = ['Поміркуй, що означає риска.', 'Поділи чисельник на знаменник.'].map((line) => [
      { kind: 'paragraph' as const, children: [{ kind: 'text' as const, text: line }] },
    ])
    const { heading, log } = await sit(holds({ ...training, keys: { ...training.keys, q1: { ...keys.single, hints } } }))
    await heading('Завдання 1 з 2')
    expect(screen.queryByText('Поміркуй, що означає риска.')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Підказка: ідея' }))
    expect(screen.getByRole('region', { name: 'Підказка: ідея' })).toHaveFocus()
    expect(screen.queryByText('Поділи чисельник на знаменник.')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Ще підказка: перший крок' }))
    expect(screen.getByRole('region', { name: 'Підказка: перший крок' })).toHaveFocus()
    expect(screen.getByText('Поміркуй, що означає риска.')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: /3/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Перевірити' }))
    expect(await screen.findByText('Неправильно', { selector: 'p > span' })).toBeVisible()
    expect(screen.queryByRole('region', { name: /Підказка/ })).not.toBeInTheDocument()
    expect((await log.events(survey.id)).flatMap((fact) => (fact.kind === 'hint' ? [fact.rung] : []))).toEqual([1, 2])
  })

  test('a task without hints offers none', async () => {
    const { heading } = await sit(holds(training))
    await heading('Завдання 1 з 2')
    expect(screen.queryByRole('button', { name: /Підказка/ })).not.toBeInTheDocument()
  })

  test('a task whose key is withheld says so, keeps the answer and lets the pupil go on', async () => {
    const { heading, log } = await sit(holds({ ...training, keys: { q2: keys.matching } }))
    await heading('Завдання 1 з 2')
    expect(screen.getByText(/Розбір цього завдання поки закритий/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Не знаю — показати відповідь' })).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: /3/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Перевірити' }))
    await userEvent.keyboard('{Enter}')
    await heading('Завдання 2 з 2')
    expect((await log.events(survey.id)).map(({ kind }) => kind)).toContain('answer')
  })

  test('partial credit is said in points, and who does not know may see the answer', async () => {
    const { heading } = await sit(holds(training))
    await heading('Завдання 1 з 2')
    await userEvent.click(screen.getByRole('button', { name: 'Не знаю — показати відповідь' }))
    expect(await screen.findByText('Без відповіді')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await heading('Завдання 2 з 2')
    await screen.findAllByRole('radiogroup')
    for (const [row, letter] of ['А', 'Б', 'Д'].entries())
      await userEvent.click(within(screen.getAllByRole('radiogroup')[row]!).getByRole('radio', { name: letter }))
    await userEvent.click(screen.getByRole('button', { name: 'Перевірити' }))
    expect(await screen.findByText('2 з 3 балів')).toBeVisible()
    expect(screen.getByText('Частково правильно')).toBeVisible()
  })

  test('one more like it comes at the end and is shown; a refusal can be tried again', async () => {
    const more = vi.fn<() => Response>(() => json({ errorMessage: 'Збій' }, 500))
    const { heading, log } = await sit({ ...holds(training), 'POST v3/surveys/nmt-12345678/more': more })
    await heading('Завдання 1 з 2')
    await userEvent.keyboard('2{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Ще одне таке' }))
    expect(await screen.findByText('Не вдалося взяти ще одне завдання. Спробуй ще раз.')).toBeVisible()
    more.mockImplementation(() => json({ data: { question: { ...tasks.single, id: 'q9' }, key: keys.single } }))
    await userEvent.click(screen.getByRole('button', { name: 'Ще одне таке' }))
    expect(await heading('Завдання 3 з 3')).toHaveFocus()
    expect((await log.survey(survey.id))?.questions.map(({ id }) => id)).toEqual(['q1', 'q2', 'q9'])
  })

  test('leaving asks nothing', async () => {
    const { heading, history } = await sit(holds(training))
    await heading('Завдання 1 з 2')
    await userEvent.click(screen.getByRole('button', { name: 'Вийти з тесту' }))
    expect(history.at(-1)).toBe('/subjects/math')
  })
})

describe('as in the exam', () => {
  const strict: Survey = { ...survey, policy: { ...survey.policy, save: 'onDemand', extraTime: 25 } }

  test('an answer is a draft until it is saved, and the end names the drafts', async () => {
    const { heading, log } = await sit(holds(strict))
    await heading('Завдання 1 з 3')
    await userEvent.keyboard('2')
    expect(screen.getByText('Чернетка: зарахують лише збережену відповідь.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Завершити тест' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Завдання 1: чернетка' })[0]!)
    await userEvent.click(await screen.findByRole('button', { name: 'Зберегти відповідь' }))
    expect(screen.getByRole('button', { name: 'Завдання 1: збережено' })).toBeVisible()
    expect((await log.events(survey.id)).map(({ kind }) => kind)).toEqual(['open', 'visit', 'answer', 'visit', 'save'])
  })

  test('an alarm stops the clock by one press, says how long it lasts, and the paper goes on', async () => {
    const { heading } = await sit(holds(strict))
    await heading('Завдання 1 з 3')
    await userEvent.click(screen.getByRole('button', { name: 'Тривога: зупинити час' }))
    expect(await heading('Тривога. Час зупинено')).toHaveFocus()
    expect(screen.getByText('Тривоги разом').nextElementSibling).toHaveTextContent('00:00')
    await userEvent.click(screen.getByRole('button', { name: 'Продовжити' }))
    expect(await heading('Завдання 1 з 3')).toBeVisible()
  })

  test('two subjects share the clock and each goes on where it was left', async () => {
    const ukrainian = { ...tasks.single, id: 'u1', subject: 'ukrainian' }
    const block = { ...strict, subject: 'block', subjects: ['math', 'ukrainian'], questions: [...strict.questions, ukrainian] }
    const { heading } = await sit(holds(block), 'block')
    await heading('Завдання 1 з 3')
    await userEvent.click(screen.getByRole('button', { name: 'Завдання 2: не відкрито' }))
    const switcher = within(await screen.findByRole('navigation', { name: 'Предмети блоку' })).getAllByRole('button')
    await userEvent.click(switcher[1]!)
    expect(await heading('Завдання 1 з 1')).toBeVisible()
    await userEvent.click(switcher[0]!)
    expect(await heading('Завдання 2 з 3')).toBeVisible()
  })

  test('a stimulus stands beside its tasks, shows what was chosen for its gaps and keeps a note', async () => {
    const { heading, log } = await sit(holds({ ...strict, questions: [{ ...tasks.gap, id: 'q1' }] }))
    await heading('Завдання 1–2 з 2')
    const text = await screen.findByRole('region', { name: 'До завдань 1–2' })
    await userEvent.click(await screen.findByRole('radio', { name: /lives/ }))
    expect(text).toHaveTextContent('We Пропуск 1: lives here. It Пропуск 2 great.')
    await userEvent.click(within(text).getByRole('button', { name: 'Додати нотатку' }))
    await userEvent.type(within(text).getByRole('textbox', { name: 'Нотатка' }), 'час')
    await userEvent.tab()
    const notes = async () =>
      (await log.events(survey.id)).flatMap((event) => (event.kind === 'note' ? [[event.stimulus, event.text]] : []))
    await waitFor(async () => expect((await notes()).at(-1)).toEqual(['s-gap', 'час']), { timeout: 5000 })
  })
})

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, type ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryLocation } from 'wouter/memory-location'
import { Router } from 'wouter'
import { createActor, fromPromise } from 'xstate'
import type { Survey } from '#contract/survey'
import { createMemoryLog, createSafeLog, outboxMachine, OutboxProvider, SurveyGroundProvider } from '@/entities/survey'
import { createFactLog, createUserFacts, pageShelf, UserFactsProvider } from '@/entities/user-fact'
import { configureApi } from '@/shared/api'
import { keys, tasks } from '#contract/samples/questions'
import { examSurvey, trainingSurvey } from '#contract/samples/surveys'
import { SurveyPage } from './survey-page'

const start = Date.parse('2026-11-20T10:00:00.000Z')
const survey: Survey = {
  ...examSurvey,
  clock: { ...examSurvey.clock, startedAt: null, deadlineAt: null },
  questions: [
    { ...tasks.single, id: 'q1' },
    { ...tasks.matching, id: 'q2' },
    { ...tasks.numeric, id: 'q3' },
  ],
}
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

class Boundary extends Component<{ children: ReactNode }> {
  override state = { name: '' }
  static getDerivedStateFromError = (error: Error) => ({ name: error.name })
  override render = () => this.state.name || this.props.children
}

type Answers = Record<string, () => Response>
const json = (body: object, status = 200) => Response.json(body, { status })
const serverNow = '2026-11-20T10:00:00.000Z'
const holds = (kept: Survey) => ({ 'GET v3/surveys/nmt-12345678': () => json({ data: { survey: kept, serverNow } }) })
const found = () => json({ data: { survey, serverNow } })

const userFacts = createUserFacts({ log: createFactLog(pageShelf()), read: async () => [], now: () => start, wake: () => undefined })

async function sit(answers: Answers = {}, subject = 'math') {
  const all: Answers = { 'GET v3/surveys/nmt-12345678': found, ...answers }
  configureApi({
    baseUrl: 'http://site.test/api',
    session: { bearer: async () => 'token', onRefused: () => undefined },
    device: async () => ({ id: 'd', model: 'Web', platform: 'Unknown', platformVersion: 'Unknown' }),
    fetch: async (input) => {
      const request = input as Request
      return all[`${request.method} ${new URL(request.url).pathname.slice(5)}`]?.() ?? json({ errorMessage: 'Немає' }, 404)
    },
  })
  const client = '0b8f7a3e-6c1d-4f43-9d0a-2f4b3f6f1a11'
  const log = createSafeLog(createMemoryLog(client), createMemoryLog(client))
  const outbox = createActor(outboxMachine.provide({ actors: { deliver: fromPromise(async () => ({ refused: 0 })) } })).start()
  const { hook, history } = memoryLocation({ path: '/subjects/math/survey/nmt-12345678', record: true })
  render(
    <Boundary>
      <Router hook={hook}>
        <OutboxProvider actor={outbox}>
          <SurveyGroundProvider
            value={{
              log,
              clock: { now: () => start, sync: () => undefined, hasJumped: () => false },
              wake: () => outbox.send({ type: 'outbox.wake' }),
            }}
          >
            <UserFactsProvider value={userFacts}>
              <SurveyPage params={{ subject, type: 'nmt', uid: '12345678' }} />
            </UserFactsProvider>
          </SurveyGroundProvider>
        </OutboxProvider>
      </Router>
    </Boundary>,
  )
  /** The heading of the task or page, with everything around the task in its place. */
  const heading = async (name: string) => {
    if (name.startsWith('Завдання')) await screen.findByRole('button', { name: 'Закладка' })
    return screen.findByRole('heading', { level: 1, name })
  }
  return { log, history, heading }
}

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))

describe('survey page', () => {
  test('the first task comes to the front with its heading in focus and the whole hour on the clock', async () => {
    const { heading } = await sit()
    expect(await heading('Завдання 1 з 3')).toHaveFocus()
    expect(screen.getByText(/Обери одну відповідь · 1 бал/)).toBeVisible()
    expect(screen.getByRole('timer')).toHaveTextContent('60:00')
  })

  test('keys choose, flag and turn the pages', async () => {
    const { heading, log } = await sit()
    await heading('Завдання 1 з 3')
    await userEvent.keyboard('вп')
    expect(screen.getByRole('radio', { name: /5/ })).toBeChecked()
    expect(screen.getByRole('button', { name: /Позначити/ })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{ArrowRight}')
    expect(await heading('Завдання 2 з 3')).toHaveFocus()
    expect((await log.events(survey.id)).map(({ kind }) => kind)).toEqual(['open', 'visit', 'answer', 'flag', 'visit'])
  })

  test('the numeric field keeps everything typed into it', async () => {
    const { heading } = await sit()
    await heading('Завдання 1 з 3')
    await userEvent.click(screen.getByRole('button', { name: 'Завдання 3: не відкрито' }))
    await userEvent.type(await screen.findByRole('textbox'), '1f5{ArrowLeft}?')
    expect(screen.getByRole('textbox')).toHaveValue('1f?5')
    expect(screen.getByText(/Не схоже на число/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Завдання 3 з 3')
  })

  test('keys that were turned off stay off', async () => {
    const { heading } = await sit()
    await heading('Завдання 1 з 3')
    await userEvent.keyboard('?')
    await userEvent.click(await screen.findByRole('checkbox', { name: /Клавіші-скорочення/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Закрити' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    fireEvent.keyDown(document.body, { key: '2' })
    expect(screen.getByRole('radio', { name: /4/ })).not.toBeChecked()
    localStorage.clear()
  })

  test('on the last task the way on is the way to the end, by way of a question', async () => {
    const closed = vi.fn<() => Response>(() => json({ errorMessage: 'Надійшли не всі відповіді' }, 409))
    const { heading } = await sit({ 'POST v3/surveys/nmt-12345678/finish': closed })
    await heading('Завдання 1 з 3')
    await userEvent.click(screen.getByRole('button', { name: 'Завдання 3: не відкрито' }))
    await userEvent.click(screen.getByRole('button', { name: 'Завершити' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Завершити тест?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Завершити тест' }))
    await heading('Відповіді збережено на пристрої')
    expect(screen.getByRole('button', { name: 'Завершити з тим, що надійшло' })).toBeEnabled()
    closed.mockReturnValue(json({ errorMessage: 'Збій' }, 500))
    act(() => void dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Завершити з тим, що надійшло' })).not.toBeInTheDocument())
    await userEvent.click(screen.getByRole('button', { name: 'Повернутися до тесту' }))
    expect(await heading('Завдання 3 з 3')).toBeVisible()
  })

  test('leaving says that the clock goes on', async () => {
    const { heading } = await sit()
    await heading('Завдання 1 з 3')
    await userEvent.click(screen.getByRole('button', { name: 'Вийти з тесту' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Вийти з тесту?' })
    expect(dialog).toHaveTextContent('Час іде далі')
    expect(within(dialog).getByRole('link', { name: 'Вийти' })).toHaveAttribute('href', '/subjects/math')
  })

  test('a paper that is over leads to its result and leaves no way back', async () => {
    const over = { ...survey, clock: { ...survey.clock, startedAt: '2026-11-20T08:00:00.000Z', finishedAt: '2026-11-20T09:00:00.000Z' } }
    const { history } = await sit({
      ...holds(over),
    })
    await waitFor(() => expect(history).toEqual(['/result/math/nmt-12345678']))
  })

  test.each([
    ['a survey that nobody knows', { 'GET v3/surveys/nmt-12345678': () => json({ errorMessage: 'Немає' }, 404) }, 'math'],
    ['a survey of another subject', {}, 'history'],
  ])('%s is not found', async (_name, answers, subject) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await sit(answers, subject)
    expect(await screen.findByText('NotFoundError')).toBeVisible()
  })

  test('a failed opening can be tried again', async () => {
    const open = vi.fn<() => Response>(() => json({ errorMessage: 'Збій' }, 400))
    const { heading } = await sit({ 'GET v3/surveys/nmt-12345678': open })
    await heading('Не вдалося відкрити тест')
    open.mockImplementation(found)
    await userEvent.click(screen.getByRole('button', { name: 'Спробувати ще' }))
    expect(await heading('Завдання 1 з 3')).toBeVisible()
  })

  test('a struck option is restored by choosing it, by keyboard too', async () => {
    const { heading, log } = await sit()
    await heading('Завдання 1 з 3')
    await userEvent.keyboard('{Shift>}2{/Shift}')
    expect(screen.getByRole('radio', { name: /4\s*\(викреслено\)/ })).not.toBeChecked()
    await userEvent.keyboard('2')
    expect(screen.getByRole('radio', { name: /4/ })).toBeChecked()
    expect(screen.queryByText(/викреслено/)).not.toBeInTheDocument()
    expect((await log.events(survey.id)).map(({ kind }) => kind)).toEqual(['open', 'visit', 'eliminate', 'eliminate', 'answer'])
  })
})

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
    expect(screen.getByText('Це замало.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Пояснення' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Числа' })).toHaveAttribute('href', '/subjects/math/theory/algebra/numbers#b1')
    expect(screen.getByRole('button', { name: 'Завдання 1: неправильно' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await heading('Завдання 2 з 2')
    expect((await log.events(survey.id)).map(({ kind }) => kind)).toEqual(['open', 'visit', 'answer', 'confidence', 'check', 'visit'])
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
    await waitFor(async () => expect(await notes()).toEqual([['s-gap', 'час']]))
  })
})

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, type ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryLocation } from 'wouter/memory-location'
import { Router } from 'wouter'
import { createActor, fromPromise } from 'xstate'
import type { Question } from '#contract/question'
import type { Survey } from '#contract/survey'
import { createMemoryLog, createSafeLog, outboxMachine, OutboxProvider, SurveyGroundProvider } from '@/entities/survey'
import { configureApi } from '@/shared/api'
import { SurveyPage } from './survey-page'

const start = Date.parse('2026-11-20T10:00:00.000Z')
const text = (words: string) => [{ kind: 'text' as const, text: words }]
const common = { version: 1, subject: 'math', topic: 'math.numbers', figure: null, points: 1 }
const options = [...'абвгд'].map((letter, place) => ({ id: 'abcde'[place]!, label: letter.toUpperCase(), text: text(`варіант ${letter}`) }))
const prompt = (words: string) => [{ kind: 'paragraph' as const, children: text(words) }]
const questions: Question[] = [
  { ...common, id: 'q1', form: 'single', prompt: prompt('Скільки буде?'), options },
  {
    ...common,
    id: 'q2',
    form: 'matching',
    prompt: prompt('Добери пари'),
    rows: options.slice(0, 3).map((row, place) => ({ ...row, id: String(place + 1), label: String(place + 1) })),
    options,
  },
  { ...common, id: 'q3', form: 'numeric', prompt: prompt('Обчисли'), unit: null, points: 2 },
]
const survey: Survey = {
  id: 'nmt-12345678',
  subject: 'math',
  mode: 'nmt',
  title: 'Варіант 1',
  createdAt: '2026-11-20T10:00:00.000Z',
  events: [],
  questions,
  clock: { seconds: 3600, startedAt: null, deadlineAt: null, finishedAt: null },
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { name: '' }
  static getDerivedStateFromError = (error: Error) => ({ name: error.name })
  override render = () => this.state.name || this.props.children
}

type Answers = Record<string, () => Response>
const json = (body: object, status = 200) => Response.json(body, { status })
const found = () => json({ data: { survey, serverNow: '2026-11-20T10:00:00.000Z' } })

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
            <SurveyPage params={{ subject, type: 'nmt', uid: '12345678' }} />
          </SurveyGroundProvider>
        </OutboxProvider>
      </Router>
    </Boundary>,
  )
  return { log, history, heading: (name: string) => screen.findByRole('heading', { level: 1, name }) }
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
    expect(screen.getByRole('radio', { name: /варіант в/ })).toBeChecked()
    expect(screen.getByRole('button', { name: /Позначити/ })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{ArrowRight}')
    expect(await heading('Завдання 2 з 3')).toHaveFocus()
    expect((await log.events(survey.id)).map(({ kind }) => kind)).toEqual(['open', 'visit', 'answer', 'flag', 'visit'])
  })

  test('the numeric field keeps everything typed into it', async () => {
    const { heading } = await sit()
    await heading('Завдання 1 з 3')
    await userEvent.click(screen.getByRole('button', { name: 'Завдання 3: не відкрито' }))
    await userEvent.type(screen.getByRole('textbox'), '1f5{ArrowLeft}?')
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
    expect(screen.getByRole('radio', { name: /варіант б/ })).not.toBeChecked()
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
      'GET v3/surveys/nmt-12345678': () => json({ data: { survey: over, serverNow: '2026-11-20T10:00:00.000Z' } }),
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
})

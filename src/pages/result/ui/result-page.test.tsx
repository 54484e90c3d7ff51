import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, type ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Question } from '#contract/question'
import type { Result, ResultItem } from '#contract/result'
import { createMemoryLog, createSafeLog, SurveyGroundProvider } from '@/entities/survey'
import { configureApi } from '@/shared/api'
import { ResultPage } from './result-page'

const text = (words: string) => [{ kind: 'text' as const, text: words }]
const paragraph = (words: string) => [{ kind: 'paragraph' as const, children: text(words) }]
const option = (id: string, label: string) => ({ id, label, text: text(`варіант ${label}`) })
const options = [option('a', 'А'), option('b', 'Б'), option('c', 'В')]
const common = { version: 1, subject: 'math', topic: 'math.numbers.real', figure: null }

function choice(number: number, rest: Partial<ResultItem>): ResultItem {
  const question: Question = { ...common, id: `q${number}`, points: 1, prompt: paragraph(`Умова ${number}`), form: 'single', options }
  const notes = [
    { id: 'a', text: paragraph(`Тут загублено мінус (${number})`) },
    { id: 'c', text: paragraph(`Тут зайва двійка (${number})`) },
  ]
  return {
    number,
    question,
    key: { form: 'single', correct: 'b', explanation: paragraph(`Бо так (${number})`), notes },
    answer: 'b',
    outcome: 'right',
    isFlagged: false,
    points: 1,
    max: 1,
    ...rest,
  }
}

function numeric(place: number, rest: Partial<ResultItem>): ResultItem {
  const question: Question = { ...common, id: `q${place}`, points: 2, prompt: paragraph(`Умова ${place}`), form: 'numeric', unit: null }
  return {
    number: place,
    question,
    key: { form: 'numeric', correct: '-0.5', explanation: [], notes: [] },
    answer: null,
    outcome: 'blank',
    isFlagged: false,
    points: 0,
    max: 2,
    ...rest,
  }
}

const items = [
  choice(1, {}),
  choice(2, { answer: 'a', outcome: 'wrong', points: 0, isFlagged: true }),
  numeric(3, { answer: '1/2', outcome: 'unreadable' }),
  numeric(4, { lateAnswer: '-0,5' }),
]
const passed: Result = {
  id: 'nmt-12345678',
  subject: 'math',
  mode: 'nmt',
  title: 'Варіант 1',
  raw: 21,
  max: 32,
  scaled: 155,
  missing: 0,
  threshold: 5,
  scaleYear: 2026,
  isTimedOut: false,
  startedAt: null,
  finishedAt: '2026-11-20T10:48:12.000Z',
  durationSeconds: 2892,
  byTopic: [
    { topic: 'math.numbers', title: 'Числа і вирази', points: 4, max: 5 },
    { topic: 'math.plane', title: 'Планіметрія', points: 1, max: 6 },
  ],
  byForm: [
    { form: 'single', points: 12, max: 15 },
    { form: 'numeric', points: 2, max: 8 },
  ],
  items,
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { name: '' }
  static getDerivedStateFromError = (error: Error) => ({ name: error.name })
  override render = () => this.state.name || this.props.children
}

const emptyLog = () => createSafeLog(createMemoryLog('d'), createMemoryLog('d'))

function open(answer: Partial<Result> | Response = {}, params: { subject?: string; rest?: string } = {}, log = emptyLog()) {
  configureApi({
    baseUrl: 'http://site.test/api',
    session: { bearer: async () => 'token', onRefused: () => undefined },
    device: async () => ({ id: 'd', model: 'Web', platform: 'Unknown', platformVersion: 'Unknown' }),
    fetch: async (input, init) => {
      if (new Request(input, init).method === 'POST') return new Response(null, { status: 503 })
      return answer instanceof Response ? answer : Response.json({ data: { result: { ...passed, ...answer } } })
    },
  })
  const clock = { now: () => 0, sync: () => undefined, hasJumped: () => false }
  render(
    <Boundary>
      <SurveyGroundProvider value={{ log, clock, wake: () => undefined }}>
        <ResultPage params={{ subject: 'math', surveyId: 'nmt-12345678', ...params }} />
      </SurveyGroundProvider>
    </Boundary>,
  )
}
const task = async (place: number) => within((await screen.findByRole('heading', { level: 3, name: `Завдання ${place}` })).closest('li')!)
const shown = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent?.trim())

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})

test('answers that still wait on this device come before the result: reading it would fix it without them', async () => {
  const log = emptyLog()
  await log.append('nmt-12345678', [{ kind: 'answer', question: 'q1', value: 'a' }], 0)
  open({}, {}, log)
  expect(await screen.findByText('Не вдалося завантажити результат')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Підсумок' })).toBeNull()
})

describe('headline', () => {
  test('a passed exam shows points, score, year and time', async () => {
    open()
    const summary = within(await screen.findByRole('region', { name: 'Підсумок' }))
    expect(summary.getByText('155')).toBeVisible()
    expect(summary.getByText('за шкалою НМТ-2026')).toBeVisible()
    expect(summary.getByText('21 з 32')).toBeVisible()
    expect(summary.getByText('Час: 48 хв 12 с')).toBeVisible()
    expect(summary.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
      '21 з 32 тестових балів, поріг — 5',
      '155 балів на шкалі від 100 до 200',
    ])
  })

  test('below the threshold the missing points are said and there is no score', async () => {
    open({ raw: 3, scaled: null, missing: 2, isTimedOut: true })
    const summary = within(await screen.findByRole('region', { name: 'Підсумок' }))
    expect(summary.getByText('Поріг не подолано: ще 2 тестові бали')).toBeVisible()
    expect(summary.getByText(/Час вийшов/)).toBeVisible()
    expect(summary.getAllByRole('img')).toHaveLength(1)
  })
})

describe('what next and where', () => {
  test('one action follows from the result', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Розібрати помилки' }))
    expect(screen.getByText(/Не вистачило 11 балів. Найбільше — «Планіметрія»: 1 з 6/)).toBeVisible()
    expect(shown()).toEqual(['Завдання 2', 'Завдання 3'])
    expect(screen.getByRole('link', { name: 'Пройти ще раз' })).toHaveAttribute('href', '/subjects/math/tests/nmt')
  })

  test('lost points stand in the genitive', async () => {
    open({ raw: 0, scaled: null, missing: 5 })
    expect(await screen.findByText(/Не вистачило 32 балів/)).toBeVisible()
  })

  test('a lost point is one too', async () => {
    open({ raw: 31, scaled: 191 })
    expect(await screen.findByText(/Не вистачило 1 бала\./)).toBeVisible()
    expect(screen.getByRole('img', { name: '191 бал на шкалі від 100 до 200' })).toBeVisible()
  })

  test('the greatest loss leads the table', async () => {
    open()
    const table = await screen.findByRole('table', { name: 'За розділами' })
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Планіметрія', 'Числа і вирази'])
    expect(
      within(table)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['1 з 6', '4 з 5'])
  })
})

describe('review', () => {
  test('filters count and show their tasks', async () => {
    open()
    const filters = within(await screen.findByRole('group', { name: 'Які завдання показати' }))
    expect(filters.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Усі 4',
      'Неправильні 2',
      'Частково 0',
      'Без відповіді 1',
      'Позначені 1',
    ])
    await userEvent.click(filters.getByRole('button', { name: 'Позначені 1' }))
    expect(shown()).toEqual(['Завдання 2'])
    await userEvent.click(filters.getByRole('button', { name: 'Частково 0' }))
    expect(screen.getByText('Тут порожньо')).toBeVisible()
  })

  test('a wrong choice has its reason at hand and those of the others folded', async () => {
    open()
    const card = await task(2)
    expect(await card.findByText('Тут загублено мінус (2)')).toBeVisible()
    expect(card.getByText('Бо так (2)')).toBeVisible()
    expect(card.getByText('0 з 1')).toBeVisible()
    expect(card.getByText('Тут зайва двійка (2)')).not.toBeVisible()
    await userEvent.click(card.getByText('Чому не інші варіанти'))
    expect(card.getByText('Чому не В')).toBeVisible()
  })

  test('a number that could not be read is told apart from a wrong one', async () => {
    open()
    const card = await task(3)
    expect(card.getByText('Не число')).toBeVisible()
    expect(await card.findByText(/Запис не схожий на число/)).toBeVisible()
    expect(card.getByText('Правильна відповідь: −0,5')).toBeVisible()
  })

  test('an answer that came too late is shown and not counted', async () => {
    open()
    expect(await (await task(4)).findByText(/Надійшло після завершення часу, не зараховано/)).toHaveTextContent('-0,5')
  })

  test('the review has an address of its own', async () => {
    open({}, { rest: '/review' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Розбір тесту' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'До результату' })).toHaveAttribute('href', '/result/math/nmt-12345678')
    expect(screen.queryByRole('region', { name: 'Підсумок' })).not.toBeInTheDocument()
  })
})

describe('no result', () => {
  test('an unfinished survey leads back to it', async () => {
    open(Response.json({ errorMessage: 'Тест ще триває' }, { status: 409 }))
    expect(await screen.findByRole('link', { name: 'Повернутися до тесту' })).toHaveAttribute('href', '/subjects/math/survey/nmt-12345678')
  })

  test.each([
    ['an unknown tail', {}, { rest: '/share' }],
    ['another subject', {}, { subject: 'history' }],
    ['an unknown survey', Response.json({ errorMessage: 'Немає' }, { status: 404 }), {}],
  ])('%s is not found', async (_name, answer, params) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    open(answer, params)
    expect(await screen.findByText('NotFoundError')).toBeVisible()
  })
})

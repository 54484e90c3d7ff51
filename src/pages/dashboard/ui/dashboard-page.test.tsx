import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { createActor, fromPromise } from 'xstate'
import { dayAfter, kyivDay } from '#domain/day'
import type { SurveyClock, SurveySummary } from '#domain/survey'
import { group, groupTask, membership } from '#samples/groups'
import { basisOf, mathReadiness } from '#samples/readiness'
import { surveySummary } from '#samples/surveys'
import { FlashcardsProvider, type Collection } from '@/entities/flashcard'
import { sessionMachine, SessionProvider } from '@/entities/session'
import { SurveyGroundProvider } from '@/entities/survey'
import { createUserFacts, UserFactsProvider } from '@/entities/user-fact'
import { configureApi } from '@/shared/api'
import { createServerClock } from '@/shared/lib/device-log'
import { createLocalStore } from '@/shared/lib/local-store'
import { forgetOwn } from '@/shared/lib/answer'
import { DashboardPage } from './dashboard-page'
import { answersOn, pageLog } from '../../../../tests/fixtures/page-log'
import { testClient } from '../../../../tests/fixtures/test-client'

const serverNow = '2026-11-20T10:23:00.000Z'
const nothing = { surveys_finished: 0, answers_given: 0, points_earned: 0, points_possible: 0, by_subject: [], by_topic: [], by_day: [] }
const survey = (clock: Partial<SurveyClock>): SurveySummary => ({
  ...surveySummary,
  createdAt: '2026-11-20T10:00:00.000Z',
  answered: 12,
  tasks: 22,
  clock: { ...surveySummary.clock, ...clock },
})
const finished = survey({ finishedAt: '2026-11-20T10:20:00.000Z' })
type Answer = (path: string) => Response | Promise<Response>
type Answers = Record<'surveys' | 'statistic' | 'readiness' | 'groups' | 'discard', Answer>
const never = () => new Promise<Response>(() => undefined)
const listOf = (surveys: SurveySummary[]) => () => Response.json({ data: { surveys, serverNow } })
const refused = () => new Response('', { status: 400 })
const usual: Answers = {
  surveys: listOf([finished]),
  statistic: () => Response.json({ data: { statistic: nothing } }),
  readiness: () => Response.json({ data: { readiness: [{ ...mathReadiness, now: basisOf(0.4, 0.3, { answers: 16 }) }] } }),
  groups: refused,
  discard: refused,
}

const noCards = (): Promise<Collection> => Promise.reject(new Error('No cards'))
/** A device that holds so many cards to be repeated today. */
const cardsDue = (count: number) => async () => ({ due: () => ({ count, minutes: 3 }) }) as unknown as Collection

function open(change: Partial<Answers> = {}, token: string | null = null, cards = noCards, searchPath = '') {
  const { hook, searchHook } = memoryLocation({ path: '/dashboard', searchPath })
  const answers = { ...usual, ...change }
  configureApi({
    ...testClient,
    fetch: async (input) => {
      const path = new URL((input as Request).url).pathname
      if ((input as Request).method === 'DELETE') return answers.discard(path)
      if (path.endsWith('/surveys')) return answers.surveys(path)
      if (path.endsWith('/v2-statistic')) return answers.statistic(path)
      if (path.endsWith('/groups')) return answers.groups(path)
      return path.endsWith('/readiness') ? answers.readiness(path) : refused()
    },
  })
  const store = createLocalStore(() => sessionStorage)
  store.write('server_clock_offset', String(Date.parse(serverNow) - Date.now()))
  const clock = createServerClock(store)
  const client = '0b8f7a3e-6c1d-4f43-9d0a-2f4b3f6f1a11'
  const log = answersOn({ client })
  const tokens = { token, refreshToken: null, refreshAt: null, anonymousToken: 'guest' }
  const silent = sessionMachine.provide({ actors: { loadAccount: fromPromise(() => new Promise<never>(() => undefined)) as never } })
  const session = createActor(silent, { input: { tokens, rules: { canRefresh: false, maxAgeSeconds: 60 } } }).start()
  const facts = createUserFacts({ log: pageLog(), read: async () => [], now: clock.now })
  render(
    <SessionProvider actor={session}>
      <SurveyGroundProvider value={{ log, clock }}>
        <UserFactsProvider value={facts}>
          <FlashcardsProvider value={{ open: cards }}>
            <Router hook={hook} searchHook={searchHook}>
              <DashboardPage isFrame={false} />
            </Router>
          </FlashcardsProvider>
        </UserFactsProvider>
      </SurveyGroundProvider>
    </SessionProvider>,
  )
}
/** Its code comes late; here it is brought beforehand, so that no test waits for the compiler. */
beforeAll(
  async () => void (await Promise.all([import('./board'), import('./view-content'), import('./plan-sheet'), import('@/entities/group')])),
)
afterEach(forgetOwn)

afterEach(() => void vi.useRealTimers())

describe('the icon of the home screen', () => {
  const onDays = (...days: string[]) => ({
    statistic: () =>
      Response.json({ data: { statistic: { ...nothing, by_day: days.map((day) => ({ day, answers: 5, points: 3, max: 5 })) } } }),
  })
  afterEach(() => vi.unstubAllGlobals())

  test('is offered from the second day on, and not on the first', async () => {
    vi.stubGlobal('installOffer', new Event('beforeinstallprompt'))
    open(onDays('2026-11-20'))
    expect(await screen.findByRole('region', { name: 'Тиждень' })).toBeVisible()
    expect(screen.queryByText('Додати на головний екран?')).toBeNull()
    cleanup()
    open(onDays('2026-11-19', '2026-11-20'))
    expect(await screen.findByText('Додати на головний екран?')).toBeVisible()
  })

  test('has the number of the cards that are due', async () => {
    const setAppBadge = vi.fn<() => Promise<void>>().mockResolvedValue()
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { setAppBadge }))
    open({}, null, cardsDue(12))
    await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(12))
  })
})

describe('the first card', () => {
  test('offers the running test with the time left, and nothing else to press so large', async () => {
    open({ surveys: listOf([survey({})]) })
    expect(await screen.findByRole('link', { name: 'Продовжити: Математика 12 з 22' })).toHaveAttribute(
      'href',
      '/subjects/math/survey/nmt-12345678',
    )
    expect(screen.getByText('Математика: відповіді дано на 12 з 22, лишилося: 37 хвилин.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Зробити коротше (10 хв)' })).toBeNull()
  })

  test('has no time left to tell of a running practice', async () => {
    open({ surveys: listOf([survey({ seconds: null, deadlineAt: null })]) })
    expect(await screen.findByText('Математика: відповіді дано на 12 з 22.')).toBeVisible()
  })

  test('begins the plan once the test is over; what is short already has no shorter way', async () => {
    open()
    const today = await screen.findByRole('region', { name: 'Сьогодні' })
    expect(within(today).getByRole('button', { name: 'Почати' })).toBeVisible()
    expect(within(today).queryByRole('button', { name: 'Зробити коротше (10 хв)' })).toBeNull()
    expect(within(today).getByText('лишилося 30 хвилин')).toBeVisible()
  })

  test('puts ten mistakes before the plan, with a way to do less', async () => {
    open({ readiness: () => Response.json({ data: { readiness: [{ ...mathReadiness, now: basisOf(0.4, 0.3), mistakesDue: 12 }] } }) })
    expect(await screen.findByRole('button', { name: 'Повторити помилки' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Зробити коротше (10 хв)' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Помилки (12)' })).toHaveAttribute('href', '/subjects/math/tests/mistakes')
  })

  test('gives a newcomer three ways to begin and draws no empty charts', async () => {
    open({ surveys: listOf([]) })
    const today = await screen.findByRole('region', { name: 'Сьогодні' })
    expect(within(today).getByRole('link', { name: 'Пройти діагностику (10 хв)' })).toBeVisible()
    expect(within(today).getByRole('link', { name: 'Обрати предмет' })).toHaveAttribute('href', '/subjects')
    expect(within(today).getByRole('button', { name: 'Просто 10 завдань' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Математика' })).toHaveAttribute('href', '/subjects/math')
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Карта тем' })).toBeNull()
  })
})

test('who has done cards alone is led to ten that are due, and finds their days in the week', async () => {
  const days = ['2026-11-19', '2026-11-20'].map((day) => ({ day, answers: 0, points: 0, max: 0, reviews: 20 }))
  const statistic = () => Response.json({ data: { statistic: { ...nothing, by_day: days } } })
  open({ surveys: listOf([]), statistic }, null, cardsDue(10))
  expect(await screen.findByRole('link', { name: 'До карток' })).toHaveAttribute('href', '/flashcard')
  const today = screen.getByRole('region', { name: 'Сьогодні' })
  expect(within(today).getByText(/^10 карток, \d хвилин[аи]?\./)).toBeVisible()
  expect(within(today).getByText('лишилося 27 хвилин')).toBeVisible()
  const week = within(await screen.findByRole('region', { name: 'Тиждень' }))
  expect(week.getAllByText(/: є заняття$/).map(({ textContent }) => textContent)).toEqual(['четвер: є заняття', 'п’ятниця: є заняття'])
})

describe('a subject', () => {
  test('tells how many answers are wanting for a prediction', async () => {
    open()
    expect(await screen.findByRole('progressbar', { name: 'Ще 4 завдання до прогнозу' })).toHaveAttribute('aria-valuetext', '16 з 20')
  })

  test('shows a range past the gate, and the way it is counted', async () => {
    open({ readiness: () => Response.json({ data: { readiness: [{ ...mathReadiness, now: basisOf(0.4, 0.3) }] } }) })
    expect(await screen.findByText(/^\d{3}–\d{3}$/)).toBeVisible()
    expect(screen.getByText(/не гарантія/)).toBeVisible()
    expect(screen.getByText(/^Поріг: ймовірність/)).toBeVisible()
  })

  test('warns where the threshold is in danger', async () => {
    open({ readiness: () => Response.json({ data: { readiness: [{ ...mathReadiness, now: basisOf(-3, 0.5) }] } }) })
    expect(await screen.findByText(/^Імовірність подолати поріг: /)).toBeVisible()
  })
})

test('all that is not for this minute is one tap further', async () => {
  open()
  const ways = within(await screen.findByRole('navigation', { name: 'Ще про навчання' }))
  expect(ways.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['План на тиждень', '/dashboard?view=plan'],
    ['Карта тем', '/dashboard?view=topics'],
    ['Поступ', '/dashboard?view=growth'],
    ['Бал за шкалою 100–200', '/dashboard?view=score'],
    ['Мій конкурсний бал', '/admission'],
    ['Мої результати', '/me'],
    ['Курси: урок на день', '/courses'],
  ])
})

test('a test that was opened by accident is thrown away and the plan comes in its place', async () => {
  const thrown: string[] = []
  open({
    surveys: listOf([{ ...survey({}), id: 'nmt-00000001', answered: 0 }, finished]),
    discard: (path) => {
      thrown.push(path)
      return Response.json({ success: true })
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Прибрати цей тест' }))
  expect(await within(screen.getByRole('region', { name: 'Сьогодні' })).findByRole('button', { name: 'Почати' })).toBeVisible()
  expect(thrown).toEqual(['/api/v3/surveys/nmt-00000001'])
})

test('a teacher sees the groups that wait', async () => {
  const { id, title, until, isOver, seats, used } = group
  open({ groups: () => Response.json({ data: { owned: [{ id, title, until, isOver, seats, used }], joined: [], serverNow } }) }, 't1')
  const card = within(await screen.findByRole('region', { name: 'Класи, які ви ведете' }))
  expect(card.getByRole('link', { name: title })).toHaveAttribute('href', `/group-premium?group=${id}`)
})

test('what the group is to do waits for those who are signed in', async () => {
  const joined = [{ ...membership, tasks: [groupTask] }]
  const groups = () => Response.json({ data: { owned: [], joined, serverNow } })
  open({ groups }, 't1')
  const today = within(await screen.findByRole('region', { name: 'Сьогодні' }))
  expect(today.getByText('Завдання від учителя: Математика')).toBeVisible()
  expect(today.getByRole('link', { name: 'До завдання' })).toHaveAttribute(
    'href',
    `/group-premium?group=${membership.id}&task=${groupTask.id}`,
  )
})

test('each task of today can be begun from the plan, those of other days cannot', async () => {
  open({}, null, noCards, 'view=plan')
  const plan = within(await screen.findByRole('region', { name: 'План на тиждень' }))
  const days = plan.getAllByRole('listitem').filter((item) => within(item).queryAllByRole('listitem').length > 0)
  const buttons = days.map((day) => [within(day).getAllByRole('listitem').length, within(day).queryAllByRole('button').length])
  expect(buttons[0]?.[0]).toBe(buttons[0]?.[1])
  expect(buttons.slice(1).map(([, count]) => count)).toEqual(buttons.slice(1).map(() => 0))
  expect(plan.getAllByRole('button', { name: /^Почати: / }).length).toBe(buttons[0]?.[1])
})

test('an answer that does not come for eight seconds keeps the others back no longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  open({ surveys: listOf([survey({})]), readiness: never })
  await act(() => vi.dynamicImportSettled())
  await act(() => vi.advanceTimersByTimeAsync(7900))
  expect([screen.queryByText('Довго завантажується'), screen.queryByRole('link', { name: /^Продовжити: / })]).toEqual([null, null])
  await act(() => vi.advanceTimersByTimeAsync(200))
  const notice = screen.getByText('Довго завантажується').closest<HTMLElement>('[role=alert]')
  expect(within(notice!).getByRole('button', { name: 'Спробувати ще' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Продовжити: / })).toBeVisible()
})

describe('each card fails alone', () => {
  test('tests that could not be had leave subjects and the week', async () => {
    open({ surveys: refused })
    expect(await screen.findByText(/Відповіді, дані на цьому пристрої, збережено\.$/)).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Математика' })).toBeVisible()
    expect(await screen.findByRole('region', { name: 'Тиждень' })).toBeVisible()
  })

  test('subjects that could not be had leave a way on', async () => {
    open({ readiness: refused })
    expect(await screen.findByRole('link', { name: 'До предметів' })).toHaveAttribute('href', '/subjects')
    expect(screen.getByText('Не вдалося завантажити предмети')).toBeVisible()
  })

  test('after one visit all of it stands without the server, with its time', async () => {
    open()
    await screen.findByRole('progressbar', { name: 'Ще 4 завдання до прогнозу' })
    await screen.findByRole('region', { name: 'Тиждень' })
    cleanup()
    open({ surveys: refused, statistic: refused, readiness: refused })
    for (const name of ['Сьогодні', 'Мої предмети', 'Тиждень']) expect(await screen.findByRole('region', { name })).toBeVisible()
    expect((await screen.findAllByRole('button', { name: 'Оновити' })).length).toBe(3)
    expect(screen.getAllByText(/^станом на /).length).toBe(3)
  })
})

test('the day of the exam is guessed until it is chosen, and then counted to', async () => {
  open()
  const guess = dayAfter(kyivDay(new Date(serverNow)), 181)
  expect([guess, await screen.findByText('До НМТ 181 день')]).toEqual(['2027-05-20', expect.anything()])
  await userEvent.click(screen.getByRole('button', { name: 'Обрати дату' }))
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'День НМТ' }), '2027-05-25')
  await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))
  expect(await screen.findByText('До НМТ 186 днів')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Змінити дату' })).toHaveFocus())
  expect(screen.getByText('25 травня')).toBeVisible()
})

test('a target out of range is refused in words and nothing is lost', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Цілі й план' }))
  const target = await screen.findByRole('textbox', { name: 'Математика' })
  await userEvent.type(target, '250')
  await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))
  expect(target).toHaveAccessibleDescription('Напиши ціле число від 100 до 200 або лиши порожнім')
  await userEvent.clear(target)
  await userEvent.type(target, '170')
  await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))
  expect(await screen.findByText('Ціль: 170')).toBeVisible()
})

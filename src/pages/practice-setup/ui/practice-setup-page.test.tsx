import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Practice } from '#contract/practice'
import type { SurveySummary } from '#domain/survey'
import { SurveyGroundProvider } from '@/entities/survey'
import { createServerClock } from '@/shared/lib/device-log'
import { configureApi } from '@/shared/api'
import { createLocalStore } from '@/shared/lib/local-store'
import { mathPractice, mathSubject } from '#samples/practice'
import { surveySummary, trainingSurvey } from '#samples/surveys'
import { PracticeSetupPage } from './practice-setup-page'
import { answersOn } from '../../../../tests/fixtures/page-log'
import { testClient } from '../../../../tests/fixtures/test-client'

const serverNow = '2026-11-20T10:59:30.000Z'
const survey = { ...trainingSurvey, events: [] }
type Script = { surveys?: SurveySummary[]; practice?: Practice; create?: () => Response }

function open(
  mode: string,
  { surveys = [], practice = mathPractice, create = () => Response.json({ data: { survey, serverNow } }) }: Script = {},
) {
  const asked: { key: string | null; body: unknown }[] = []
  configureApi({
    ...testClient,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const path = new URL(request.url).pathname.replace('/api/v3/', '')
      if (request.method === 'POST') {
        asked.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() })
        return create()
      }
      if (path === 'surveys') return Response.json({ data: { surveys, serverNow } })
      if (path === 'subjects') return Response.json({ data: { subjects: [mathSubject] } })
      return Response.json({ data: path.endsWith('/practice') ? { practice } : { subject: mathSubject } })
    },
  })
  const store = createLocalStore(() => sessionStorage)
  store.write('server_clock_offset', String(90 * 86_400_000))
  const client = '0b8f7a3e-6c1d-4f43-9d0a-2f4b3f6f1a11'
  const log = answersOn({ client })
  render(
    <SurveyGroundProvider value={{ log, clock: createServerClock(store) }}>
      <PracticeSetupPage isFrame={false} params={{ subject: 'math', mode }} />
    </SurveyGroundProvider>,
  )
  return { user: userEvent.setup(), asked, bodies: () => asked.map(({ body }) => body) }
}

const start = () => screen.findByRole('button', { name: 'Почати' })
const figures = () =>
  [...(screen.getByRole('region', { name: 'Що буде' }).querySelector('dl')?.children ?? [])]
    .map((pair) => [...pair.children].map((part) => part.textContent).join(' '))
    .join(', ')

beforeEach(() => history.replaceState(null, '', '/subjects/math/tests/mode'))

describe('before the start', () => {
  test('a running test of this mode comes before a new one, however wrong the clock known from the last visit', async () => {
    open('nmt', {
      surveys: [
        { ...surveySummary, answered: 12, tasks: 22 },
        { ...surveySummary, id: 'quick-87654321', mode: 'quick' },
      ],
    })
    expect(await screen.findByRole('link', { name: 'Продовжити' })).toHaveAttribute('href', '/subjects/math/survey/nmt-12345678')
    expect(screen.getByText(/відповіді дано на 12 з 22, лишилося: 1 хвилина\. Якщо почати новий, цей лишиться в історії\./)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Почати новий' })).toBeVisible()
  })

  test('every mode leads to every other one', async () => {
    open('saved')
    const links = within(await screen.findByRole('navigation', { name: 'Режими тесту' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Швидке', null],
      ['За темами', null],
      ['Мікс тем', null],
      ['Помилки', null],
      ['Симуляція НМТ', null],
      ['Діагностика', null],
      ['Власний тест', null],
      ['Закладки', 'page'],
    ])
  })

  test.each([
    ['quick', 'завдань 10, балів ≈ 17, без годинника ≈ 17 хв'],
    ['nmt', 'завдання 22, бали 32, під годинником 60 хв'],
    ['mixed', 'завдань 10, балів ≈ 17, без годинника ≈ 17 хв'],
    ['mistakes', 'завдання 1, бал 1, без годинника ≈ 1 хв'],
    ['saved', 'завдання 1, бали 3, без годинника ≈ 1 хв'],
  ])('%s says how much and how long: %s', async (mode, text) => {
    open(mode)
    await screen.findByRole('region', { name: 'Що буде' })
    expect(figures()).toBe(text)
  })

  test('an empty bank says so and offers nothing to start', async () => {
    open('quick', { practice: { subject: 'math', tasks: [], papers: [], canDraw: false } })
    expect(await screen.findByText('Завдання готуємо')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Почати/ })).toBeNull()
  })

  test('where no paper can be drawn from the bank, it says why and what works instead', async () => {
    const whyNoPaper = 'Цілого тесту поки не скласти: бракує завдань до № 22. Спробуй тренування за темами або готовий варіант, якщо він є.'
    open('nmt', { practice: { ...mathPractice, canDraw: false, whyNoPaper } })
    expect(await screen.findByText(whyNoPaper)).toBeVisible()
    expect(screen.queryByRole('radio', { name: /Скласти з банку завдань/ })).toBeNull()
  })

  test.each(['theory', 'retry', 'nonsense'])('%s is no mode, and all that are stand there', async (mode) => {
    open(mode)
    expect(screen.getByRole('heading', { level: 1, name: '404 - Сторінка не знайдена' })).toBeVisible()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/subjects/math/tests/mistakes')
  })
})

describe('the start', () => {
  test('a quick test takes one press', async () => {
    const { user, bodies } = open('quick')
    await user.click(await screen.findByRole('button', { name: 'Почати: 5 завдань ≈ 8 хв' }))
    await expect.poll(bodies).toEqual([{ mode: 'quick', subject: 'math', count: 5 }])
    await expect.poll(() => location.pathname).toBe('/subjects/math/survey/quick-12345678')
  })

  test('topics chosen in the tree are asked for, and the choice survives a reload', async () => {
    const { user, bodies } = open('topics')
    await user.click(await screen.findByRole('checkbox', { name: 'Планіметрія 2' }))
    await user.click(screen.getByRole('radio', { name: 'Лише нові 2' }))
    expect(location.search).toBe('?topic=math.plane&only=new')
    await user.click(await start())
    await expect.poll(bodies).toEqual([{ mode: 'topics', subject: 'math', topics: ['math.plane.circle'], count: 2, only: 'new' }])
  })

  test('a topic of the address is chosen, and its section unfolded and half chosen', async () => {
    history.replaceState(null, '', '/subjects/math/tests/topics?topic=math.numbers.powers')
    open('topics')
    expect(await screen.findByRole('checkbox', { name: 'Степені 4' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Числа і вирази 10' })).toBePartiallyChecked()
    expect(screen.getByRole('button', { name: 'Теми розділу «Числа і вирази»' })).toHaveAttribute('aria-expanded', 'true')
  })

  test('without a topic there is nothing to start, and it says why', async () => {
    open('topics')
    expect(await start()).toBeDisabled()
    expect(screen.getByText('Обери хоча б одну тему, у якій є такі завдання.')).toBeVisible()
  })

  test('after a failure the form stands as it was, and the next try asks with the same key', async () => {
    const answers = [() => new Response(null, { status: 503 }), () => Response.json({ data: { survey, serverNow } })]
    const { user, asked } = open('mixed', { create: () => (answers.shift() ?? (() => Response.error()))() })
    await user.click(await screen.findByRole('radio', { name: '5' }))
    await user.click(await start())
    expect(await screen.findByText(/Твій вибір нікуди не подівся/)).toBeVisible()
    expect(screen.getByRole('radio', { name: '5' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Спробувати ще' }))
    await expect.poll(() => location.pathname).toBe('/subjects/math/survey/quick-12345678')
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
    expect(asked.map(({ body }) => body)).toEqual(asked.map(() => ({ mode: 'mixed', subject: 'math', topics: [], count: 5 })))
  })

  test('the exam asks for the paper, the saving and the extra time that were chosen', async () => {
    const { user, bodies } = open('nmt')
    await user.click(await screen.findByRole('radio', { name: /Варіант 2/ }))
    await user.click(screen.getByRole('radio', { name: /Як на НМТ/ }))
    await user.click(screen.getByRole('radio', { name: '+25 %' }))
    expect(figures()).toBe('завдання 22, бали 32, під годинником 75 хв')
    await user.click(await start())
    await expect.poll(bodies).toEqual([{ mode: 'nmt', subject: 'math', paper: 'nmt-math-2', extraTime: 25, save: 'onDemand' }])
  })

  test('a paper of the bank has a number that brings it back', async () => {
    const { user, bodies } = open('nmt')
    await user.click(await screen.findByRole('radio', { name: /Скласти з банку/ }))
    const seed = await screen.findByRole('textbox', { name: 'Номер варіанта' })
    await user.clear(seed)
    await user.type(seed, '424242')
    await user.tab()
    expect(location.search).toBe('?seed=424242')
    await user.click(await start())
    await expect.poll(bodies).toEqual([{ mode: 'nmt', subject: 'math', seed: 424242, extraTime: 0, save: 'automatic' }])
  })

  test('conditions that nothing meets say so and lead to the nearest set', async () => {
    const { user } = open('custom')
    await user.click(await screen.findByRole('checkbox', { name: 'Планіметрія 2' }))
    await user.click(screen.getByRole('checkbox', { name: 'Складні 0' }))
    expect(screen.getByText('Підходить 0 завдань')).toBeVisible()
    expect(screen.getByText(/Якщо зняти умову «теми», підійде 4 завдання/)).toBeVisible()
    expect(await start()).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Зняти цю умову' }))
    expect(screen.getByText('Підходить 4 завдання')).toBeVisible()
    expect(await start()).toBeEnabled()
  })
})

test('a failure is told in Ukrainian', async () => {
  open('quick', { practice: null as unknown as Practice })
  expect(await screen.findByText('Сервер не відповідає або відповів незрозуміло. Спробуй ще раз за хвилину.')).toBeVisible()
})

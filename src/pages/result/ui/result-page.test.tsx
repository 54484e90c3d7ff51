import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { choice, emptyLog, failed, openResult, shown, task, verdict } from '../../../../tests/fixtures/open-result'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'storage')
})

test('answers that still wait on this device come before the result: reading it would fix it without them', async () => {
  const log = emptyLog()
  await log.append('nmt-12345678', [{ kind: 'answer', question: 'q1', value: 'a' }], 0)
  openResult({}, {}, { log })
  expect(await screen.findByText('Не вдалося завантажити результат')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Підсумок' })).toBeNull()
})

describe('tasks that are withheld now', () => {
  test('are told of above the review of the others', async () => {
    openResult({ items: [choice(1, {})], withheld: 3 })
    expect(await screen.findByText(/Тут немає завдань, що стоять у твоєму тесті, який триває.*: 3\./)).toBeVisible()
    expect(await shown()).toEqual(['Завдання 1'])
  })

  test('leave the points alone where they are all there are', async () => {
    openResult({ items: [], byTopic: [], byForm: [], withheld: 22 })
    expect(await screen.findByText('Розбір відкриється пізніше')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Розбір' })).toBeNull()
  })
})

test.each([
  ['a whole paper', 'nmt', 1],
  ['a practice', 'quick', 0],
] as const)(
  'after %s the icon of the home screen is offered, and the browser asked to keep all for good, %s: %i',
  async (_, mode, times) => {
    localStorage.clear()
    const persist = vi.fn<() => Promise<boolean>>().mockResolvedValue(true)
    Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true })
    vi.stubGlobal('installOffer', new Event('beforeinstallprompt'))
    openResult({ mode })
    expect(await shown()).toHaveLength(4)
    if (times > 0) await screen.findByText('Додати на головний екран?')
    expect(screen.queryAllByText('Додати на головний екран?')).toHaveLength(times)
    expect(persist).toHaveBeenCalledTimes(times)
  },
)

describe('headline', () => {
  test('practice has points and a share, and no scale', async () => {
    openResult({ mode: 'quick', verdicts: [], raw: 7, max: 10 })
    const summary = within(await screen.findByRole('region', { name: 'Підсумок' }))
    expect(summary.getByText('7 з 10')).toBeVisible()
    expect(summary.getByText('балів, 70 %')).toBeVisible()
    expect(summary.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual(['7 з 10 балів'])
  })

  test('a table that is not verified says so, and a block has a verdict of each subject', async () => {
    const second = {
      ...verdict,
      subject: 'ukrainian',
      title: 'Українська мова',
      raw: 6,
      max: 45,
      scaled: null,
      missing: 2,
      isScaleVerified: false,
    }
    openResult({ subject: 'block', subjects: ['ukrainian', 'math'], verdicts: [second, verdict] }, { subject: 'block' })
    const summary = within(await screen.findByRole('region', { name: 'Підсумок' }))
    expect(summary.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Українська мова', 'Математика'])
    expect(summary.getByText('Поріг не подолано: ще 2 тестові бали')).toBeVisible()
    expect(summary.getByText('таблицю не звірено')).toBeVisible()
    expect(summary.getByText('155')).toBeVisible()
  })

  test('a passed exam shows points, score, year and time', async () => {
    openResult()
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
    openResult({ ...failed(3, 2), isTimedOut: true })
    const summary = within(await screen.findByRole('region', { name: 'Підсумок' }))
    expect(summary.getByText('Поріг не подолано: ще 2 тестові бали')).toBeVisible()
    expect(summary.getByText(/Час вийшов/)).toBeVisible()
    expect(summary.getAllByRole('img')).toHaveLength(1)
  })
})

describe('review', () => {
  test('filters count and show their tasks', async () => {
    openResult()
    const filters = within(await screen.findByRole('group', { name: 'Які завдання показати' }))
    expect(filters.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Усі 4',
      'Неправильні 2',
      'Частково 0',
      'Пропущені 1',
      'Позначені 1',
    ])
    await userEvent.click(filters.getByRole('button', { name: 'Позначені 1' }))
    expect(await shown()).toEqual(['Завдання 2'])
    await userEvent.click(filters.getByRole('button', { name: 'Частково 0' }))
    expect(screen.getByText('Тут порожньо')).toBeVisible()
  })

  test('a wrong choice has its reason at hand and those of the others folded', async () => {
    openResult()
    const card = await task(2)
    expect(await card.findByText('Тут загублено мінус (2)')).toBeVisible()
    expect(card.getByText('Бо так (2)')).toBeVisible()
    expect(card.getByText('0 з 1')).toBeVisible()
    expect(card.getByText('Тут зайва двійка (2)')).not.toBeVisible()
    await userEvent.click(card.getByText('Чому не інші варіанти'))
    expect(card.getByText('Чому не В')).toBeVisible()
  })

  test('a number that could not be read is told apart from a wrong one', async () => {
    openResult()
    const card = await task(3)
    expect(card.getByText('Не число')).toBeVisible()
    expect(await card.findByText(/Запис не схожий на число/)).toBeVisible()
    expect(await card.findByText('Правильна відповідь: −0,5')).toBeVisible()
  })

  test('an answer that came too late is shown and not counted', async () => {
    openResult()
    expect(await (await task(4)).findByText(/Надійшло після завершення часу, не зараховано/)).toHaveTextContent('-0,5')
  })

  test('a draft that was never saved shows what it would have earned', async () => {
    openResult({ items: [choice(1, { answer: null, outcome: 'blank', points: 0, draft: 'b', draftPoints: 1 })] })
    expect((await screen.findByText(/Чернетка, не збережено/)).textContent).toBe('Чернетка, не збережено: Б — дала б 1 бал')
  })

  test('misplaced confidence leads the filters', async () => {
    const sure = choice(2, { answer: 'a', outcome: 'wrong', points: 0, confidence: 'sure' })
    openResult({ items: [choice(1, {}), sure] })
    const filters = within(await screen.findByRole('group', { name: 'Які завдання показати' }))
    expect(filters.getAllByRole('button')[0]).toHaveTextContent('Впевнено, але неправильно 1')
    await userEvent.click(filters.getByRole('button', { name: 'Впевнено, але неправильно 1' }))
    expect(await shown()).toEqual(['Завдання 2'])
  })

  test('a task leads to its article, its bookmark and a report', async () => {
    const theory = { subject: 'math', type: 'topics', seoCode: 'vidsotky', title: 'Відсотки', block: 'sec-2' }
    const first = choice(1, {})
    openResult({ items: [{ ...first, key: { ...first.key, theory } }] })
    const card = await task(1)
    expect(await card.findByRole('link', { name: 'Теорія: Відсотки' })).toHaveAttribute(
      'href',
      '/subjects/math/theory/topics/vidsotky#sec-2',
    )
    expect(card.getByRole('button', { name: 'Закладка', pressed: false })).toBeVisible()
    expect(card.getByRole('button', { name: 'Повідомити про помилку' })).toBeVisible()
  })

  test('an address of a task leads to it, whatever the filter would be', async () => {
    openResult({ items: [choice(1, { confidence: 'sure', outcome: 'wrong' }), choice(2, {}), choice(3, {})] }, { rest: '/q-3' })
    await task(3)
    expect(await shown()).toEqual(['Завдання 1', 'Завдання 2', 'Завдання 3'])
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts.map((element) => (element as Element).id)).toContain('q-3')
  })

  test('the review has an address of its own', async () => {
    openResult({}, { rest: '/review' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Розбір тесту' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'До результату' })).toHaveAttribute('href', '/result/math/nmt-12345678')
    expect(screen.queryByRole('region', { name: 'Підсумок' })).not.toBeInTheDocument()
  })
})

describe('no result', () => {
  test('an unfinished survey leads back to it', async () => {
    openResult(Response.json({ errorMessage: 'Тест ще триває' }, { status: 409 }))
    expect(await screen.findByRole('link', { name: 'Повернутися до тесту' })).toHaveAttribute('href', '/subjects/math/survey/nmt-12345678')
  })

  test.each([
    ['an unknown tail', {}, { rest: '/share' }],
    ['another subject', {}, { subject: 'history' }],
    ['an unknown survey', Response.json({ errorMessage: 'Немає' }, { status: 404 }), {}],
  ])('%s is not found', async (_name, answer, params) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    openResult(answer, params)
    expect(await screen.findByText('NotFoundError')).toBeVisible()
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { group } from '#samples/groups'
import { worksheet } from '#samples/worksheets'
import { answer, openGroups, refusal, type Script } from '../../../../../tests/fixtures/open-group'

const at = `worksheets/${worksheet.id}`
const open = (change: Script = {}, view = '') =>
  openGroups(`/group-premium?work=${worksheet.id}${view}`, {
    'GET groups': () => answer({ owned: [group], joined: [] }),
    [`GET ${at}`]: () => answer({ worksheet }),
    [`POST ${at}`]: (body) => {
      const { items, revision } = body as { items: { id: string }[]; revision: number }
      const left = worksheet.items.filter(({ id }) => items.some((item) => item.id === id))
      return answer({ worksheet: { ...worksheet, items: left, tasks: left.length, revision: revision + 1 } })
    },
    ...change,
  })
const words = () =>
  within(screen.getByRole('region', { name: 'Завдання роботи' }))
    .getAllByText(/про числа/)
    .map((each) => each.textContent)

test('a task that was taken out is brought back to its place with its words, though it was saved without it', async () => {
  const { user, asked } = open()
  await user.click(await screen.findByRole('button', { name: 'Прибрати завдання 1' }, { timeout: 5000 }))
  expect(words()).toEqual(['Завдання 2 про числа'])
  await waitFor(() => expect(asked.filter(([route]) => route === `POST ${at}`)).toHaveLength(1), { timeout: 5000 })
  expect(await screen.findByText('Усе збережено')).toBeVisible()
  const back = screen.getByRole('button', { name: 'Повернути' })
  expect(back).toHaveFocus()
  await user.click(back)
  expect(words()).toEqual(['Завдання 1 про числа', 'Завдання 2 про числа'])
  expect(screen.queryByRole('button', { name: 'Повернути' })).toBeNull()
})

test('the last task of a work that was taken out can be brought back too', async () => {
  const [only] = worksheet.items
  const { user } = open({ [`GET ${at}`]: () => answer({ worksheet: { ...worksheet, items: [only] } }) })
  await user.click(await screen.findByRole('button', { name: 'Прибрати завдання 1' }, { timeout: 5000 }))
  expect(screen.getByText('У роботі ще немає завдань')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Повернути' }))
  expect(words()).toEqual(['Завдання 1 про числа'])
})

test('a work of another teacher says whose it may be, and leads to one’s own', async () => {
  open({ [`GET ${at}`]: () => refusal(404, 'Такої роботи немає') })
  expect(await screen.findByRole('heading', { level: 1, name: 'Цієї роботи у вас немає' }, { timeout: 5000 })).toBeVisible()
  expect(screen.getByText(/належить іншому вчителеві, або її видалено/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'До моїх робіт' })).toHaveAttribute('href', '/group-premium?works=')
})

test('words are looked for in the bank at a press, beside the other filters, and what they find is brought into sight', async () => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
  const [{ key: _key, ...task }] = worksheet.items as [(typeof worksheet.items)[number]]
  const about = { tasks: 2, max: 2, minutes: 10 }
  const structure = { ...about, year: 2026, source: '', verified: true, hasReference: false, parts: [] }
  const catalogue = { id: 'math', title: 'Математика', kind: 'required', order: 1, threshold: 1, papers: 0, ...about }
  const scale = { subject: 'math', year: 2026, source: '', verified: true, max: 2, threshold: 1, scores: [100, 200] }
  const subject = { ...catalogue, intro: '', topics: [], structure, scale, paperList: [], reference: null }
  const { user, asked } = open(
    {
      'GET subjects/math': () => answer({ subject }),
      'POST worksheet-tasks': () => answer({ tasks: [{ ...task, difficulty: 'easy' }], total: 1 }),
    },
    '&view=bank',
  )
  await user.type(await screen.findByRole('searchbox', { name: 'Слова завдання' }, { timeout: 5000 }), 'числа')
  await user.click(screen.getByRole('button', { name: 'Знайти' }))
  await waitFor(() => expect(asked.at(-1)).toEqual(['POST worksheet-tasks', { subject: 'math', words: 'числа', skip: 0 }]))
  await waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce())
})

import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Answer } from '#domain/answer'
import { createUserFacts, factsStream, UserFactsProvider } from '@/entities/user-fact'
import { DeviceLogProvider } from '@/shared/lib/device-log'
import { tasks } from '#samples/questions'
import { ReportTask } from './report-task'
import { pageLog } from '../../../../tests/fixtures/page-log'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})

function open(answer?: Answer) {
  const log = pageLog()
  const facts = createUserFacts({ log, read: () => Promise.reject(new Error('offline')), now: () => 1000 })
  render(
    <DeviceLogProvider value={log}>
      <UserFactsProvider value={facts}>
        <ReportTask question={tasks.single} answer={answer} />
      </UserFactsProvider>
    </DeviceLogProvider>,
  )
  const told = async () => (await log.of(factsStream).waiting()).map(({ fact: { id: _id, at: _at, ...fact } }) => fact)
  return { user: userEvent.setup(), told }
}

const report = { kind: 'task.report', question: 'q-single', version: 1, answer: null }

test('the second press sends the report, and the focus goes to the thanks', async () => {
  const { user, told } = open()
  await user.click(screen.getByRole('button', { name: 'Повідомити про помилку' }))
  await user.click(screen.getByRole('button', { name: 'Помилка в тексті' }))
  expect((await screen.findByText(/Дякуємо, повідомлення прийнято/)).closest('p')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Готово' }))
  expect([await told(), screen.queryByRole('textbox')]).toEqual([[{ ...report, reason: 'typo', text: '' }], null])
})

test('words and the answer given by then go along', async () => {
  const { user, told } = open('b')
  await user.click(screen.getByRole('button', { name: 'Повідомити про помилку' }))
  await user.click(screen.getByRole('button', { name: 'Неправильний ключ' }))
  await user.type(await screen.findByRole('textbox', { name: 'Можеш уточнити' }), ' Має бути В ')
  await user.click(screen.getByRole('button', { name: 'Надіслати уточнення' }))
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(await told()).toEqual([
    { ...report, reason: 'wrongKey', text: '', answer: 'b' },
    { ...report, reason: 'wrongKey', text: 'Має бути В', answer: 'b' },
  ])
})

test('the reasons come into view where they unfold', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Повідомити про помилку' }))
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([
    screen.getByRole('group', { name: 'Що не так із завданням?' }),
  ])
})

test('a browser that answers with a promise when it scrolls does not break the page as the reasons go', async () => {
  Element.prototype.scrollIntoView = vi.fn<() => unknown>().mockResolvedValue(undefined)
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Повідомити про помилку' }))
  await user.click(screen.getByRole('button', { name: 'Помилка в тексті' }))
  expect(await screen.findByText(/Дякуємо, повідомлення прийнято/)).toBeVisible()
})

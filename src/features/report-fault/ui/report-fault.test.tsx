import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { faultReportsStream } from '@/entities/fault-report'
import { DeviceLogProvider, type DeviceLog } from '@/shared/lib/device-log'
import { noteEvent } from '@/shared/lib/recent-events'
import { noDevice, pageLog } from '../../../../tests/fixtures/page-log'
import { ReportFault } from './report-fault'

async function open(log: DeviceLog = pageLog()) {
  const user = userEvent.setup()
  render(
    <DeviceLogProvider value={log}>
      <ReportFault className="" />
    </DeviceLogProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Повідомити про помилку на сайті' }))
  await screen.findByRole('dialog', { name: 'Повідомити про помилку на сайті' })
  const told = async () => (await log.of(faultReportsStream).waiting()).map(({ fact: { id: _id, at: _at, ...fact } }) => fact)
  return {
    user,
    told,
    words: screen.getByRole('textbox', { name: 'Що пішло не так' }),
    send: screen.getByRole('button', { name: 'Надіслати' }),
  }
}
const plain = { text: 'Не відкривається', route: 'landing', build: '', events: [] as string[] }

test('words go with the page, and the focus goes to the thanks', async () => {
  const { user, told, words, send } = await open()
  await user.type(words, ' Не відкривається ')
  await user.click(send)
  expect((await screen.findByText(/Дякуємо, повідомлення прийнято/)).closest('p')).toHaveFocus()
  expect(await told()).toEqual([plain])
})

test('the names of the latest events go along, and nothing of what they carried', async () => {
  createActor(createMachine({}), { id: 'letter', inspect: noteEvent }).start().send({ type: 'letter.write', text: 'таємне' })
  const { user, told, words, send } = await open()
  await user.type(words, 'Не відкривається')
  await user.click(send)
  await screen.findByText(/Дякуємо/)
  expect(await told()).toEqual([{ ...plain, events: ['letter: xstate.init', 'letter: letter.write'] }])
})

test('without words nothing is sent, and the field says why', async () => {
  const { user, told, words, send } = await open()
  await user.click(send)
  expect(words).toHaveAccessibleDescription(/Напиши кілька слів/)
  expect(await told()).toEqual([])
})

test('where the device keeps nothing the words stay, and it can be tried again', async () => {
  const broken = {
    ...pageLog({ device: noDevice }),
    of: () => ({ append: () => Promise.reject(new Error('full')) }),
  } as unknown as DeviceLog
  const { user, words, send } = await open(broken)
  await user.type(words, 'Не відкривається')
  await user.click(send)
  await waitFor(() => expect(words).toHaveAccessibleDescription(/Повідомлення не збереглося/))
  expect([(words as HTMLTextAreaElement).value, screen.queryByText(/Дякуємо/)]).toEqual(['Не відкривається', null])
})

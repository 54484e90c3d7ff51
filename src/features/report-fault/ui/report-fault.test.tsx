import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { faultReportsStream } from '@/entities/fault-report'
import { DeviceLogProvider, type DeviceLog } from '@/shared/lib/device-log'
import { noDevice, pageLog } from '../../../../tests/fixtures/page-log'
import { records, sampleRecording } from '../../../../tests/fixtures/sample-recording'
import { ReportFault } from './report-fault'

beforeEach(() => records(() => sampleRecording))
afterEach(() => records(() => null))

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
const box = () => screen.findByRole('checkbox', { name: 'Додати запис моїх дій на цій сторінці' })
const plain = { task: null, text: 'Не відкривається', route: 'landing', build: '', recording: null }

test('words go without a recording unless the visitor asks for one, and the focus goes to the thanks', async () => {
  const { user, told, words, send } = await open()
  expect(await box()).not.toBeChecked()
  await user.type(words, ' Не відкривається ')
  await user.click(send)
  expect((await screen.findByText(/Дякуємо, повідомлення прийнято/)).closest('p')).toHaveFocus()
  expect(await told()).toEqual([plain])
})

test('with the visitor’s consent the recording goes along', async () => {
  const { user, told, words, send } = await open()
  await user.type(words, 'Не відкривається')
  await user.click(await box())
  await user.click(send)
  await screen.findByText(/Дякуємо/)
  expect(await told()).toEqual([{ ...plain, recording: expect.stringMatching(/^H4sI/) as string }])
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

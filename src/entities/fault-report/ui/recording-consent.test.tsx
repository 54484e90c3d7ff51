import { gunzipSync } from 'node:zlib'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Recording } from '#chart-lab/recording'
import { records, sampleRecording } from '../../../../tests/fixtures/sample-recording'
import { RecordingConsent } from './recording-consent'

type Sent = Promise<string | null> | null

function open(recordingSoFar: () => Recording | null) {
  records(recordingSoFar)
  const onChange = vi.fn<(sent: Sent) => void>()
  render(<RecordingConsent onChange={onChange} />)
  return { user: userEvent.setup(), chosen: () => onChange.mock.calls.at(-1)?.[0] ?? null, onChange }
}
afterEach(() => records(() => null))

const box = () => screen.getByRole('checkbox', { name: 'Додати запис моїх дій на цій сторінці' })
const opened = (text: string | null) => JSON.parse(gunzipSync(Buffer.from(text ?? '', 'base64')).toString('utf8')) as Recording

test('nothing is recorded for a report until the visitor says yes', () => {
  const take = vi.fn<() => Recording>(() => sampleRecording)
  const { onChange } = open(take)
  expect([box().matches(':checked'), onChange.mock.calls, screen.queryByRole('button')]).toEqual([false, [], null])
})

test('with a yes the recording goes along as it is shown, and with a no none does', async () => {
  const { user, chosen } = open(() => sampleRecording)
  await user.click(box())
  expect(opened(await chosen())).toEqual(sampleRecording)
  await user.click(await screen.findByRole('button', { name: 'Показати, що буде надіслано' }))
  const preview = screen.getByRole('region', { name: 'Що буде надіслано' })
  expect(within(preview).getByText('Сторінка: /subjects/math')).toBeVisible()
  expect(
    within(within(preview).getByRole('group', { name: 'Кроки' }))
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual([
    '0:00 Натиснуто кнопку «Почати»',
    '0:01 Заповнено поле «Відповідь»0,5',
    '0:02 Натиснуто клавішу Escape',
    '0:03 Подія застосунку session: session.begin{"token":"masked-1a"}',
    '0:04 Відповідь сервера GET /api/v3/subjectsкод 200, 0,1 КБ',
    '1:05 Відкрито /subjectsкнопкою браузера',
  ])
  await user.click(box())
  expect([chosen(), screen.queryByRole('region')]).toEqual([null, null])
})

test('a recording that cannot be made holds no report up', async () => {
  const { user, chosen } = open(() => {
    throw new Error('broken')
  })
  await user.click(box())
  expect(await chosen()).toBeNull()
  expect(await screen.findByRole('status')).toHaveTextContent('Запис підготувати не вдалося. Повідомлення піде без нього.')
})

test('where no recorder can be had the report goes without, and the visitor is told', async () => {
  const { user, chosen } = open(() => null)
  await user.click(box())
  expect(await chosen()).toBeNull()
  expect(await screen.findByRole('status')).toHaveTextContent('Повідомлення піде без нього.')
})

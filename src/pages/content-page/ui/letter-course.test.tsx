import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { consentVersion } from '#contract/consent'
import { configureApi } from '@/shared/api'
import { DeviceLogProvider, type Shelf } from '@/shared/lib/device-log'
import { pageShelf } from '@/shared/lib/device-log/shelf'
import { pageLog } from '../../../../tests/fixtures/page-log'
import { LetterCourse } from './letter-course'
import { testClient } from '../../../../tests/fixtures/test-client'

let device: Shelf
const success = () => Response.json({ success: true })
type Answer = () => Response | Promise<Response>

/** Opens the form; each call takes the next answer. */
function open(...answers: Answer[]) {
  const sent: Record<string, unknown>[] = []
  configureApi({
    ...testClient,
    fetch: async (input) => {
      if (input instanceof Request) sent.push({ ...(await input.json()), bearer: input.headers.get('Authorization') })
      return (answers.shift() ?? success)()
    },
  })
  const { unmount } = render(
    <DeviceLogProvider value={pageLog({ device })}>
      <LetterCourse />
    </DeviceLogProvider>,
  )
  const kept = () => device.turn({ stream: 'letters' })
  return { user: userEvent.setup(), sent, unmount, kept }
}

const field = (name: string) => screen.getByRole(name === 'Кого представляєте' ? 'combobox' : 'textbox', { name })
const submit = () => screen.getByRole('button', { name: 'Надіслати' })

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Ваше ім’я'), 'Оля')
  await user.type(field('Організація'), 'Ліцей № 5')
  await user.selectOptions(field('Кого представляєте'), 'Школа, ліцей або громада')
  await user.type(field('E-mail для відповіді'), 'Olia@example.com')
  await user.type(field('Що пропонуєте'), 'Хочемо спробувати групу.')
  await user.click(screen.getByRole('checkbox'))
}

beforeEach(() => {
  localStorage.clear()
  device = pageShelf()
})

test('a filled letter is sent without a session and says where the copy goes', async () => {
  const { user, sent, kept } = open(success)
  await fill(user)
  await user.click(submit())
  expect(await screen.findByText('Лист надіслано')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Підтвердження йде на olia@example.com.')
  expect(sent).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Оля',
      organisation: 'Ліцей № 5',
      role: 'school',
      email: 'olia@example.com',
      message: 'Хочемо спробувати групу.',
      consent_version: consentVersion,
      website: '',
      bearer: null,
    },
  ])
  expect(await kept()).toEqual([])
})

test('an empty form says what is missing by each field, focuses the first and sends nothing', async () => {
  const { user, sent } = open()
  await user.click(submit())
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Напишіть, як до вас звертатися',
    'Напишіть назву організації',
    'Оберіть, кого ви представляєте',
    'Перевір адресу e-mail',
    'Розкажіть трохи більше: щонайменше 20 символів',
    'Без згоди ми не можемо відповісти',
  ])
  expect(field('Ваше ім’я')).toHaveFocus()
  expect(sent).toEqual([])
})

test('a refusal leaves the words in the form with the reason', async () => {
  const { user } = open(() => Response.json({ errorMessage: 'Забагато спроб' }, { status: 429 }))
  await fill(user)
  await user.click(submit())
  expect(await screen.findByText('Забагато спроб.')).toBeVisible()
  expect(field('Що пропонуєте')).toHaveValue('Хочемо спробувати групу.')
  expect(screen.getByRole('checkbox')).toBeChecked()
})

test('without a connection the letter is kept over a reload, and goes when there is one', async () => {
  const away = () => Promise.reject(new TypeError('Failed to fetch'))
  const { user, unmount } = open(away)
  await fill(user)
  await user.click(submit())
  expect(await screen.findByText('Лист чекає на цьому пристрої')).toBeVisible()
  unmount()
  const { sent, kept } = open(away, success)
  expect(await screen.findByText('Лист чекає на цьому пристрої')).toBeVisible()
  globalThis.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Лист надіслано')).toBeVisible()
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  expect(await kept()).toEqual([])
})

test('a letter that waits can be changed: its words are back in the form and no longer kept', async () => {
  const { user, kept } = open(() => Promise.reject(new TypeError('Failed to fetch')))
  await fill(user)
  await user.click(submit())
  await user.click(await screen.findByRole('button', { name: 'Змінити лист' }))
  expect(field('Організація')).toHaveValue('Ліцей № 5')
  expect(field('Кого представляєте')).toHaveValue('school')
  expect(await kept()).toEqual([])
})

test('what is kept and cannot be read counts as nothing', () => {
  localStorage.setItem('partnership_letter', '{"id":1}')
  open()
  expect(field('Організація')).toHaveValue('')
})

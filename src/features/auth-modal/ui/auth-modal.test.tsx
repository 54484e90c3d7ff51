import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { configureApi } from '@/shared/api'
import { ConfigProvider, defaultConfig } from '@/shared/config'
import { grantSession } from '../api/grant-session'
import { AuthModalProvider } from '../model/auth-modal-context'
import { authModalMachine } from '../model/auth-modal.machine'
import { AuthModal } from './auth-modal'
import { testClient } from '../../../../tests/fixtures/test-client'

type Answer = () => Response | Promise<Response>
const granted: Answer = () => Response.json({ success: true, data: { token: 't1' } })
const refused = (status: number) => () => Response.json({ errorMessage: 'Неправильний e-mail або пароль' }, { status })
const providers = { google: { key: '', script: '' }, apple: { key: '', script: '' } }

/** Names every provider; a deployment without keys has none. */
const keyed = { ...defaultConfig, googleApiKey: 'g', appleApiKey: 'a' }

function open(answer: Answer = granted, config = keyed) {
  const sent: [string, unknown][] = []
  const signals: AbortSignal[] = []
  configureApi({
    ...testClient,
    session: { ...testClient.session, bearer: async () => null },
    fetch: async (input) => {
      const request = input as Request
      signals.push(request.signal)
      sent.push([new URL(request.url).pathname.slice(8), await request.json()])
      return answer()
    },
  })
  const grant = fromPromise<{ token: string }, Parameters<typeof grantSession>[0]>(({ input, signal }) =>
    grantSession(input, providers, { anonymous_token: 'guest' }, signal),
  )
  const actor = createActor(authModalMachine.provide({ actors: { grantSession: grant } })).start()
  const facts: string[] = []
  actor.on('*', ({ type }) => void facts.push(type))
  actor.send({ type: 'modal.open' })
  render(
    <ConfigProvider value={config}>
      <AuthModalProvider actor={actor}>
        <AuthModal />
      </AuthModalProvider>
    </ConfigProvider>,
  )
  return { actor, facts, sent, signals, user: userEvent.setup() }
}

const field = (name: string) => screen.getByLabelText(name)
const button = (name: string) => screen.getByRole('button', { name })
const title = (name: string) => screen.findByRole('dialog', { name })
const signs = (element: HTMLElement, ...names: string[]) => names.map((name) => element.getAttribute(name))

async function fillSignIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('E-mail'), 'Olia@Example.com')
  await user.type(field('Пароль'), 'довгий пароль')
}

describe('the sign-in view', () => {
  test('has the fields that password managers know', async () => {
    open()
    await title('Вхід')
    expect(signs(field('E-mail'), 'name', 'type', 'autocomplete', 'required')).toEqual(['email', 'email', 'username', ''])
    expect(signs(field('Пароль'), 'name', 'type', 'autocomplete', 'minlength')).toEqual(['password', 'password', 'current-password', '8'])
  })

  test('shows and hides the password', async () => {
    const { user } = open()
    await user.click(button('Показати пароль'))
    expect(field('Пароль')).toHaveAttribute('type', 'text')
    await user.click(button('Приховати пароль'))
    expect(field('Пароль')).toHaveAttribute('type', 'password')
  })

  test('takes a pasted password', async () => {
    const { user } = open()
    await user.click(field('Пароль'))
    await user.paste('з менеджера паролів')
    expect(field('Пароль')).toHaveValue('з менеджера паролів')
  })

  test('sends a trimmed e-mail and the password alone, closes and hands the session over', async () => {
    const { user, sent, facts } = open()
    await user.type(field('E-mail'), '  olia@example.com ')
    await user.type(field('Пароль'), 'довгий пароль{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(sent).toEqual([['login', { email: 'olia@example.com', password: 'довгий пароль' }]])
    expect(facts).toEqual(['session.granted'])
  })

  test('says what is wrong beside each field, and sends nothing', async () => {
    const { user, sent } = open()
    await user.type(field('E-mail'), 'olia@')
    await user.type(field('Пароль'), '1234567{Enter}')
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'Перевір адресу e-mail',
      'Пароль повинен містити 8 символів',
      '',
    ])
    expect(field('E-mail')).toHaveFocus()
    expect(field('E-mail')).toBeInvalid()
    expect(sent).toEqual([])
  })

  test('while the server thinks, the button is marked, the providers are locked and a second press sends nothing', async () => {
    const { user, sent } = open(() => new Promise(() => undefined))
    await fillSignIn(user)
    await user.keyboard('{Enter}{Enter}')
    await user.click(button('Увійти'))
    expect(signs(button('Увійти'), 'aria-busy', 'aria-disabled')).toEqual(['true', 'true'])
    expect(button('Увійти через Google')).toBeDisabled()
    expect(button('Увійти через Apple')).toBeDisabled()
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  test('a 401 is announced in the form alone', async () => {
    const { user, facts } = open(refused(401))
    await fillSignIn(user)
    await user.click(button('Увійти'))
    expect(await screen.findByText('Неправильний e-mail або пароль')).toHaveAttribute('role', 'alert')
    expect(facts).toEqual([])
  })

  test('any other failure is announced in the form and told to the app', async () => {
    const { user, facts } = open(refused(503))
    await fillSignIn(user)
    await user.click(button('Увійти'))
    expect(await screen.findByText('Неправильний e-mail або пароль')).toBeVisible()
    expect(facts).toEqual(['call.failed'])
  })

  test('a registration that a busy server has turned away is sent again by itself, and its words say nothing of answers', async () => {
    const busy = () =>
      Response.json({ errorMessage: 'Зараз дуже багато учнів. Спробуй за мить' }, { status: 503, headers: { 'Retry-After': '0' } })
    let tries = 0
    const { user, sent } = open(() => (tries++ === 0 ? busy() : granted()))
    await fillSignIn(user)
    await user.click(button('Увійти'))
    await waitFor(() => expect(sent).toHaveLength(2), { timeout: 5000 })
    expect(sent[0]).toEqual(sent[1])
  })

  test.each([
    ['', '', []],
    ['g', '', ['Увійти через Google']],
    ['', 'a', ['Увійти через Apple']],
  ])('with the keys «%s» and «%s» the form offers %j', async (googleApiKey, appleApiKey, offered) => {
    open(granted, { ...defaultConfig, googleApiKey, appleApiKey })
    await title('Вхід')
    const found = screen.queryAllByRole('button', { name: /через/ }).map((each) => each.getAttribute('aria-label'))
    expect([found, screen.queryAllByText(/означає згоду/)]).toEqual([offered, offered.length === 0 ? [] : [expect.anything()]])
  })

  test('without the provider’s script the Google button logs and does nothing else', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { user, facts, sent } = open()
    await user.click(button('Увійти через Google'))
    await waitFor(() => expect(console.error).toHaveBeenCalledWith('Google sign-in failed', 'the identity service is not loaded'))
    expect([facts, sent]).toEqual([[], []])
    expect(button('Увійти через Google')).toBeEnabled()
  })
})

describe('the sign-up view', () => {
  beforeEach(async () => {
    const { user, ...rest } = open()
    opened = { user, ...rest }
    await user.click(button('Вперше тут? Зареєструватися'))
  })
  let opened: ReturnType<typeof open>

  test('has its title, its fields, its hint, and the focus in the first field', async () => {
    await title('Реєстрація')
    expect(signs(field('Повне ім’я'), 'name', 'autocomplete', 'minlength', 'required')).toEqual(['name', 'name', '3', ''])
    expect(signs(field('Пароль'), 'autocomplete', 'minlength')).toEqual(['new-password', '8'])
    expect(field('Пароль')).toHaveAccessibleDescription('Пароль повинен містити 8 символів')
    expect(field('Повне ім’я')).toHaveFocus()
  })

  test('opens its button with the consent, whose documents open beside the form', async () => {
    expect(button('Зареєструватися')).toBeDisabled()
    const consent = within(screen.getByText(/^Приймаю/))
    const links = ['Умови користування', 'Політика конфіденційності'].map((name) => consent.getByRole('link', { name }))
    expect(links.map((link) => signs(link, 'href', 'target'))).toEqual([
      ['/terms', '_blank'],
      ['/privacy', '_blank'],
    ])
    await opened.user.click(screen.getByRole('checkbox'))
    expect(button('Зареєструватися')).toBeEnabled()
    await opened.user.click(screen.getByRole('checkbox'))
    expect(button('Зареєструватися')).toBeDisabled()
  })

  test('registers, closes and is celebrated', async () => {
    const { user, sent, facts } = opened
    await user.type(field('Повне ім’я'), ' Оля Коваль ')
    await user.type(field('E-mail'), 'olia@example.com')
    await user.type(field('Пароль'), 'довгий пароль')
    await user.click(screen.getByRole('checkbox'))
    await user.click(button('Зареєструватися'))
    await waitFor(() => expect(facts).toEqual(['session.granted', 'account.registered']))
    expect(sent).toEqual([
      [
        'register',
        {
          name: 'Оля Коваль',
          email: 'olia@example.com',
          password: 'довгий пароль',
          anonymous_token: 'guest',
        },
      ],
    ])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('leads back to sign-in', async () => {
    await opened.user.click(button('Уже є акаунт? Увійти'))
    await title('Вхід')
  })
})

describe('the forgotten password', () => {
  const start = async (answer: Answer = () => Response.json({ success: true })) => {
    const opened = open(answer)
    await opened.user.click(button('Забули пароль?'))
    await title('Назад')
    return opened
  }

  test('asks for the e-mail, and its title leads back to sign-in', async () => {
    const { user } = await start()
    expect(field('E-mail')).toHaveFocus()
    await user.click(within(screen.getByRole('heading', { name: 'Назад' })).getByRole('button'))
    await title('Вхід')
  })

  test('asks for the e-mail that was typed to sign in, and gives it back', async () => {
    const { user } = open(() => Response.json({ success: true }))
    await user.type(field('E-mail'), 'olia@example.com')
    await user.click(button('Забули пароль?'))
    await title('Назад')
    expect(field('E-mail')).toHaveValue('olia@example.com')
    await user.click(within(screen.getByRole('heading', { name: 'Назад' })).getByRole('button'))
    await title('Вхід')
    expect(field('E-mail')).toHaveValue('olia@example.com')
  })

  test('says that a new password is on its way, and OK closes', async () => {
    const { user, sent, actor } = await start()
    await user.type(field('E-mail'), 'olia@example.com{Enter}')
    expect(await screen.findByText('Новий пароль надіслано на пошту')).toHaveAttribute('role', 'status')
    expect(sent).toEqual([['reset-password', { email: 'olia@example.com' }]])
    await waitFor(() => expect(button('OK')).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(actor.getSnapshot().value).toBe('closed')
  })

  test('closed while the server thinks, it gives the request up', async () => {
    const { user, signals } = await start(() => new Promise<Response>(() => undefined))
    await user.type(field('E-mail'), 'olia@example.com{Enter}')
    await waitFor(() => expect(signals).toHaveLength(1))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(signals[0]?.aborted).toBe(true))
  })

  test('a refusal is announced in the form and told to the app', async () => {
    const { user, facts } = await start(refused(429))
    await user.type(field('E-mail'), 'olia@example.com{Enter}')
    expect(await screen.findByText('Неправильний e-mail або пароль')).toHaveAttribute('role', 'alert')
    expect(facts).toEqual(['call.failed'])
  })

  test('closed by Escape, it opens on sign-in the next time', async () => {
    const { user, actor } = await start()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    actor.send({ type: 'modal.open' })
    await title('Вхід')
  })
})

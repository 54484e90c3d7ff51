import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { PaymentAnswer } from '#contract/payment'
import type { PaywallVariant } from '#contract/product'
import { giftOf, offerOf, paymentOf } from '#samples/payments'
import type { User } from '#contract/user'
import { AuthModalProvider, authModalMachine } from '@/features/auth-modal'
import { SessionProvider, sessionMachine } from '@/entities/session'
import { configureApi } from '@/shared/api'
import { ConfigProvider, defaultConfig } from '@/shared/config'
import { DeviceLogProvider } from '@/shared/lib/device-log'
import { pageLog } from '../../../../tests/fixtures/page-log'
import { PaywallPage, PaywallStoryPage } from './paywall-page'
import { testClient } from '../../../../tests/fixtures/test-client'

const until = '2027-07-31T20:59:59.000Z'
const noTokens = { token: null, anonymousToken: null, refreshToken: null, refreshAt: null }
type Script = {
  user?: Partial<User>
  canPay?: boolean
  isTest?: boolean
  variant?: PaywallVariant
  payment?: PaymentAnswer['payment']
  gift?: ReturnType<typeof giftOf>
  fails?: string[]
}

function open(address: string, { user = {}, canPay = true, isTest = true, variant = 'paywall', payment, gift, fails = [] }: Script = {}) {
  history.replaceState(null, '', address)
  const asked: { path: string; key: string | null; body: unknown }[] = []
  const { user: visitor, gift: _gift, ...products } = offerOf(user, { canPay, isTest, variant })
  const answers: Record<string, object> = {
    products,
    user: { user: visitor },
    'user/v2-statistic': {
      statistic: { surveys_finished: 0, answers_given: 0, points_earned: 0, points_possible: 0, by_subject: [], by_topic: [], by_day: [] },
    },
    payments: { payment: paymentOf({}), checkout: { action: '/pay', data: 'd', signature: 's' } },
    [`payments/${payment?.id}`]: { payment, checkout: null },
    gifts: { gift: giftOf({}) },
    [`gifts/${giftOf({}).token}`]: { gift },
  }
  configureApi({
    ...testClient,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const path = new URL(request.url).pathname.replace('/api/v3/', '')
      if (request.method === 'POST') asked.push({ path, key: request.headers.get('Idempotency-Key'), body: await request.json() })
      if (fails[0] === path) return (fails.shift(), Response.json({ errorMessage: 'Сервер відпочиває' }, { status: 501 }))
      return Response.json({ data: answers[path] })
    },
  })
  const authModal = createActor(authModalMachine).start()
  const session = createActor(sessionMachine, {
    input: {
      tokens: { ...noTokens, token: user.is_anonymous === false ? 'token' : null },
      rules: { canRefresh: false, maxAgeSeconds: 60 },
    },
  })
  const Page = address.includes('paywallv2') ? PaywallStoryPage : PaywallPage
  render(
    <DeviceLogProvider value={pageLog()}>
      <ConfigProvider value={{ ...defaultConfig, brand: { ...defaultConfig.brand, emails: ['hello@skladu.example'] } }}>
        <SessionProvider actor={session}>
          <AuthModalProvider actor={authModal}>
            <Page />
          </AuthModalProvider>
        </SessionProvider>
      </ConfigProvider>
    </DeviceLogProvider>,
  )
  return { asked, authModal, user: userEvent.setup() }
}

beforeEach(() => sessionStorage.clear())
const terms = () => [...screen.getByRole('region', { name: 'Ціна' }).querySelectorAll('dl > div')].map((row) => row.textContent)
const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ')

describe.each(['/paywall', '/paywall/paywallv2'])('%s', (address) => {
  test('says what stays free before any price, and the whole terms of the sale', async () => {
    open(address)
    await screen.findByRole('button', { name: /Оплатити/ })
    const text = document.body.textContent
    expect(text.indexOf('Усі тести НМТ')).toBeLessThan(text.indexOf('₴'))
    expect(terms().map(plain)).toEqual([
      'Усього499 ₴',
      'Дієдо 31 липня 2027',
      'АвтопродовженняНі, один платіж',
      'Повернення грошей14 днів, без пояснень',
      'Спосіб оплатиКартка, Apple Pay, Google Pay',
    ])
    expect(screen.getByRole('note')).toHaveTextContent('Тестовий режим оплати: гроші не списуються.')
    for (const [name, href] of [
      ['публічною офертою', '/public-oferta'],
      ['Політика конфіденційності', '/privacy'],
      ['Не зараз', '/dashboard'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
    expect(screen.queryAllByRole('checkbox')).toEqual([])
  })
})

test('the calm page does not sell what is free: the plan', async () => {
  open('/paywall')
  const lead = await screen.findByText(/Преміум додає/)
  expect(lead).toHaveTextContent(
    'Навчання безкоштовне й таким лишиться. Преміум додає порядок тем за приростом балів та всі модулі курсів.',
  )
  expect(screen.getByRole('row', { name: /План підготовки/ })).toHaveTextContent('План підготовки, прогноз балів Так Так')
})

test('another plan changes the sum, and «Не зараз» leads back to where the visitor was', async () => {
  const { user } = open('/paywall?returnTo=/courses/porih')
  await user.click(await screen.findByRole('radio', { name: /Місяць/ }))
  expect(plain(screen.getByRole('button', { name: /Оплатити/ }).textContent)).toBe('Оплатити 149 ₴')
  expect(screen.getByRole('link', { name: 'Не зараз' })).toHaveAttribute('href', '/courses/porih')
})

test('a guest is asked for an address, and what was typed stays when the payment cannot be begun', async () => {
  const { asked, user } = open('/paywall', { fails: ['payments'] })
  const pay = await screen.findByRole('button', { name: /Оплатити/ })
  await user.click(pay)
  expect(screen.getByRole('alert')).toHaveTextContent('Вкажи e-mail, куди надіслати квитанцію')
  await user.type(screen.getByLabelText('E-mail для квитанції'), 'mama@example.com')
  await user.click(pay)
  expect(await screen.findByRole('alert')).toHaveTextContent('Не вдалося почати оплатуСервер відпочиває. Гроші не списано.')
  expect(screen.getByLabelText('E-mail для квитанції')).toHaveValue('mama@example.com')
  const body = { product: 'season-2027', seats: null, group: null, email: 'mama@example.com', gift: null }
  expect(asked.map((call) => [call.path, call.body])).toEqual([['payments', body]])
})

test.each([
  ['paywall', '/paywall?returnTo=%2Fprofile'],
  ['paywallv2', '/paywall/paywallv2?returnTo=%2Fprofile'],
] as const)('a link that asks for the visitor’s own page leads who was given %s there, once', async (variant, address) => {
  const before = history.length
  open('/paywall?returnTo=%2Fprofile&variant=own', { variant })
  await expect.poll(() => location.pathname + location.search).toBe(address)
  expect(history.length).toBe(before)
  expect(screen.queryByRole('button', { name: /Оплатити/ }) === null).toBe(variant === 'paywallv2')
})

test('an address that names a page shows it, whatever the visitor was given', async () => {
  open('/paywall', { variant: 'paywallv2' })
  expect(await screen.findByRole('heading', { name: 'Безкоштовно назавжди' })).toBeVisible()
  expect(location.pathname).toBe('/paywall')
})

test('a link for somebody else can be copied', async () => {
  const { user } = open('/paywall')
  await user.click(await screen.findByRole('button', { name: 'Посилання для батьків' }))
  expect(await screen.findByLabelText('Посилання для того, хто оплатить')).toHaveValue(
    `${location.origin}/paywall?gift=${giftOf({}).token}`,
  )
})

test('who opens a link learns for whom and what, and needs no account', async () => {
  open(`/paywall?gift=${giftOf({}).token}`, { gift: giftOf({}) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Марічка просить оплатити преміум' })).toBeVisible()
  expect(plain(screen.getByRole('button', { name: /Оплатити/ }).textContent)).toBe('Оплатити 499 ₴')
  expect(screen.queryByRole('button', { name: 'Посилання для батьків' })).toBeNull()
})

test('a link that was paid takes no more money', async () => {
  open(`/paywall?gift=${giftOf({}).token}`, { gift: giftOf({ isPaid: true }) })
  expect(await screen.findByText(/За цим посиланням уже оплатили/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Оплатити/ })).toBeNull()
})

test.each([
  ['paid', 'Преміум увімкнено'],
  ['pending', 'Очікуємо підтвердження банку'],
  ['failed', 'Оплата не пройшла'],
  ['expired', 'Час на оплату вийшов'],
  ['refunded', 'Гроші повернуто'],
  ['created', 'Оплату не завершено'],
] as const)('a payment that is %s is told as «%s»', async (state, title) => {
  const payment = paymentOf({ state, ...(state === 'failed' && { reason: 'Перевищено ліміт картки' }) })
  open(`/paywall?payment=${payment.id}`, { payment })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  if (state === 'failed') expect(screen.getByText(/Перевищено ліміт картки/)).toBeVisible()
})

test.each([
  [{}, true],
  [{ isGift: true, isOwn: false }, false],
  [{ product: { id: 'group-2027', kind: 'group' as const, title: 'Група' } }, false],
])('a refused payment that is %j may be asked of somebody else: %s', async (change, mayAsk) => {
  const payment = paymentOf({ state: 'failed', ...change })
  open(`/paywall?payment=${payment.id}`, { payment })
  expect(await screen.findByText(/Можна взяти іншу картку/)).toBeVisible()
  expect(screen.queryAllByText(/надіслати посилання/)).toHaveLength(mayAsk ? 1 : 0)
})

test.each([
  ['failed', /Гроші не списано/],
  ['expired', /Якщо гроші все ж списано, преміум увімкнеться/],
] as const)('what became of the money of a payment that is %s is not claimed beyond what is known', async (state, words) => {
  const payment = paymentOf({ state })
  open(`/paywall?payment=${payment.id}`, { payment })
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryAllByText(/Гроші не списано/)).toHaveLength(state === 'failed' ? 1 : 0)
})

test('a payment without money says so for good, also where money is taken by now', async () => {
  const payment = paymentOf({ state: 'paid', isTest: true })
  open(`/paywall?payment=${payment.id}`, { payment, isTest: false })
  expect(await screen.findByRole('note')).toHaveTextContent('Тестовий режим оплати: гроші не списуються.')
})

test.each([
  ['has just paid', `/paywall?payment=${paymentOf({}).id}`, { payment: paymentOf({ state: 'paid' }) }],
  ['comes back later', '/paywall', { user: { premium: { status: 'active' as const, until, is_renewing: false, store: 'web' } } }],
])('a guest who %s is told that an account keeps what was bought, and may make one', async (_, address, script) => {
  const { authModal, user } = open(address, script)
  expect(await screen.findByText(/тримається лише на цьому браузері/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Увійти або зареєструватися' }))
  expect(authModal.getSnapshot().matches('open')).toBe(true)
})

test('whoever has an account, or has paid for another one, is not told so', async () => {
  const payment = paymentOf({ state: 'paid' })
  open(`/paywall?payment=${payment.id}`, { payment, user: { is_anonymous: false } })
  expect(await screen.findByRole('link', { name: 'Квитанції у профілі' })).toHaveAttribute('href', '/profile')
  cleanup()
  open(`/paywall?payment=${payment.id}`, { payment: { ...payment, isOwn: false } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Дякуємо! Преміум подаровано' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Увійти або зареєструватися' })).toBeNull()
})

test('a part of the money that went back stands on the receipt, and premium goes on', async () => {
  const payment = paymentOf({ state: 'paid', refundedMinor: 20_000, refundedAt: '2026-12-21T09:00:00.000Z' })
  open(`/paywall?payment=${payment.id}`, { payment })
  expect(await screen.findByRole('heading', { level: 1, name: 'Преміум увімкнено' })).toBeVisible()
  expect(screen.getByText('Повернуто').parentElement).toHaveTextContent('Повернуто200 ₴')
})

test.each([
  ['own', { status: 'active', until, is_renewing: false, store: 'web', store_item_id: 'p' }, 'Автопродовження немає', '/profile'],
  ['a seat', { status: 'active', until, is_renewing: false, store: 'group', store_item_id: null }, 'Твоє місце оплачує', '/group-premium'],
] as const)('premium of %s kind is told with its end, and sells nothing more', async (_, premium, words, href) => {
  open('/paywall', { user: { premium, is_anonymous: false } })
  expect(await screen.findByText('Преміум діє до 31 липня 2027')).toBeVisible()
  expect(screen.getByText(new RegExp(words))).toBeVisible()
  expect(screen.queryByRole('button', { name: /Оплатити/ })).toBeNull()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(href)
})

test('without a network the choice is kept, and paying waits with a reason', async () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  open('/paywall')
  expect(await screen.findByRole('button', { name: /Оплатити/ })).toBeDisabled()
  expect(screen.getByText(/Твій вибір збережено/)).toBeVisible()
  Reflect.deleteProperty(navigator, 'onLine')
})

test('prices that do not come can be asked for again', async () => {
  const { user } = open('/paywall', { fails: ['products'] })
  await user.click(await screen.findByRole('button', { name: 'Спробувати ще' }))
  expect(await screen.findByRole('button', { name: /Оплатити/ })).toBeVisible()
})

test('where nobody can pay, that is said, and nothing asks for money', async () => {
  open('/paywall', { canPay: false })
  expect(await screen.findByText('Оплата зараз не працює')).toBeVisible()
  expect(screen.getByRole('link', { name: 'hello@skladu.example' })).toHaveAttribute('href', 'mailto:hello@skladu.example')
  expect(screen.queryByRole('button', { name: /Оплатити/ })).toBeNull()
})

import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { giftOf, offerOf, paymentOf } from '#samples/payments'
import { PaywallPage } from '@/pages/paywall/ui/paywall-page'
import { ConfigProvider, defaultConfig } from '@/shared/config'
import { DeviceLogProvider } from '@/shared/lib/device-log'
import { pageLog } from '../../../fixtures/page-log'
import { Visitor } from '../../../fixtures/visitor'
import type { Reply, ScriptedBackEnd } from '../../scripted-back-end'
import type { PageHold } from '../page-driver'
import { checkoutOf, paymentId, token } from '../purchase'
import { mostLooks, type PurchaseEvent } from '../purchase-events'
import type { purchaseModel } from '../purchase-model'
import { factsOnPage, lookOf, shownOf } from './purchase-screen'
import { data, refusal } from './reading'

export const addresses = { nothing: '/paywall', payment: `/paywall?payment=${paymentId}`, gift: `/paywall?gift=${token}` }
export const gift = `GET v3/gifts/${token}`
export const payment = `GET v3/payments/${paymentId}`
const { user, gift: _none, ...products } = offerOf()
export const answerOf = (state: string): Reply =>
  data({ payment: paymentOf({ id: paymentId, state: state as 'paid' }), checkout: checkoutOf(state) })

const plans: Record<string, RegExp> = { month: /^Місяць/, 'season-2027': /^До кінця сесії/ }

/** The whole purchase; the provider’s page never comes here, and nothing is posted to it. */
export const purchasePage: PageHold<PurchaseEvent, typeof purchaseModel> = {
  heard: ['GET v3/user', gift],
  calls: {
    loadOffer: 'GET v3/products',
    beginPayment: 'POST v3/payments',
    readPayment: payment,
    makeGift: 'POST v3/gifts',
    readGift: gift,
  },
  moves: {
    'page opens': ({ after }) => ({ do: () => open(addresses[after]) }),
    'server shows the offer': ({ isGuest }) => ({ do: (server) => offer(server, isGuest) }),
    'server is out of order': { answer: 'loadOffer', ...refusal(501) },
    'visitor loads again': { press: /^(Спробувати ще|Спробувати ще раз|Ще раз)$/ },
    'visitor chooses': ({ product }) => ({ press: plans[product] ?? /^(Місяць|До кінця сесії)/ }),
    'visitor types an address': ({ address }) => ({ fill: /^E-mail/, with: address }),
    'visitor pays': { press: /^Оплатити/ },
    'visitor asks for a link': { press: /^Посилання для батьків$/ },
    'visitor steps back': { press: /^(Змінити вибір|До цін|Спробувати ще)$/, orElse: comeBack },
    'server begins the payment': { answer: 'beginPayment', ...answerOf('created') },
    'server refuses to begin': { answer: 'beginPayment', ...refusal(500) },
    'ten seconds pass': { pass: 10_000 },
    'server tells of the payment': ({ state }) => ({ answer: 'readPayment', ...answerOf(state) }),
    'server knows of no payment': { answer: 'readPayment', ...refusal(404) },
    'server says nothing': { answer: 'readPayment', ...refusal(501) },
    'a pause passes': { pass: 4000 },
    'visitor looks again': { press: /^(Перевірити зараз|Перевірити оплату|Спробувати ще)$/ },
    'visitor goes on paying': { press: /^Продовжити оплату$/ },
    'server makes the link': { answer: 'makeGift', ...data({ gift: giftOf({}) }) },
    'server refuses the link': { answer: 'makeGift', ...refusal(501) },
    'the link is paid': { answer: 'readGift', ...data({ gift: giftOf({ isPaid: true }) }) },
    'the link is not paid': { answer: 'readGift', ...data({ gift: giftOf({}) }) },
    'nothing is heard of the link': { answer: 'readGift', ...refusal(501) },
    'ten minutes pass': { do: tenMinutes },
  },
  read: () => lookOf(factsOnPage()),
  shows: shownOf,
  neutral: /^(Скопіювати|Надіслати|Увійти або зареєструватися)$/,
  alike: { 'visitor loads again': 'visitor looks again', 'visitor steps back': 'visitor looks again' },
  hides: ({ screen }) => (screen === 'leaving' ? ['visitor steps back'] : []),
  without: ['page is left', 'page cannot be left'],
  may: ({ context: { after, isGuest, product } }, event) => {
    if (event.type === 'visitor asks for a link') return after !== 'gift'
    if (event.type === 'visitor chooses') return after !== 'gift' && event.product !== product
    return event.type !== 'visitor types an address' || isGuest
  },
  elsewhere: {
    'purchase.paying.leaving | xstate.error.actor.leave | 0': 'a form that cannot be posted is no form, and the server always sends one',
  },
}

function open(address: string): void {
  sessionStorage.clear()
  history.replaceState(null, '', address)
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  render(
    <DeviceLogProvider value={pageLog()}>
      <ConfigProvider value={defaultConfig}>
        <Visitor>
          <PaywallPage />
        </Visitor>
      </ConfigProvider>
    </DeviceLogProvider>,
  )
}

const offer = (server: ScriptedBackEnd, isGuest: boolean) => offerTo(server, isGuest, server.waiting().includes(gift))

/** @param isGift a link was opened: it is asked for beside the rest. */
export async function offerTo(server: ScriptedBackEnd, isGuest: boolean, isGift: boolean): Promise<void> {
  if (isGift) await server.answer(gift, data({ gift: giftOf({}) }))
  await server.answer('GET v3/user', data({ user: { ...user, email: isGuest ? null : 'own@example.org' } }))
  await server.answer('GET v3/products', data(products))
}

/** To a page that the browser has kept. */
export function comeBack(): void {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
}

async function tenMinutes(server: ScriptedBackEnd): Promise<void> {
  for (let look = 0; look < mostLooks; look += 1) {
    await vi.advanceTimersByTimeAsync(4000)
    const isGift = server.waiting().includes(gift)
    await server.answer(isGift ? gift : payment, isGift ? data({ gift: giftOf({}) }) : answerOf('pending'))
  }
}

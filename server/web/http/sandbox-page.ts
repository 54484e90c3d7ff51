import { html } from 'hono/html'
import { standInPage } from './stand-in-page.ts'
import type { LiqpayForm } from '../../money/payments/liqpay-form.ts'
import { sandboxPath } from '../../money/payments/open-provider.ts'
import type { SandboxOrder, SandboxStatus } from '../../money/payments/sandbox-books.ts'

/** The page has a style of its own and no script. */
export const sandboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self' http: https:; base-uri 'none'; frame-ancestors 'none'"

const amount = new Intl.NumberFormat('uk-UA', { style: 'currency', currency: 'UAH' })
const fresh: [SandboxStatus, string][] = [
  ['sandbox', 'Сплатити'],
  ['failure', 'Відхилити'],
  ['processing', 'Затримати: банк ще думає'],
]
const half: [SandboxStatus, string] = ['half', 'Повернути половину']
const buttonsOf = (status: string | null): [SandboxStatus, string][] =>
  status === 'sandbox'
    ? [['reversed', 'Повернути гроші'], half]
    : status === 'half'
      ? [['reversed', 'Повернути решту']]
      : status === 'reversed'
        ? []
        : fresh

/** The stand-in for LiqPay’s checkout. Nobody can take it for the real one. */
export const sandboxPage = (order: SandboxOrder, form: LiqpayForm, status: string | null) =>
  standInPage(
    { title: 'ТЕСТОВА ОПЛАТА — гроші не списуються' },
    html`<h1>${order.description}</h1>
      <p class="sum">${amount.format(order.amount)}</p>
      <p>Це сторінка для перевірки замість LiqPay. Картка не потрібна: вибери, що відповість банк.</p>
      <form method="post" action="${sandboxPath}/decision">
        <input type="hidden" name="data" value="${form.data}" />
        <input type="hidden" name="signature" value="${form.signature}" />
        ${buttonsOf(status).map(([value, title]) => html`<button name="status" value="${value}">${title}</button>`)}
      </form>
      ${status === 'reversed' ? html`<p>Гроші вже повернуто.</p>` : ''}
      <p><a href="${order.result_url}">Повернутися на сайт</a></p>
      <small>Замовлення ${order.order_id}</small>`,
  )

import { html } from 'hono/html'
import type { LiqpayForm } from './liqpay-form.ts'
import { sandboxPath } from './open-provider.ts'
import type { SandboxOrder, SandboxStatus } from './sandbox-books.ts'

/** The page has a style of its own and no script. */
export const sandboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self' http: https:; base-uri 'none'; frame-ancestors 'none'"

const amount = new Intl.NumberFormat('uk-UA', { style: 'currency', currency: 'UAH' })
const style = `
  :root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
  body { margin: 0; background: light-dark(#f4f2ec, #16181d); color: light-dark(#1b1d22, #f1efe8) }
  .mark { padding: 0.75rem 1rem; text-align: center; font-weight: 700; color: #1b1d22;
    background: repeating-linear-gradient(-45deg, #ffd54a 0 1.5rem, #ffe07a 1.5rem 3rem) }
  main { max-width: 30rem; margin: 0 auto; padding: 2rem 1rem; display: grid; gap: 1.25rem }
  h1 { margin: 0; font-size: 1.5rem; line-height: 1.25 } p { margin: 0 }
  .sum { font-size: 2.25rem; font-weight: 700; font-variant-numeric: tabular-nums }
  form { display: grid; gap: 0.75rem }
  button { min-height: 3rem; padding: 0.5rem 1rem; font: inherit; font-weight: 600; border-radius: 0.375rem; cursor: pointer;
    border: 1.5px solid currentColor; background: transparent; color: inherit }
  button:first-of-type { background: light-dark(#1f4bd8, #9db4ff); border-color: transparent; color: light-dark(#fff, #10131a) }
  button:focus-visible { outline: 3px solid light-dark(#1f4bd8, #9db4ff); outline-offset: 2px }
  small { overflow-wrap: anywhere }`

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
  html`<!doctype html>
    <html lang="uk">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>ТЕСТОВА ОПЛАТА — гроші не списуються</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <header class="mark">ТЕСТОВА ОПЛАТА — гроші не списуються</header>
        <main>
          <h1>${order.description}</h1>
          <p class="sum">${amount.format(order.amount)}</p>
          <p>Це сторінка для перевірки замість LiqPay. Картка не потрібна: вибери, що відповість банк.</p>
          <form method="post" action="${sandboxPath}/decision">
            <input type="hidden" name="data" value="${form.data}" />
            <input type="hidden" name="signature" value="${form.signature}" />
            ${buttonsOf(status).map(([value, title]) => html`<button name="status" value="${value}">${title}</button>`)}
          </form>
          ${status === 'reversed' ? html`<p>Гроші вже повернуто.</p>` : ''}
          <p><a href="${order.result_url}">Повернутися на сайт</a></p>
          <small>Замовлення ${order.order_id}</small>
        </main>
      </body>
    </html>`

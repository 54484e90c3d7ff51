import { Hono } from 'hono'
import { html } from 'hono/html'
import { signVisitor, visitorSchema, type StandInName } from '../../people/auth/stand-ins.ts'
import type { Deps } from '../deps.ts'
import { readBody } from '../http/body.ts'
import { standInPage } from '../http/stand-in-page.ts'
import { requireStandIn } from '../http/require-stand-in.ts'

export const standInsPath = '/api/demo'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"
const names: Record<StandInName, string> = { google: 'Google', apple: 'Apple' }

/** The window of both stand-ins, as their scripts open it: it gives a token, or the visitor closes it. */
const ask = `
  const ask = (provider, nonce) => new Promise((resolve, reject) => {
    const address = '${standInsPath}/sign-in?' + new URLSearchParams({ provider, nonce })
    const popup = open(address, 'demo-sign-in', 'popup,width=480,height=640')
    if (!popup) return reject({ error: 'popup_blocked_by_browser' })
    const end = (token) => {
      clearInterval(watch)
      removeEventListener('message', hear)
      popup.close()
      token ? resolve(token) : reject({ error: 'popup_closed_by_user' })
    }
    const hear = ({ origin, source, data }) => origin === location.origin && source === popup && end(data.token)
    // Its last words may be heard after it is seen to be closed.
    const watch = setInterval(() => popup.closed && setTimeout(end, 1000), 300)
    addEventListener('message', hear)
    giveUp = end
  })
  let giveUp = () => undefined`

const scripts: Record<StandInName, string> = {
  google: `(() => {
  ${ask}
  let options
  const moment = (isReturned) => ({
    isNotDisplayed: () => false,
    isSkippedMoment: () => !isReturned,
    isDismissedMoment: () => isReturned,
    getDismissedReason: () => 'credential_returned',
  })
  globalThis.google = { accounts: { id: {
    initialize: (given) => { options = given },
    prompt: (tell) => ask('google', options.nonce).then(
      (credential) => { tell(moment(true)); options.callback({ credential }) },
      () => tell(moment(false)),
    ),
    cancel: () => giveUp(),
  } } }
})()`,
  apple: `(() => {
  ${ask}
  let options
  globalThis.AppleID = { auth: {
    init: (given) => { options = given },
    signIn: async () => {
      const { usePopup, state, nonce } = options
      if (usePopup) return { authorization: { id_token: await ask('apple', nonce) } }
      location.assign('${standInsPath}/sign-in?' + new URLSearchParams({ provider: 'apple', nonce, state }))
    },
  } }
})()`,
}

/** The script of the window. Without the page that opened it the answer goes where Apple sends it without a popup. */
const ofWindow = `
const form = document.forms[0]
const [provider, nonce, state] = ['provider', 'nonce', 'state'].map((name) => new URLSearchParams(location.search).get(name) ?? '')
const hand = (token) => {
  if (opener) {
    opener.postMessage({ token }, location.origin)
    return close()
  }
  const answer = token ? { state, id_token: token } : { state, error: 'user_cancelled_authorize' }
  location.replace('/auth/callback#' + new URLSearchParams(answer))
}
const sign = async () => {
  const body = JSON.stringify({ provider, nonce, name: form.elements.name.value })
  const answer = await fetch('${standInsPath}/token', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }).catch(() => null)
  if (!answer) return 'Сервер не відповідає. Спробуй ще раз'
  const said = await answer.json()
  return answer.ok ? hand(said.data.token) : said.errorMessage
}
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  document.querySelector('[role=alert]').textContent = (await sign()) ?? ''
})
document.querySelector('[type=button]').addEventListener('click', () => hand(null))`

/**
 * The stand-ins for Google and Apple. All of it is 404 but for calls straight from this machine to a server that nobody else reaches and
 * that has no keys of that provider.
 */
export function standInRoutes(deps: Pick<Deps, 'now' | 'integrations'>) {
  const routes = new Hono()
  for (const name of ['google', 'apple'] as const)
    routes.get(`/${name}.js`, (c) => {
      requireStandIn(c, deps, name)
      return c.body(scripts[name], 200, { 'Content-Type': 'text/javascript; charset=utf-8' })
    })
  return routes
    .get('/sign-in.js', (c) => {
      requireStandIn(c, deps)
      return c.body(ofWindow, 200, { 'Content-Type': 'text/javascript; charset=utf-8' })
    })
    .get('/sign-in', (c) => {
      const name: StandInName = c.req.query('provider') === 'apple' ? 'apple' : 'google'
      requireStandIn(c, deps, name)
      return c.html(signInPage(name), 200, { 'Content-Security-Policy': policy })
    })
    .post('/token', async (c) => {
      requireStandIn(c, deps)
      const visitor = await readBody(c.req.raw, visitorSchema)
      const standIns = requireStandIn(c, deps, visitor.provider)
      return c.json({ data: { token: await signVisitor(standIns, visitor, deps.now()) } })
    })
}

const signInPage = (name: StandInName) =>
  standInPage(
    { title: 'Демонстраційний вхід', mark: 'Лише на цьому комп’ютері', script: `${standInsPath}/sign-in.js` },
    html`<h1>Демонстраційний вхід</h1>
      <p>Це вікно стоїть замість входу через ${names[name]}: ключів тут немає. Акаунт визначає саме ім’я, пароля не треба.</p>
      <form>
        <label>Ім’я <input name="name" value="Оля Коваль" required minlength="3" maxlength="100" autocomplete="off" /></label>
        <p role="alert" class="wrong"></p>
        <button>Увійти</button>
        <button type="button">Скасувати</button>
      </form>`,
  )

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../server/run/app.ts'
import { readConfig } from '../../server/run/config.ts'
import { openIntegrations } from '../../server/run/integrations.ts'
import { identities } from '../../server/store/schema.ts'
import { openHarness, type Harness } from './setup/harness.ts'

const directory = mkdtempSync(join(tmpdir(), 'skladu-stand-ins-'))
const site = join(directory, 'site')
mkdirSync(site)
writeFileSync(join(site, 'index.html'), '<!doctype html><link rel="preload" href="/config.json" /><div id="root"></div>')
const writeConfig = (config: object) => writeFileSync(join(site, 'config.json'), JSON.stringify({ apiBaseUrl: '/api', ...config }))
writeConfig({ googleApiKey: '', appleApiKey: '' })

let api: Harness
/** Signs the visitors of all tests. */
let open: Server
beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  api = await openHarness({ site })
  open = await serverOf()
})
afterAll(async () => {
  await api.close()
  rmSync(directory, { recursive: true })
})

/** The server as these settings start it, on the store of the harness. */
async function serverOf(settings: Record<string, string> = {}) {
  const integrations = await openIntegrations(readConfig({ DATA_DIR: directory, ...settings }))
  return createApp({ ...api.deps, integrations })
}
type Server = Awaited<ReturnType<typeof serverOf>>

type Call = { from?: string | null; headers?: Record<string, string>; body?: object; bearer?: string }
async function ask(server: Server, path: string, { from = '127.0.0.1', headers = {}, body, bearer }: Call = {}) {
  const answer = await server.request(
    path,
    {
      headers: { host: 'localhost:3000', ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }), ...headers },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    },
    from === null ? {} : { incoming: { socket: { remoteAddress: from }, headers } },
  )
  return { status: answer.status, text: await answer.text() }
}

const dataOf = (text: string) => (JSON.parse(text) as { data: { token: string; nonce: string } }).data
async function visitorToken(server: Server, provider: 'google' | 'apple', name: string) {
  const { nonce } = dataOf((await ask(server, '/api/v3/auth/nonce', { body: {} })).text)
  return dataOf((await ask(server, '/api/demo/token', { body: { provider, name, nonce } })).text).token
}
const signInBody = (provider: 'google' | 'apple', token: string) =>
  provider === 'google' ? { token } : { external_user_id: decodeJwt(token).sub, identity_token: token }

async function enter(server: Server, provider: 'google' | 'apple', name: string, call: Call = {}) {
  const body = signInBody(provider, await visitorToken(open, provider, name))
  return ask(server, `/api/v3/auth/${provider}`, { body, ...call })
}
const holderOf = async (entered: { text: string }) =>
  (await api.call('GET /v3/user', { token: dataOf(entered.text).token })).body.data.user as {
    id: string
    providers: string[]
    email: string | null
  }

/** Each part of the stand-ins, asked for as a browser would. */
async function statuses(server: Server, call: Call) {
  const tokens = { google: await visitorToken(open, 'google', 'Оля Коваль'), apple: await visitorToken(open, 'apple', 'Оля Коваль') }
  const asked = [
    ...['google.js', 'apple.js', 'sign-in.js', 'sign-in?provider=google', 'sign-in?provider=apple'].map((path) => [
      `/api/demo/${path}`,
      undefined,
    ]),
    ['/api/demo/token', { provider: 'google', name: 'Оля Коваль', nonce: 'n' }],
    ['/api/demo/token', { provider: 'apple', name: 'Оля Коваль', nonce: 'n' }],
    ['/api/v3/auth/google', signInBody('google', tokens.google)],
    ['/api/v3/auth/apple', signInBody('apple', tokens.apple)],
  ] as [string, object | undefined][]
  return Promise.all(asked.map(async ([path, body]) => (await ask(server, path, body ? { ...call, body } : call)).status))
}
const offersButtons = async (server: Server, call: Call) => (await ask(server, '/auth', call)).text.includes('/api/demo/')

describe('the stand-ins for Google and Apple', () => {
  it.each<[string, Record<string, string>, Call]>([
    ['by address', {}, {}],
    ['by another address of this machine', {}, { from: '127.8.0.1', headers: { host: '127.0.0.1' } }],
    ['over IPv6', { HOST: '::1' }, { from: '::1', headers: { host: '[::1]:3000' } }],
    ['over IPv4 within IPv6', {}, { from: '::ffff:127.0.0.1', headers: { host: 'LOCALHOST' } }],
    ['with a public address that is this machine’s', { PUBLIC_URL: 'http://localhost:3000' }, {}],
  ])('are open to a call straight from this machine %s', async (_, settings, call) => {
    const server = await serverOf(settings)
    expect([await statuses(server, call), await offersButtons(server, call)]).toEqual([Array(9).fill(200), true])
  })

  it.each<[string, Record<string, string>, Call]>([
    ['a server bound to all addresses', { HOST: '0.0.0.0' }, {}],
    ['a server bound to all addresses of IPv6', { HOST: '::' }, {}],
    ['a server bound to an address of the network', { HOST: '192.168.0.7' }, {}],
    ['a server with a public address', { PUBLIC_URL: 'https://skladu.example' }, {}],
    ['a server that trusts a proxy', { TRUST_PROXY: '1' }, {}],
    ['a server in production', { NODE_ENV: 'production' }, {}],
    ['a socket of the network', {}, { from: '192.168.0.7' }],
    ['a socket of the network over IPv6', {}, { from: 'fe80::1' }],
    ['a socket of the network within IPv6', {}, { from: '::ffff:10.0.0.1' }],
    ['a socket that only begins like this machine’s', {}, { from: '127.0.0.1.example' }],
    ['no socket', {}, { from: null }],
    ['a Host of a site', {}, { headers: { host: 'skladu.example' } }],
    ['a Host that begins like this machine', {}, { headers: { host: 'localhost.evil.example' } }],
    ['a Host that ends like this machine', {}, { headers: { host: 'evil.localhost:3000' } }],
    ['a Host of the network', {}, { headers: { host: '192.168.0.7:3000' } }],
    ['an empty Host', {}, { headers: { host: '' } }],
    ['Forwarded', {}, { headers: { forwarded: 'for=127.0.0.1' } }],
    ['Via', {}, { headers: { Via: '1.1 proxy' } }],
    ['X-Forwarded-For', {}, { headers: { 'X-Forwarded-For': '127.0.0.1' } }],
    ['X-Forwarded-Host', {}, { headers: { 'x-forwarded-host': 'localhost' } }],
    ['X-Forwarded-Proto', {}, { headers: { 'x-forwarded-proto': 'http' } }],
    ['X-Forwarded of a name nobody has thought of', {}, { headers: { 'x-forwarded-client-cert': 'x' } }],
    ['an empty X-Forwarded-For', {}, { headers: { 'x-forwarded-for': '' } }],
  ])('are closed by %s alone, and the buttons are hidden', async (_, settings, call) => {
    const server = await serverOf(settings)
    expect([await statuses(server, call), await offersButtons(server, call)]).toEqual([Array(9).fill(404), false])
  })

  it('are closed for the provider that the server has keys of, and for no other', async () => {
    const server = await serverOf({ GOOGLE_CLIENT_ID: 'g' })
    expect(await statuses(server, {})).toEqual([404, 200, 200, 404, 200, 404, 200, 404, 200])
  })

  it('are closed for the provider whose key stands in the configuration of the site', async () => {
    writeConfig({ googleApiKey: '', appleApiKey: 'a key' })
    const server = await serverOf()
    expect(await statuses(server, {})).toEqual([200, 404, 200, 200, 404, 200, 404, 200, 404])
    const page = (await ask(server, '/auth')).text
    expect([page.includes('"appleApiKey":"a key"'), page.includes('/api/demo/apple.js'), page.includes('/api/demo/google.js')]).toEqual([
      true,
      false,
      true,
    ])
    writeConfig({ googleApiKey: '', appleApiKey: '' })
  })

  it('take the guest’s work along, and find the same name again', async () => {
    const server = await serverOf()
    const guest = await api.guest()
    await api.survey(guest)
    const { nonce } = dataOf((await ask(server, '/api/v3/auth/nonce', { body: {}, bearer: guest })).text)
    const { token } = dataOf((await ask(server, '/api/demo/token', { body: { provider: 'google', name: 'Іра Гість', nonce } })).text)
    const first = await ask(server, '/api/v3/auth/google', { body: { token }, bearer: guest })
    const again = await enter(server, 'google', 'Іра Гість')
    expect((await holderOf(first)).id).toBe((await holderOf(again)).id)
    expect((await api.call('GET /v3/surveys', { token: dataOf(again.text).token })).body.data.surveys).toHaveLength(1)
  })

  it.each(['google', 'apple'] as const)('in place of %s give an identity of the provider «demo», without an e-mail', async (provider) => {
    const server = await serverOf()
    const holder = await holderOf(await enter(server, provider, 'Оля Демо'))
    const linked = await api.store.db.select({ provider: identities.provider }).from(identities).where(eq(identities.userId, holder.id))
    expect([holder.providers, holder.email, linked]).toEqual([['demo'], null, [{ provider: 'demo' }]])
  })

  it('never meet an account by its e-mail, by its name or by the other provider', async () => {
    const server = await serverOf()
    const { token } = await api.account({ name: 'Марко Вовк' })
    const own = (await api.call('GET /v3/user', { token })).body.data.user.id as string
    const visitors = await Promise.all(
      (['google', 'apple'] as const).map(async (provider) => (await holderOf(await enter(server, provider, 'Марко Вовк'))).id),
    )
    expect(new Set([own, ...visitors]).size).toBe(3)
  })

  it('take a token once, of this server alone, for its own provider, subject and a quarter of an hour', async () => {
    const server = await serverOf()
    const google = (token: string) => ask(server, '/api/v3/auth/google', { body: { token } })
    const token = await visitorToken(open, 'google', 'Оля Раз')
    const forged = await new SignJWT({ name: 'Оля', nonce: 'n' })
      .setProtectedHeader({ alg: 'HS256', typ: 'demo+jwt' })
      .setIssuer('demo')
      .setAudience('google')
      .setSubject('x')
      .setExpirationTime('5m')
      .sign(new TextEncoder().encode('another key of thirty-two bytes!'))
    const foreign = { external_user_id: 'another', identity_token: await visitorToken(open, 'apple', 'Оля Раз') }
    const replies = [
      await google(token),
      await google(token),
      await google(forged),
      await google(await visitorToken(open, 'apple', 'Оля Раз')),
      await ask(server, '/api/v3/auth/apple', { body: foreign }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([200, 401, 401, 401, 401])
    const late = await visitorToken(open, 'google', 'Оля Пізно')
    api.clock.advance(16 * 60)
    expect((await google(late)).status).toBe(401)
  })

  it('refuse a name that no account could have', async () => {
    expect((await ask(await serverOf(), '/api/demo/token', { body: { provider: 'google', name: 'Я', nonce: 'n' } })).status).toBe(422)
  })
})

import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { filePost } from '../../server/base/mail/file-post.ts'
import { smtpPost } from '../../server/base/mail/smtp-post.ts'
import { users } from '../../server/store/schema.ts'
import { openHarness, type Harness } from './setup/harness.ts'
import { readLog } from './setup/log.ts'
import { passwordIn, unwrapped } from './setup/letter.ts'

let api: Harness
const log = readLog()
beforeAll(async () => {
  api = await openHarness()
})
afterAll(() => api.close())

const password = 'довгий пароль'
const reset = (email: string) => api.call('POST /v3/reset-password', { body: { email } })
const login = (email: string, secret: string) => api.call('POST /v3/login', { body: { email, password: secret } })
const userOf = async (token: string) => (await api.call('GET /v3/user', { token })).body.data.user
const newest = async () => (await api.letters()).at(-1) ?? ''

describe('a new password', () => {
  it('comes by mail and works beside the old one; its use replaces the old one and ends all sessions', async () => {
    const { email, token, refresh } = await api.account()
    const other = (await login(email, password)).body.data.token
    const { status, body } = await reset(` ${email.toUpperCase()} `)
    expect([status, body]).toEqual([200, { success: true }])
    const sent = passwordIn(await newest())
    for (const each of [token, other]) expect((await api.call('GET /v3/user', { token: each })).status).toBe(200)
    const still = await login(email, password)
    expect(still.status).toBe(200)
    const entered = await login(email, sent)
    expect([entered.status, (await userOf(entered.body.data.token)).password]).toEqual([200, 'wanted'])
    for (const each of [token, other, still.body.data.token]) expect((await api.call('GET /v3/user', { token: each })).status).toBe(401)
    expect((await api.call('POST /v3/auth/refresh', { body: { refresh_token: refresh } })).status).toBe(401)
    expect((await login(email, password)).status).toBe(401)
  })

  it('asked for by a stranger locks nobody out', async () => {
    const { email, token } = await api.account()
    for (let time = 0; time < 3; time++) await reset(email)
    await api.letters()
    expect([(await api.call('GET /v3/user', { token })).status, (await login(email, password)).status]).toEqual([200, 200])
    api.clock.advance(1801)
    expect((await login(email, password)).status).toBe(200)
  })

  it('works once, even in parallel, and for half an hour', async () => {
    const { email } = await api.account()
    await reset(email)
    const sent = passwordIn(await newest())
    const tries = await Promise.all(Array.from({ length: 4 }, () => login(email, sent)))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401])
    const late = await api.account()
    await reset(late.email)
    const other = passwordIn(await newest())
    api.clock.advance(1800)
    expect([(await login(late.email, other)).status, (await login(late.email, password)).status]).toEqual([401, 200])
  })

  it('is typed from a phone: blanks around it and large letters do no harm', async () => {
    const { email } = await api.account()
    await reset(email)
    expect((await login(email, ` ${passwordIn(await newest()).toUpperCase()} `)).status).toBe(200)
  })

  it('is a plain letter in Ukrainian to the address that is stored', async () => {
    const { email } = await api.account()
    await reset(email)
    const letter = await newest()
    expect(letter).toContain(`\r\nTo: ${email}\r\n`)
    expect(letter).toContain('Content-Type: text/plain; charset=utf-8')
    expect(unwrapped(letter)).toContain('Він діє один раз, протягом 30 хвилин')
    expect(letter.match(/^(cc|bcc):/im)).toBeNull()
  })

  it('shows, once it is used, whose the address is: linking a provider no longer ends it', async () => {
    const { email } = await api.account()
    await reset(email)
    await login(email, passwordIn(await newest()))
    const [user] = await api.store.db.select().from(users).where(eq(users.email, email))
    expect(user?.emailVerifiedAt).toEqual(api.clock.now)
  })

  it('is different each time and hard to guess', async () => {
    const { email } = await api.account()
    await reset(email)
    const first = passwordIn(await newest())
    await reset(email)
    expect(first).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
    expect(passwordIn(await newest())).not.toBe(first)
  })

  it('that could not be delivered leaves the old one alone', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const post = { send: () => Promise.reject(new Error('no mail today')) }
    const mute = await openHarness({ world: { post } })
    const { email, token } = await mute.account()
    expect((await mute.call('POST /v3/reset-password', { body: { email } })).body).toEqual({ success: true })
    await mute.letters()
    expect((await mute.call('GET /v3/user', { token })).status).toBe(200)
    expect((await mute.call('POST /v3/login', { body: { email, password } })).status).toBe(200)
    await mute.close()
  })

  it('is not promised where there is no mail', async () => {
    const mute = await openHarness({ world: { post: null } })
    const { status, body } = await mute.call('POST /v3/reset-password', { body: { email: 'a@example.com' } })
    expect([status, body]).toEqual([501, { errorMessage: 'Відновлення пароля тут не налаштовано' }])
    await mute.close()
  })
})

describe('an unknown address', () => {
  it('gets the same answer and no letter', async () => {
    const before = await api.letters()
    const { status, body } = await reset(`${randomUUID()}@example.com`)
    expect([status, body, await api.letters()]).toEqual([200, { success: true }, before])
  })

  it('is held up like a known one: three an hour', async () => {
    const { email } = await api.account()
    for (const address of [email, `${randomUUID()}@example.com`]) {
      const tries = []
      for (let count = 0; count < 4; count++) tries.push(await reset(address))
      expect(tries.map(({ status }) => status)).toEqual([200, 200, 200, 429])
      expect([tries[3]?.headers.get('retry-after'), tries[3]?.body]).toEqual([
        '3600',
        { errorMessage: 'Забагато спроб. Зачекай кілька хвилин і спробуй ще раз' },
      ])
    }
    await api.letters()
    api.clock.advance(3601)
    expect((await reset(email)).status).toBe(200)
  })

  it.each([
    'victim@example.com\r\nBcc: evil@example.org',
    'victim@example.com, evil@example.org',
    'victim@example.com;evil@example.org',
    '"victim@example.com" <evil@example.org>',
    'victim@example.com\u0000',
    ['victim@example.com', 'evil@example.org'],
    '',
  ])('cannot carry a second recipient: %j', async (email) => {
    const before = (await api.letters()).length
    expect((await api.call('POST /v3/reset-password', { body: { email } })).status).toBe(422)
    expect(await api.letters()).toHaveLength(before)
  })
})

describe('letters', () => {
  it('in files are for their owner alone, and the log hides the address', async () => {
    const directory = `${import.meta.dirname}/../../node_modules/.cache/letters-${randomUUID()}`
    await filePost(directory, 'no-reply@example.com').send('olia@example.com', { subject: 'Тема', text: 'Слово' })
    const [file = ''] = readdirSync(directory)
    expect([file.slice(-4), statSync(`${directory}/${file}`).mode & 0o777]).toEqual(['.eml', 0o600])
    expect(log.lines).toEqual([[expect.stringMatching(/^Лист для o…@example\.com: .+\.eml$/)]])
    rmSync(directory, { recursive: true })
  })

  it('go to a mail server with one recipient, and one that is busy is asked again', async () => {
    const received: { to: string[]; text: string }[] = []
    let greetings = 0
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onMailFrom: (_, __, done) => done(greetings++ === 0 ? Object.assign(new Error('busy'), { responseCode: 451 }) : null),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: Buffer.concat(chunks).toString() })
          done()
        })
      },
    })
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    const { port } = server.server.address() as AddressInfo
    const post = smtpPost(`smtp://127.0.0.1:${port}`, 'Складу <no-reply@example.com>', [10, 10])
    await post.send('olia@example.com', { subject: 'Новий пароль', text: 'Ось він' })
    expect([greetings, received.map(({ to }) => to)]).toEqual([2, [['olia@example.com']]])
    await new Promise<void>((resolve) => server.close(() => resolve()))
    await expect(post.send('olia@example.com', { subject: 'x', text: 'x' })).rejects.toThrow('ECONNREFUSED')
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailboxOf } from '#contract/auth'
import { limits } from '../../server/people/auth/limits.ts'
import { attempts } from '../../server/store/schema.ts'
import { openHarness, type Harness } from './setup/harness.ts'

let api: Harness
beforeAll(async () => {
  const google = () => Promise.reject(new Error('never asked'))
  api = await openHarness({ isBehindProxy: true, world: { google } })
})
afterAll(() => api.close())

/** As if all but the last attempts of the limit had been made from everywhere. */
const useUp = (left: number, most: number) => api.store.db.update(attempts).set({ count: most - left })
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const register = (address: string, email = `${randomUUID()}@example.com`) =>
  api.call('POST /v3/register', { body: { name: 'Оля', email, password: 'довгий пароль' }, ...from(address) })
const held = (reply: Awaited<ReturnType<typeof register>>) => [reply.status, Number(reply.headers.get('retry-after')), reply.body]
const message = { errorMessage: 'Забагато спроб. Зачекай кілька хвилин і спробуй ще раз' }

describe('attempts from one network', () => {
  it('to register are held up after hundreds, and others are not', async () => {
    await register('10.0.0.1')
    await useUp(1, limits.registrations.most)
    expect((await register('10.0.0.1')).status).toBe(200)
    expect(held(await register('10.0.0.1'))).toEqual([429, 3600, message])
    expect((await register('10.0.0.2')).status).toBe(200)
    api.clock.advance(3601)
    expect((await register('10.0.0.1')).status).toBe(200)
  })

  it('to enter as a guest are held up after thousands', async () => {
    const enter = () => api.call('POST /v3/auth/anonymous', from('10.0.1.1'))
    await enter()
    await useUp(1, limits.guests.most)
    expect([(await enter()).status, held(await enter())]).toEqual([200, [429, 3600, message]])
  })

  it('count by network for IPv6, whose hosts are endless', async () => {
    await register('2001:db8:1:2::1')
    await useUp(0, limits.registrations.most)
    for (const [address, status] of [
      ['2001:db8:1:2:ffff:ffff:ffff:ffff', 429],
      ['2001:0DB8:1:2::9', 429],
      ['2001:db8:1:3::1', 200],
      ['::1', 200],
    ] as const)
      expect([address, (await register(address)).status]).toEqual([address, status])
  })

  it('that fail hold up every way in, before anything is looked at', async () => {
    const { email } = await api.account()
    const fail = () =>
      api.call('POST /v3/login', { body: { email: `${randomUUID()}@example.com`, password: 'не той пароль' }, ...from('10.0.2.1') })
    await fail()
    await useUp(1, limits.failuresFromAddress.most)
    expect((await fail()).status).toBe(401)
    const google = () => api.call('POST /v3/auth/google', { body: { token: 'a.b.c' }, ...from('10.0.2.1') })
    for (const reply of [await fail(), await google(), await register('10.0.2.1')]) expect(held(reply)).toEqual([429, 900, message])
    const elsewhere = await api.call('POST /v3/login', { body: { email, password: 'довгий пароль' }, ...from('10.0.2.2') })
    expect(elsewhere.status).toBe(200)
  })

  it('with taken addresses count as failures', async () => {
    const { email } = await api.account()
    await register('10.0.3.1', email)
    await useUp(0, limits.failuresFromAddress.most)
    expect((await register('10.0.3.1')).status).toBe(429)
  })

  it('cannot hide behind a header without a proxy', async () => {
    const open = await openHarness()
    const guess = (address: string) => open.call('POST /v3/auth/anonymous', from(address))
    await guess('1.1.1.1')
    await open.store.db.update(attempts).set({ count: limits.guests.most })
    expect((await guess('2.2.2.2')).status).toBe(429)
    await open.close()
  })
})

it('no address and no e-mail can be read in the store', async () => {
  const { email } = await api.account()
  await api.call('POST /v3/login', { body: { email, password: 'не той пароль' } })
  const keys = (await api.store.db.select({ key: attempts.key }).from(attempts)).map(({ key }) => key)
  expect(keys).not.toEqual([])
  for (const key of keys) expect(key).toMatch(/^[a-z-]+:[\w-]{43}$/)
})

describe('attempts to sign in', () => {
  const signIn = (email: string, password: string, address: string) =>
    api.call('POST /v3/login', { body: { email, password }, ...from(address) })

  it('of a stranger elsewhere do not lock the owner out', async () => {
    const { email } = await api.account()
    for (let attempt = 0; attempt < 7; attempt++) await signIn(email, 'не той пароль', '10.0.4.1')
    expect((await signIn(email, 'довгий пароль', '10.0.4.1')).status).toBe(429)
    expect((await signIn(email, 'довгий пароль', '10.0.4.2')).status).toBe(200)
  })

  it('made in parallel pass no limit together', async () => {
    const { email } = await api.account()
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(email, 'не той пароль', '10.0.5.1')))
    expect(answers.filter(({ status }) => status === 401).length).toBe(limits.failuresOfAccount.most)
    expect(answers.filter(({ status }) => status === 429).length).toBe(20 - limits.failuresOfAccount.most)
  })

  it('that were right leave no trace in the limit of the network', async () => {
    const { email } = await api.account()
    for (let attempt = 0; attempt < 3; attempt++) await signIn(email, 'довгий пароль', '10.0.6.1')
    await useUp(1, limits.failuresFromAddress.most)
    expect((await signIn(email, 'довгий пароль', '10.0.6.1')).status).toBe(200)
    expect((await signIn(email, 'довгий пароль', '10.0.6.1')).status).toBe(200)
  })
})

describe('a lock-out made under a wrong clock', () => {
  it('is none where a call has only read the time a little before the one that opened the window', async () => {
    const { email } = await api.account()
    const opened = api.clock.now
    const statuses = []
    for (let count = 0; count <= limits.failuresOfAccount.most; count += 1) {
      api.clock.now = new Date(opened.getTime() - count)
      statuses.push((await api.call('POST /v3/login', { body: { email, password: 'не той пароль' }, ...from('10.0.9.2') })).status)
    }
    api.clock.now = opened
    expect(statuses).toEqual([...Array(limits.failuresOfAccount.most).fill(401), 429])
  })

  it('ends when the clock is right again, and counts anew', async () => {
    const right = api.clock.now
    const { email } = await api.account()
    const fail = () => api.call('POST /v3/login', { body: { email, password: 'не той пароль' }, ...from('10.0.9.1') })
    api.clock.advance(400 * 86_400)
    for (let count = 0; count <= limits.failuresOfAccount.most; count += 1) await fail()
    expect((await fail()).status).toBe(429)
    await useUp(0, limits.wrongHandovers.most)
    api.clock.now = right
    const statuses = []
    for (let count = 0; count <= limits.failuresOfAccount.most; count += 1) statuses.push((await fail()).status)
    expect(statuses).toEqual([...Array(limits.failuresOfAccount.most).fill(401), 429])
  })
})

describe('letters to one mailbox', () => {
  it('are counted together, whatever stands behind the plus or, at Gmail, between points', () => {
    const same = ['olia@example.com', 'olia+1@example.com', 'olia+nmt+2@example.com']
    expect(new Set(same.map(mailboxOf))).toEqual(new Set(['olia@example.com']))
    expect(mailboxOf('o.l.i.a+x@googlemail.com')).toBe('olia@gmail.com')
    expect(mailboxOf('o.lia@example.com')).toBe('o.lia@example.com')
  })

  it('with new passwords are three an hour, however many accounts stand behind tags', async () => {
    const sent = []
    for (let count = 0; count < 5; count += 1) {
      const email = `pupil+${count}@mailbox.example`
      await register('10.0.10.1', email)
      sent.push((await api.call('POST /v3/reset-password', { body: { email }, ...from('10.0.10.1') })).status)
    }
    expect(sent).toEqual([200, 200, 200, 429, 429])
    await api.letters()
  })
})

import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webPush from 'web-push'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { BadSetting, readConfig } from '../../server/run/config.ts'
import { openIntegrations } from '../../server/run/integrations.ts'

const root = mkdtempSync(join(tmpdir(), 'skladu-config-'))
let warn: MockInstance<typeof console.warn>
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => rmSync(root, { recursive: true }))

const bucket = { S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'b', S3_REGION: 'r', S3_KEY: 'k', S3_SECRET: 's' }
const open = (settings: Record<string, string>) => openIntegrations(readConfig({ DATA_DIR: root, ...settings }))

const keys = webPush.generateVAPIDKeys()
const vapid = (change: object = {}) => ({ VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey, ...change })

describe('the keys of messages', () => {
  it('are none where they are not set: then there are letters and calendars', () => {
    expect(readConfig({}).integrations.push).toBeNull()
  })

  it('are read as a pair, with whom a push service may write to', () => {
    const push = (settings: Record<string, string>) => readConfig(settings).integrations.push
    expect(push(vapid({ PUBLIC_URL: 'https://skladu.example/' }))).toEqual({
      keys: { ...keys, subject: 'https://skladu.example/' },
      services: [],
    })
    const named = push(vapid({ VAPID_SUBJECT: 'mailto:we@skladu.example', PUSH_SERVICES: 'https://push.example/x, https://other.example' }))
    expect([named?.keys.subject, named?.services]).toEqual(['mailto:we@skladu.example', ['https://push.example', 'https://other.example']])
  })

  it.each([
    [vapid({ VAPID_PUBLIC_KEY: 'коротке' }), 'Хибна змінна VAPID_PUBLIC_KEY: потрібен ключ із npm run doctor -- --vapid'],
    [vapid({ VAPID_PUBLIC_KEY: keys.privateKey }), 'Хибна змінна VAPID_PUBLIC_KEY: потрібен ключ із npm run doctor -- --vapid'],
    [vapid({ VAPID_PRIVATE_KEY: `${keys.privateKey} ` }), 'Хибна змінна VAPID_PRIVATE_KEY: потрібен ключ із npm run doctor -- --vapid'],
    [{ VAPID_PUBLIC_KEY: keys.publicKey }, 'Для сповіщень потрібні разом VAPID_PUBLIC_KEY і VAPID_PRIVATE_KEY'],
    [{ VAPID_PRIVATE_KEY: keys.privateKey }, 'Для сповіщень потрібні разом VAPID_PUBLIC_KEY і VAPID_PRIVATE_KEY'],
    [
      vapid({ VAPID_PRIVATE_KEY: webPush.generateVAPIDKeys().privateKey }),
      'VAPID_PUBLIC_KEY і VAPID_PRIVATE_KEY не з однієї пари: npm run doctor -- --vapid',
    ],
    [
      vapid({ VAPID_PRIVATE_KEY: Buffer.alloc(32).toString('base64url') }),
      'VAPID_PUBLIC_KEY і VAPID_PRIVATE_KEY не з однієї пари: npm run doctor -- --vapid',
    ],
    [vapid({ VAPID_SUBJECT: 'we@skladu.example' }), 'Хибна змінна VAPID_SUBJECT: потрібна адреса mailto:… або https://…'],
    [vapid({ PUSH_SERVICES: 'http://push.example' }), /^Хибна змінна PUSH_SERVICES\b/],
  ])('%j are refused before the start', (settings, words) => {
    expect(() => readConfig(settings as Record<string, string>)).toThrow(words)
  })
})

describe('a setting that does not fit', () => {
  it.each([
    [{ PORT: 'сім' }, 'Хибна змінна PORT: потрібне число від 0 до 65535'],
    [{ PORT: '70000' }, 'Хибна змінна PORT: потрібне число від 0 до 65535'],
    [{ DATABASE_URL: 'mysql://секрет@host/db' }, 'Хибна змінна DATABASE_URL: потрібна адреса postgres://…'],
    [{ PUBLIC_URL: 'ftp://site' }, 'Хибна змінна PUBLIC_URL: потрібна адреса http(s)://…'],
    [{ TRUST_PROXY: 'yes' }, 'Хибна змінна TRUST_PROXY: потрібно 0 або 1'],
    [
      { APPLE_BARE_SUBJECT: '1', HOST: '0.0.0.0' },
      'Хибна змінна APPLE_BARE_SUBJECT: дозволено лише на цій машині: без PUBLIC_URL, проксі й production',
    ],
    [
      { APPLE_BARE_SUBJECT: '1', TRUST_PROXY: '1' },
      'Хибна змінна APPLE_BARE_SUBJECT: дозволено лише на цій машині: без PUBLIC_URL, проксі й production',
    ],
    [
      { APPLE_BARE_SUBJECT: '1', NODE_ENV: 'production' },
      'Хибна змінна APPLE_BARE_SUBJECT: дозволено лише на цій машині: без PUBLIC_URL, проксі й production',
    ],
    [
      { APPLE_BARE_SUBJECT: '1', PUBLIC_URL: 'https://skladu.example' },
      'Хибна змінна APPLE_BARE_SUBJECT: дозволено лише на цій машині: без PUBLIC_URL, проксі й production',
    ],
    [{ GOOGLE_JWKS_URL: 'http://evil.example.com/keys' }, 'Хибна змінна GOOGLE_JWKS_URL: потрібна адреса https://…'],
    [{ SMTP_URL: 'http://секрет' }, 'Хибна змінна SMTP_URL: потрібна адреса smtp://…'],
    [{ MAIL_FROM: 'Складу <a@b.c>\r\nBcc: x@y.z' }, 'Хибна змінна MAIL_FROM: потрібна адреса e-mail'],
    [{ SECRET: 'короткий' }, 'Хибна змінна SECRET: потрібно щонайменше 32 символи'],
    [{ LIQPAY_PUBLIC_KEY: 'i1' }, 'Для оплати потрібні разом LIQPAY_PUBLIC_KEY і LIQPAY_PRIVATE_KEY'],
    [{ PRICE_SEASON: '0' }, 'Хибна змінна PRICE_SEASON: потрібне ціле число гривень'],
    [{ PRICE_SEAT: '5:299,5:199' }, 'Хибна змінна PRICE_SEAT: місця мають зростати'],
    [{ SEASON_END: '31.07.2027' }, 'Хибна змінна SEASON_END: потрібна дата 2027-07-31'],
    [{ S3_BUCKET: 'b' }, 'Для сховища фото потрібні разом S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_KEY і S3_SECRET'],
    [{ ...bucket, S3_SECRET: undefined }, 'Для сховища фото потрібні разом S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_KEY і S3_SECRET'],
  ])('is named: %j', (settings, message) => {
    expect(() => readConfig(settings)).toThrow(new BadSetting(message))
  })
})

describe('the world', () => {
  it('of a fresh clone is files in one folder and no provider, without a word', async () => {
    const integrations = await open({})
    expect([integrations.google, integrations.apple, integrations.post === null, integrations.uploads === integrations.avatars]).toEqual([
      null,
      { read: null, isBareTrusted: false },
      false,
      true,
    ])
    expect([readFileSync(join(root, 'secret'), 'utf8'), statSync(join(root, 'secret')).mode & 0o777]).toEqual([
      integrations.uploads?.secret,
      0o600,
    ])
    expect((await open({})).uploads?.secret).toBe(integrations.uploads?.secret)
    expect(warn).not.toHaveBeenCalled()
  })

  it.each<Record<string, string>>([
    { NODE_ENV: 'production' },
    { PUBLIC_URL: 'https://skladu.example' },
    { TRUST_PROXY: '1' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
  ])('that others reach (%j) has no till that takes no money and no letters in files, and says so once', async (settings) => {
    const { post, payments } = await open(settings)
    expect([post, payments]).toEqual([null, null])
    expect(warn.mock.calls).toEqual([
      ['SMTP_URL не задано: листи не надсилаються, відновлення пароля вимкнено.'],
      ['LIQPAY_PUBLIC_KEY і LIQPAY_PRIVATE_KEY не задано: оплату вимкнено.'],
    ])
  })

  it('behind an address of this machine alone is for development', async () => {
    const { post, payments } = await open({ PUBLIC_URL: 'http://localhost:3000', HOST: '::1' })
    expect([post === null, payments?.isSandbox, warn.mock.calls]).toEqual([false, true, []])
  })

  it('that trusts Apple’s bare identifier says so once', async () => {
    expect((await open({ APPLE_BARE_SUBJECT: '1' })).apple.isBareTrusted).toBe(true)
    expect(warn.mock.calls).toEqual([['APPLE_BARE_SUBJECT=1: вхід через Apple не перевіряється. Лише для розробки на цій машині.']])
  })

  it('of several processes wants a secret that they share', async () => {
    const secret = 'x'.repeat(32)
    expect((await open({ DATABASE_URL: 'postgres://x', SECRET: secret })).uploads?.secret).toBe(secret)
    expect(warn).not.toHaveBeenCalled()
    await open({ DATABASE_URL: 'postgres://x' })
    expect(warn.mock.calls).toEqual([['SECRET не задано: адреси для фото діють лише для процесів зі спільною DATA_DIR.']])
  })

  it('with everything set up uses it', async () => {
    const set = { GOOGLE_CLIENT_ID: 'g', APPLE_CLIENT_ID: 'a', SMTP_URL: 'smtp://mail.example.com' }
    const integrations = await open({ ...set, ...bucket, S3_PUBLIC_URL: 'https://cdn.example.com/' })
    expect([integrations.google === null, integrations.apple.read === null, integrations.post === null, integrations.uploads]).toEqual([
      false,
      false,
      false,
      null,
    ])
    expect([integrations.avatars.origin, integrations.avatars.address('x')]).toEqual([
      'https://s3.example.com https://cdn.example.com',
      'https://cdn.example.com/x',
    ])
  })
})

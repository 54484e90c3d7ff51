import { createECDH } from 'node:crypto'
import * as v from 'valibot'
import type { VapidKeys } from '../base/push/push-service.ts'
import type { Issuer } from '../people/auth/id-token.ts'
import type { Bucket } from '../people/uploads/s3-avatars.ts'

const text = v.optional(v.pipe(v.string(), v.minLength(1, 'порожнє значення')))
/** Tells whether a name means this machine alone. */
export const isOnThisMachine = (host: string): boolean => ['127.0.0.1', 'localhost', '::1', '[::1]'].includes(host)
/** Keys and pictures of others come by HTTPS; without it only from this machine. */
const httpsAddress = v.pipe(
  v.string(),
  v.url('потрібна адреса https://…'),
  v.check((url) => {
    const { protocol, hostname } = new URL(url)
    return protocol === 'https:' || (protocol === 'http:' && isOnThisMachine(hostname))
  }, 'потрібна адреса https://…'),
)
const address = v.optional(httpsAddress)

const vapidKey = (bytes: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        (key) => /^[\w-]+$/.test(key) && Buffer.from(key, 'base64url').length === bytes,
        'потрібен ключ із npm run doctor -- --vapid',
      ),
    ),
  )

export const integrationSettings = {
  VAPID_PUBLIC_KEY: vapidKey(65),
  VAPID_PRIVATE_KEY: vapidKey(32),
  VAPID_SUBJECT: v.optional(v.pipe(v.string(), v.regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'потрібна адреса mailto:… або https://…'))),
  PUSH_SERVICES: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) =>
        list
          .split(',')
          .map((each) => each.trim())
          .filter(Boolean),
      ),
      v.array(httpsAddress),
    ),
    '',
  ),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_JWKS_URL: address,
  GOOGLE_ISSUER: text,
  APPLE_CLIENT_ID: text,
  APPLE_JWKS_URL: address,
  APPLE_ISSUER: text,
  APPLE_BARE_SUBJECT: v.optional(v.picklist(['0', '1'], 'потрібно 0 або 1'), '0'),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/./, 'потрібна адреса smtp://…'))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.regex(/^[^\r\n]*[^\s@<]@[^\s@>]+>?$/, 'потрібна адреса e-mail'))),
  S3_ENDPOINT: address,
  S3_BUCKET: text,
  S3_REGION: text,
  S3_KEY: text,
  S3_SECRET: text,
  S3_PUBLIC_URL: address,
}
const all = v.object(integrationSettings)
type Settings = v.InferOutput<typeof all>

/** The integrations that are configured. Null stands for one that is not. */
export type IntegrationsConfig = {
  google: Issuer | null
  apple: Issuer | null
  isBareAppleTrusted: boolean
  smtpUrl: string | null
  mailFrom: string | null
  bucket: Bucket | null
  /** How push services know this server, and those of them that no browser of today uses. */
  push: { keys: VapidKeys; services: string[] } | null
}

/** Reads what the server needs of the world, or says in one Ukrainian line what does not fit together. */
export function integrationsOf(settings: Settings, isPublic: boolean, publicUrl: string | null): IntegrationsConfig | string {
  const isBareAppleTrusted = settings.APPLE_BARE_SUBJECT === '1'
  if (isBareAppleTrusted && isPublic)
    return 'Хибна змінна APPLE_BARE_SUBJECT: дозволено лише на цій машині: без PUBLIC_URL, проксі й production'
  const bucket = bucketOf(settings)
  if (typeof bucket === 'string') return bucket
  const push = pushOf(settings, publicUrl)
  if (typeof push === 'string') return push
  return {
    google: issuer(
      settings.GOOGLE_CLIENT_ID,
      settings.GOOGLE_JWKS_URL ?? 'https://www.googleapis.com/oauth2/v3/certs',
      settings.GOOGLE_ISSUER ? [settings.GOOGLE_ISSUER] : ['https://accounts.google.com', 'accounts.google.com'],
    ),
    apple: issuer(settings.APPLE_CLIENT_ID, settings.APPLE_JWKS_URL ?? 'https://appleid.apple.com/auth/keys', [
      settings.APPLE_ISSUER ?? 'https://appleid.apple.com',
    ]),
    isBareAppleTrusted,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? null,
    bucket,
    push,
  }
}

function pushOf(settings: Settings, publicUrl: string | null): IntegrationsConfig['push'] | string {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = settings
  if (publicKey === undefined && privateKey === undefined) return null
  if (publicKey === undefined || privateKey === undefined) return 'Для сповіщень потрібні разом VAPID_PUBLIC_KEY і VAPID_PRIVATE_KEY'
  if (publicKeyOf(privateKey) !== publicKey) return 'VAPID_PUBLIC_KEY і VAPID_PRIVATE_KEY не з однієї пари: npm run doctor -- --vapid'
  const subject = settings.VAPID_SUBJECT ?? (publicUrl?.startsWith('https://') ? publicUrl : 'https://localhost.invalid')
  const services = settings.PUSH_SERVICES.map((each) => new URL(each).origin)
  return { keys: { subject, publicKey, privateKey }, services }
}

/** The public half of a private key; null for a number that is no key of the curve. */
function publicKeyOf(privateKey: string): string | null {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey, 'base64url')
    return pair.getPublicKey('base64url')
  } catch {
    return null
  }
}

function bucketOf(settings: Settings): Bucket | null | string {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region, S3_KEY: key, S3_SECRET: secret } = settings
  if (endpoint && bucket && region && key && secret)
    return { endpoint, bucket, region, key, secret, publicUrl: settings.S3_PUBLIC_URL ?? null }
  const isNamed = (endpoint ?? bucket ?? region ?? key ?? secret) !== undefined
  return isNamed ? 'Для сховища фото потрібні разом S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_KEY і S3_SECRET' : null
}

const issuer = (audience: string | undefined, keys: string, issuers: string[]): Issuer | null =>
  audience === undefined ? null : { audience, keys, issuers }

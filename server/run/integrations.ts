import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { idTokenReader } from '../people/auth/id-token.ts'
import type { StandIns } from '../people/auth/stand-ins.ts'
import type { Config } from './config.ts'
import { BackgroundWork } from '../base/background-work.ts'
import { openPayments } from './open-payments.ts'
import { openPost } from './open-post.ts'
import { pushSender } from '../base/push/push-service.ts'
import { localAvatars } from '../people/uploads/local-avatars.ts'
import { s3Avatars } from '../people/uploads/s3-avatars.ts'
import { storedSecret } from '../people/uploads/secret.ts'
import type { Integrations } from '../web/integrations.ts'

/** Opens what the settings name and says once, on stderr, what is missing or not fit for the public. */
export async function openIntegrations(config: Config): Promise<Integrations> {
  const { google, apple, bucket } = config.integrations
  if (config.integrations.isBareAppleTrusted)
    console.warn('APPLE_BARE_SUBJECT=1: вхід через Apple не перевіряється. Лише для розробки на цій машині.')
  return {
    google: google && idTokenReader(google),
    apple: { read: apple && idTokenReader(apple), isBareTrusted: config.integrations.isBareAppleTrusted },
    standIns: openStandIns(config),
    post: await openPost(config),
    push: config.integrations.push && pushSender(config.integrations.push.keys, config.integrations.push.services),
    ...(bucket ? { avatars: s3Avatars(bucket), uploads: null } : ownAvatars(config)),
    payments: openPayments(config),
    backgroundWork: new BackgroundWork(),
  }
}

/** Stand-ins for the providers of identity that have no keys, on one’s own machine only. */
function openStandIns({ isPublic, integrations: { google, apple }, secret, directory }: Config): StandIns | null {
  if (isPublic) return null
  const key = createHash('sha256')
    .update(`stand-ins of providers ${secret ?? storedSecret(directory)}`)
    .digest()
  return { key, names: [...(google ? [] : (['google'] as const)), ...(apple ? [] : (['apple'] as const))] }
}

function ownAvatars({ directory, databaseUrl, secret }: Config): Pick<Integrations, 'avatars' | 'uploads'> {
  if (databaseUrl !== null && secret === null)
    console.warn('SECRET не задано: адреси для фото діють лише для процесів зі спільною DATA_DIR.')
  const uploads = localAvatars(join(directory, 'uploads'), secret ?? storedSecret(directory))
  return { avatars: uploads, uploads }
}

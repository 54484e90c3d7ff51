import { existsSync } from 'node:fs'
import { join } from 'node:path'
import webPush from 'web-push'
import type { Config } from '../config.ts'
import { freeSpace } from '../../store/folder-state.ts'
import { readStoreState } from '../../store/store-state.ts'
import { openPostgres } from '../../store/open-postgres.ts'
import { newestCopy } from '../../store/store-broken.ts'

/** A finding: `ok`, something to be wise about, or a fault that pupils would feel. */
export type Finding = { grade: 'ok' | 'wise' | 'fault'; line: string }

const comfortable = 2 * 1024 * 1024 * 1024

/** Looks at the settings of a deployment, its store, its folder and what was built, and says what is missing. Changes nothing but the tables of a new database. */
export async function examine(config: Config): Promise<Finding[]> {
  return [
    await storeFinding(config),
    found(config.databaseUrl !== null, 'PostgreSQL', 'wise', 'DATABASE_URL не задано: вбудоване сховище не переживе збою живлення'),
    found(existsSync(join(config.site, 'index.html')), `сайт у ${config.site}`, 'fault', `У ${config.site} немає сайту: npm run build`),
    found(existsSync(config.content), `слова в ${config.content}`, 'fault', `Теки ${config.content} немає`),
    found(
      config.publicUrl?.startsWith('https://') === true,
      'PUBLIC_URL',
      config.isPublic ? 'fault' : 'wise',
      'PUBLIC_URL має бути https://…',
    ),
    found(config.isProduction, 'NODE_ENV=production', 'wise', 'NODE_ENV не production: видно приклади й неперевірені завдання'),
    found(config.integrations.push !== null, 'сповіщення', 'wise', 'VAPID_PUBLIC_KEY не задано: npm run doctor -- --vapid'),
    found(config.integrations.smtpUrl !== null, 'пошта', 'wise', 'SMTP_URL не задано: пароль не відновити'),
    found(
      config.secret !== null || config.databaseUrl === null,
      'SECRET',
      config.workers > 1 ? 'fault' : 'wise',
      'SECRET не задано: репліки не впізнають адрес одна одної',
    ),
    found(config.integrations.bucket !== null || config.workers === 1, 'фото', 'wise', 'Без S3 процеси мають ділити DATA_DIR/uploads'),
    found(config.metrics !== null, 'METRICS_PORT', 'wise', 'METRICS_PORT не задано: чисел ніхто не бачить'),
    found(spaceOf(config.directory) > comfortable, 'місце на диску', 'wise', `У ${config.directory} менше ніж 2 ГБ вільного місця`),
    found(newestCopy(join(config.directory, 'backups')) !== null, 'копії', 'wise', 'Жодної копії ще немає: npm run backup'),
  ]
}

const found = (isGood: boolean, what: string, grade: 'wise' | 'fault', line: string): Finding =>
  isGood ? { grade: 'ok', line: what } : { grade, line }

const spaceOf = (directory: string): number => freeSpace(existsSync(directory) ? directory : '.')

async function storeFinding({ databaseUrl, directory }: Config): Promise<Finding> {
  if (databaseUrl === null) return { grade: 'ok', line: `сховище в ${join(directory, 'db')}` }
  try {
    const store = await openPostgres(databaseUrl)
    const state = await readStoreState(store.db)
    await store.close()
    return found(state === 'ok', 'база відповідає', 'fault', `База: ${state}`)
  } catch (error) {
    return { grade: 'fault', line: error instanceof Error ? error.message : String(error) }
  }
}

/** New keys for push services, as lines of the environment. Whoever changes them loses all devices: they have to be asked anew. */
export function newVapidKeys(): string {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  return `VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`
}

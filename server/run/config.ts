import * as v from 'valibot'
import { integrationsOf, integrationSettings, isOnThisMachine, type IntegrationsConfig } from './config-integrations.ts'
import { paymentSettings, paymentsOf, type PaymentConfig } from './config-payments.ts'

/** A setting does not fit; `message` is one Ukrainian line, for the person who starts the server. */
export class BadSetting extends Error {}

const text = v.pipe(v.string(), v.minLength(1, 'порожнє значення'))
const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'потрібне число від 0 до 65535'),
  v.transform(Number),
  v.maxValue(65535, 'потрібне число від 0 до 65535'),
)

const levels = ['silent', 'error', 'warn', 'info', 'debug'] as const

const settings = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(text, '127.0.0.1'),
  DATA_DIR: v.optional(text, '.data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'потрібна адреса postgres://…'))),
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.url('потрібна адреса http(s)://…'), v.regex(/^https?:\/\//, 'потрібна адреса http(s)://…'))),
  SITE_DIR: v.optional(text, 'dist'),
  CONTENT_DIR: v.optional(text, 'content'),
  TRUST_PROXY: v.optional(v.picklist(['0', '1'], 'потрібно 0 або 1'), '0'),
  WORKERS: v.optional(v.pipe(v.string(), v.regex(/^([1-9]|[1-5]\d|6[0-4])$/, 'потрібне число від 1 до 64'), v.transform(Number)), '1'),
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(text, '127.0.0.1'),
  LOG_LEVEL: v.optional(v.picklist(levels, `потрібно ${levels.join(', ')}`)),
  SLOW_QUERY_MS: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'потрібне число мілісекунд'), v.transform(Number)), '200'),
  NODE_ENV: v.optional(v.string(), ''),
  SERVICE_WORKER: v.optional(v.picklist(['on', 'off'], 'потрібно on або off'), 'on'),
  OPERATORS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) =>
        list
          .split(',')
          .map((each) => each.trim().toLowerCase())
          .filter(Boolean),
      ),
      v.array(v.pipe(v.string(), v.email('потрібні адреси пошти через кому'))),
    ),
    '',
  ),
  SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'потрібно щонайменше 32 символи'))),
  ...integrationSettings,
  ...paymentSettings,
})

/** The names of all settings. */
export const settingNames: ReadonlySet<string> = new Set(Object.keys(settings.entries))

/** Settings of the process. `publicUrl` is where people find the site. */
export type Config = {
  port: number
  host: string
  directory: string
  databaseUrl: string | null
  publicUrl: string | null
  site: string
  content: string
  isBehindProxy: boolean
  /** Processes on the port; PGlite has one in any case. */
  workers: number
  /** The address that numbers are told at; null for nowhere. */
  metrics: { host: string; port: number } | null
  logLevel: (typeof levels)[number]
  /** A query of the store that takes so long is a line of the log. */
  slowQueryMs: number
  isProduction: boolean
  /** Others than whoever started it may reach it: nothing stands in for a till, a mail server or a provider of identity. */
  isPublic: boolean
  isWorkerOff: boolean
  /** Signs addresses of uploads; null means that the server keeps one of its own. */
  secret: string | null
  /** Addresses of the accounts that may open `/__operations`; lower case. */
  operators: string[]
  integrations: IntegrationsConfig
  payments: PaymentConfig
}

/** Reads the settings from the environment. Throws `BadSetting` that names the first bad variable without repeating its value. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const read = v.safeParse(settings, environment)
  if (!read.success) throw new BadSetting(`Хибна змінна ${v.getDotPath(read.issues[0])}: ${read.issues[0].message}`)
  const { output } = read
  const isPublic = isOpenToOthers(output)
  const integrations = integrationsOf(output, isPublic, output.PUBLIC_URL ?? null)
  if (typeof integrations === 'string') throw new BadSetting(integrations)
  const payments = paymentsOf(output)
  if (typeof payments === 'string') throw new BadSetting(payments)
  return {
    port: output.PORT,
    host: output.HOST,
    directory: output.DATA_DIR,
    databaseUrl: output.DATABASE_URL ?? null,
    publicUrl: output.PUBLIC_URL ?? null,
    site: output.SITE_DIR,
    content: output.CONTENT_DIR,
    isBehindProxy: output.TRUST_PROXY === '1',
    workers: output.DATABASE_URL === undefined ? 1 : output.WORKERS,
    metrics: output.METRICS_PORT === undefined ? null : { host: output.METRICS_HOST, port: output.METRICS_PORT },
    logLevel: output.LOG_LEVEL ?? (isPublic ? 'info' : 'silent'),
    slowQueryMs: output.SLOW_QUERY_MS,
    isProduction: output.NODE_ENV === 'production',
    isPublic,
    isWorkerOff: output.SERVICE_WORKER === 'off',
    secret: output.SECRET ?? null,
    operators: output.OPERATORS,
    integrations,
    payments,
  }
}

function isOpenToOthers({ HOST, PUBLIC_URL, TRUST_PROXY, NODE_ENV }: v.InferOutput<typeof settings>): boolean {
  const isElsewhere = PUBLIC_URL !== undefined && !isOnThisMachine(new URL(PUBLIC_URL).hostname)
  return isElsewhere || !isOnThisMachine(HOST) || TRUST_PROXY === '1' || NODE_ENV === 'production'
}

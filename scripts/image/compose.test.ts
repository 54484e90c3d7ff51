import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { examine } from '../../server/run/commands/doctor.ts'
import { readConfig, settingNames } from '../../server/run/config.ts'
import { memory } from '../start/memory.ts'
import { readDockerfile } from './read-dockerfile.ts'

const texts = v.record(v.string(), v.string())
const condition = v.picklist(['service_started', 'service_healthy'])
const serviceSchema = v.strictObject({
  image: v.optional(v.string()),
  build: v.optional(v.literal('.')),
  environment: v.optional(texts, {}),
  ports: v.optional(v.array(v.pipe(v.string(), v.regex(/^127\.0\.0\.1:\d+:\d+$/))), []),
  volumes: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z]+:\/[\w/]+$/))), []),
  tmpfs: v.optional(v.array(v.string())),
  read_only: v.optional(v.boolean()),
  depends_on: v.optional(v.union([v.array(v.string()), v.record(v.string(), v.strictObject({ condition }))]), []),
  healthcheck: v.optional(v.strictObject({ test: v.array(v.string()), interval: v.string(), retries: v.number() })),
  network_mode: v.optional(v.pipe(v.string(), v.regex(/^service:\w+$/))),
  command: v.optional(v.string()),
  entrypoint: v.optional(v.string()),
  restart: v.optional(v.picklist(['on-failure', 'unless-stopped'])),
  stop_grace_period: v.optional(v.string()),
  security_opt: v.optional(v.array(v.string())),
  cap_drop: v.optional(v.array(v.string())),
})
const composeSchema = v.strictObject({ services: v.record(v.string(), serviceSchema), volumes: v.record(v.string(), v.strictObject({})) })

const text = readFileSync('compose.yaml', 'utf8')
const dockerfile = readFileSync('Dockerfile', 'utf8')
const { services, volumes } = v.parse(composeSchema, parse(text))
const { env, health } = readDockerfile(dockerfile)
const service = (name: string) => {
  const found = services[name]
  if (!found) throw new Error(`compose.yaml has no ${name}`)
  return found
}
const site = service('site')
const setting = (name: string): string => site.environment[name] ?? env[name] ?? ''

test('compose.yaml names only services and volumes that it has, each with an image or a build, and asks for no variable of the machine', () => {
  for (const [name, { image, build, depends_on: needs, network_mode: network, volumes: mounted }] of Object.entries(services)) {
    expect([name, [image, build].filter(Boolean).length]).toEqual([name, 1])
    const needed = [...(Array.isArray(needs) ? needs : Object.keys(needs)), ...(network ? [network.replace('service:', '')] : [])]
    for (const each of needed) expect(Object.keys(services)).toContain(each)
    for (const each of mounted) expect(Object.keys(volumes)).toContain(each.split(':')[0])
  }
  expect(Object.values(service('site').depends_on).every((need) => typeof need === 'string' || service('postgres').healthcheck)).toBe(true)
  expect(text).not.toMatch(/\$/)
})

test('every setting is one that the server reads, and the doctor finds nothing amiss but what an example lacks', async () => {
  const environment = { ...env, ...site.environment }
  expect(Object.keys(environment).filter((name) => !settingNames.has(name) && !(name in memory))).toEqual([])
  const config = readConfig({ ...environment, DATABASE_URL: 'postgres://skladu:example@127.0.0.1:1/skladu' })
  const faults = (await examine(config)).filter(({ grade, line }) => grade === 'fault' && !line.includes('немає сайту'))
  expect(faults.map(({ line }) => line)).toEqual([
    'База 127.0.0.1:1 недоступна (ECONNREFUSED). Перевір DATABASE_URL і чи працює PostgreSQL.',
    'PUBLIC_URL має бути https://…',
  ])
})

test('ports, the folder of data and the question for health agree with the Dockerfile', () => {
  const port = setting('PORT')
  expect(site.ports.map((each) => each.split(':')[2])).toContain(port)
  expect(new URL(setting('PUBLIC_URL')).port).toBe(port)
  expect(dockerfile).toContain(`EXPOSE ${port}\n`)
  expect(health.join(' ')).toContain(`http://127.0.0.1:${port}/readyz`)
  expect([setting('HOST'), site.read_only, site.tmpfs]).toEqual(['0.0.0.0', true, ['/tmp']])
  expect(site.volumes.map((each) => each.split(':')[1])).toEqual([setting('DATA_DIR')])
  expect(dockerfile).toContain(`VOLUME ${setting('DATA_DIR')}\n`)
  // Numbers for the operator alone stay inside the network of the services.
  expect(site.ports.some((each) => each.endsWith(`:${setting('METRICS_PORT')}`))).toBe(false)
})

test('the stand-ins are found where the site looks for them, with the keys that it has', () => {
  const database = new URL(setting('DATABASE_URL'))
  const { POSTGRES_USER: user, POSTGRES_PASSWORD: password, POSTGRES_DB: name } = service(database.hostname).environment
  expect([database.username, database.password, database.pathname]).toEqual([user, password, `/${name}`])
  expect(Object.keys(services)).toContain(new URL(setting('SMTP_URL')).hostname)
  const { MINIO_ROOT_USER: key, MINIO_ROOT_PASSWORD: secret } = service('s3').environment
  expect([setting('S3_KEY'), setting('S3_SECRET')]).toEqual([key, secret])
  const endpoint = setting('S3_ENDPOINT')
  expect(site.ports.map((each) => each.split(':')[1])).toContain(new URL(endpoint).port)
  expect(service('bucket').entrypoint).toContain(`mc alias set own ${endpoint} ${key} ${secret} && mc mb -p own/${setting('S3_BUCKET')}`)
  expect([service('s3').network_mode, service('bucket').network_mode]).toEqual(['service:site', 'service:site'])
})

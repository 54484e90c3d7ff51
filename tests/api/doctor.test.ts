import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { examine, newVapidKeys } from '../../server/run/commands/doctor.ts'
import { readConfig } from '../../server/run/config.ts'

const faultsOf = async (environment: Record<string, string>) =>
  (await examine(readConfig({ SITE_DIR: 'no-site', ...environment }))).filter(({ grade }) => grade === 'fault').map(({ line }) => line)

it('a deployment hears what its pupils would feel, and without its password', async () => {
  const lines = await faultsOf({ DATABASE_URL: 'postgres://me:пароль@127.0.0.1:1/none', PUBLIC_URL: 'http://skladu.example', WORKERS: '4' })
  expect(lines).toEqual([
    'База 127.0.0.1:1 недоступна (ECONNREFUSED). Перевір DATABASE_URL і чи працює PostgreSQL.',
    'У no-site немає сайту: npm run build',
    'PUBLIC_URL має бути https://…',
    'SECRET не задано: репліки не впізнають адрес одна одної',
  ])
})

it('a machine of one’s own has nothing to mend but the build', async () => {
  expect(await faultsOf({})).toEqual(['У no-site немає сайту: npm run build'])
})

it('with --vapid it prints a new pair of keys that the server takes, and looks at nothing', () => {
  const environment = { ...process.env, DATABASE_URL: 'nonsense' }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/doctor/run.ts', '--vapid'], {
    encoding: 'utf8',
    env: environment,
  })
  const settings = Object.fromEntries(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.split('=') as [string, string]),
  )
  expect([status, stderr, Object.keys(settings)]).toEqual([0, '', ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']])
  expect(readConfig(settings).integrations.push?.keys).toMatchObject({ publicKey: settings['VAPID_PUBLIC_KEY'] })
  expect(newVapidKeys()).not.toBe(stdout.trim())
})

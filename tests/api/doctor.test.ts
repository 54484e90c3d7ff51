import { expect, it } from 'vitest'
import { examine } from '../../server/run/commands/doctor.ts'
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

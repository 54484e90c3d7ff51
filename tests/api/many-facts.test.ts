import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

it('a guest with more facts than a statement can name joins an account with all of them', async () => {
  const token = await api.guest()
  const { id } = (await api.call('GET /v3/user', { token })).body.data.user
  await api.store.db.execute(sql`insert into user_facts (user_id, id, kind, fact, at, received_at)
    select ${id}::uuid, gen_random_uuid(), 'task.save', '{}'::jsonb, now(), now() from generate_series(1, 12000)`)
  const body = { name: 'Оля', email: `${randomUUID()}@example.com`, password: 'довгий пароль', anonymous_token: token }
  const { status } = await api.call('POST /v3/register', { body })
  const { rows } = (await api.store.db.execute(sql`select count(*)::int as count from user_facts where user_id <> ${id}::uuid`)) as {
    rows: { count: number }[]
  }
  expect([status, rows]).toEqual([200, [{ count: 12_000 }]])
})

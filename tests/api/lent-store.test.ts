import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { questions, users } from '../../server/store/schema.ts'
import { openTestStore } from './setup/open-test-store.ts'

const someone = () => ({ id: crypto.randomUUID(), isAnonymous: true, createdAt: new Date() })

it('a store that is lent again has the rows of the template and nothing else', async () => {
  const first = await openTestStore()
  const template = await first.db.select().from(questions)
  expect(template.length).toBeGreaterThan(0)
  await first.db.insert(users).values(someone())
  await first.db.delete(questions)
  await first.close()
  const second = await openTestStore()
  expect(await second.db.select().from(users)).toEqual([])
  const byId = (rows: typeof template) => rows.toSorted((a, b) => (a.id + String(a.version) < b.id + String(b.version) ? -1 : 1))
  expect(byId(await second.db.select().from(questions))).toEqual(byId(template))
  await second.close()
})

it('whoever holds a store that was given back is refused', async () => {
  const store = await openTestStore()
  await store.close()
  await expect(store.db.select().from(users)).rejects.toThrow()
})

it('a store whose tables were changed is not lent again', async () => {
  const store = await openTestStore()
  await store.db.execute(sql`alter table users add column stray text`)
  await store.close()
  const next = await openTestStore()
  const columns = await next.db.execute(
    sql`select column_name from information_schema.columns where table_schema = 'public' and column_name = 'stray'`,
  )
  expect((columns as { rows: unknown[] }).rows).toEqual([])
  await next.close()
})

it('two stores that are open at once do not see each other', async () => {
  const [one, other] = await Promise.all([openTestStore(), openTestStore()])
  await one.db.insert(users).values(someone())
  expect(await other.db.select().from(users)).toEqual([])
  await Promise.all([one.close(), other.close()])
})

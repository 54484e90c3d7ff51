import { afterEach, expect, test, vi } from 'vitest'
import { scheduleOnPostgres } from './on-postgres.ts'

const workers = new Map<string, () => Promise<void>>()
vi.mock('pg-boss', () => ({
  PgBoss: class {
    on = () => this
    start = async () => undefined
    createQueue = async () => undefined
    deleteQueue = async () => undefined
    schedule = async () => undefined
    work = async (name: string, _options: object, worker: () => Promise<void>) => void workers.set(name, worker)
  },
}))
afterEach(() => void vi.restoreAllMocks())

test('a job that fails says so on stderr, and the queue hears of it too', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const run = async () => Promise.reject(new Error('no room'))
  await scheduleOnPostgres('postgres://store', [{ name: 'measure', hour: 1, minute: 0, isSoon: false, run }])
  await expect(workers.get('measure')?.()).rejects.toThrow('no room')
  expect(said.mock.calls.map(([line]) => String(line).split('\n')[0])).toEqual(['measure: Error: no room'])
})

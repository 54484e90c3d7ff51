import { beforeEach, expect, test, vi } from 'vitest'
import { testClient } from '../../../tests/fixtures/test-client'
import { api, configureApi, readUnlessNew } from './api'

let isNew = true
const onWrite = vi.fn<() => void>(() => void (isNew = false))
const read = vi.fn<() => Promise<string>>(async () => 'the server’s')
beforeEach(() => {
  isNew = true
  read.mockClear()
  configureApi({
    ...testClient,
    session: { ...testClient.session, isNew: () => isNew, onWrite },
    fetch: async () => Response.json({ data: {} }),
  })
})

test('a newcomer is not asked about, anybody else is', async () => {
  expect(await readUnlessNew(read, 'nothing')).toBe('nothing')
  expect(read).not.toHaveBeenCalled()
  isNew = false
  expect(await readUnlessNew(read, 'nothing')).toBe('the server’s')
})

test('reading leaves a newcomer new, stating something does not', async () => {
  await (await api()).get('v3/subjects')
  expect(await readUnlessNew(read, 'nothing')).toBe('nothing')
  await (await api()).post('v3/user/facts')
  expect(await readUnlessNew(read, 'nothing')).toBe('the server’s')
})

test('who the guest is must be settled first', async () => {
  const bearer = Promise.withResolvers<string>()
  configureApi({ ...testClient, session: { ...testClient.session, bearer: () => bearer.promise, isNew: () => isNew } })
  const answer = readUnlessNew(read, 'nothing')
  isNew = false
  bearer.resolve('of an account')
  expect(await answer).toBe('the server’s')
})

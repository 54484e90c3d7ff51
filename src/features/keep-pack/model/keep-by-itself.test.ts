import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pack } from '#samples/packs'
import { configureApi } from '@/shared/api'
import { memoryCaches } from '../../../../tests/fixtures/memory-caches'
import { decline, keepByItself, welcome } from './keep-by-itself'
import { testClient } from '../../../../tests/fixtures/test-client'

const now = new Date('2026-11-21T10:00:00.000Z')
const days = (number: number) => new Date(now.getTime() + number * 24 * 3_600_000)
const wifi = { connection: { type: 'wifi' } }
let asked: string[] = []

beforeEach(() => {
  asked = []
  vi.stubGlobal('caches', memoryCaches())
  configureApi({
    ...testClient,
    fetch: async (input) => {
      const request = input as Request
      if (request.method !== 'POST') return Response.json({})
      const { subject } = (await request.json()) as { subject: string }
      asked.push(subject)
      return Response.json({ data: { pack: { ...pack, subject: { ...pack.subject, id: subject } }, serverNow: now.toISOString() } })
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const subject of ['math', 'physics']) welcome(subject)
})

test('on Wi-Fi what the plan wants first is kept, then the next, and the first again when it is a week old', async () => {
  const keep = (at: Date) => keepByItself(['math', 'physics'], at, wifi)
  expect([await keep(now), await keep(days(1)), await keep(days(2)), await keep(days(7.5))]).toEqual(['math', 'physics', null, 'math'])
  expect(asked).toEqual(['math', 'physics', 'math'])
})

test.each([
  ['a paid network', { connection: { type: 'cellular' } }],
  ['a pupil who saves traffic', { connection: { type: 'wifi', saveData: true } }],
  ['a browser that does not say', {}],
])('for %s nothing is fetched', async (_, browser) => {
  expect([await keepByItself(['math'], now, browser), asked]).toEqual([null, []])
})

test('what was removed by hand does not come back by itself until it is asked for', async () => {
  decline('math')
  expect(await keepByItself(['math'], now, wifi)).toBeNull()
  welcome('math')
  expect(await keepByItself(['math'], now, wifi)).toBe('math')
})

test('a device that says that it has no room is left alone', async () => {
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 10_000_000, usage: 9_000_000 }) } })
  expect([await keepByItself(['math'], now, wifi), asked]).toEqual([null, []])
})

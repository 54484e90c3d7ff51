import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { configureApi } from '@/shared/api'
import { pageLog } from '../../../../tests/fixtures/page-log'
import { testClient } from '../../../../tests/fixtures/test-client'
import { faultReportsStream } from './reports-stream'

const report = { text: 'Не відкривається', route: 'subject' as const, build: 'b-1', events: ['session: xstate.init'] }
const [uuid, moment] = ['0b8f7a3e-6c1d-4f43-9d0a-2f4b3f6f1a22', '2026-11-20T09:30:00.000Z']
let answer: () => Response
beforeEach(() => configureApi({ ...testClient, fetch: async () => answer() }))
const kept = () => Response.json({ data: {} })

test('a report waits while there is no network, and leaves the device once the server has it', async () => {
  const log = pageLog()
  await log.of(faultReportsStream).append([report], { at: 1000 })
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  await expect(log.deliver('faultReports')).rejects.toThrow()
  expect(await log.of(faultReportsStream).all()).toMatchObject([report])
  answer = kept
  await log.deliver('faultReports')
  expect(await log.of(faultReportsStream).all()).toEqual([])
})

test('a report that an older build left on the device, with a recording, is taken as it is now', async () => {
  const read = v.parse(await faultReportsStream.schema(), {
    ...report,
    events: undefined,
    id: uuid,
    at: moment,
    task: null,
    recording: 'H4sI',
  })
  expect(read).toEqual({ ...report, events: [], id: uuid, at: moment })
})

import { beforeEach, expect, test, vi } from 'vitest'
import type { RecordingOutcome } from '#contract/fault-report'
import { configureApi } from '@/shared/api'
import * as toaster from '@/shared/ui/toaster'
import { pageLog } from '../../../../tests/fixtures/page-log'
import { testClient } from '../../../../tests/fixtures/test-client'
import { faultReportsStream } from './reports-stream'

const report = { task: null, text: 'Не відкривається', route: 'subject', build: 'b-1', recording: 'H4sI' } as const
let answer: () => Response
beforeEach(() => configureApi({ ...testClient, fetch: async () => answer() }))
const kept = (recording: RecordingOutcome) => () => Response.json({ data: { recording } })

test('a report waits while there is no network, and leaves the device once the server has it', async () => {
  const log = pageLog()
  await log.of(faultReportsStream).append([report], { at: 1000 })
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  await expect(log.deliver('faultReports')).rejects.toThrow()
  expect(await log.of(faultReportsStream).all()).toMatchObject([report])
  answer = kept('kept')
  await log.deliver('faultReports')
  expect(await log.of(faultReportsStream).all()).toEqual([])
})

test.each([
  ['noRoom', ['Повідомлення надіслано без запису']],
  ['kept', []],
] as const)('a recording that is %s is spoken of as %j', async (outcome, titles) => {
  const said = vi.spyOn(toaster, 'showToast').mockImplementation(() => undefined)
  const log = pageLog()
  await log.of(faultReportsStream).append([report], { at: 1000 })
  answer = kept(outcome)
  await log.deliver('faultReports')
  expect(said.mock.calls.map(([{ title }]) => title)).toEqual(titles)
})

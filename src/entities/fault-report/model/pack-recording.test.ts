import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Recording } from '#chart-lab/recording'
import { mostPacked, mostUnpacked } from '#contract/fault-report'
import { sampleRecording } from '../../../../tests/fixtures/sample-recording'
import { packRecording } from './pack-recording'

const noise = () => Array.from({ length: 400 }, () => Math.random().toString(36).slice(2)).join('')
const long = (count: number): Recording => ({
  ...sampleRecording,
  entries: Array.from({ length: count }, (_, at) => ({ at, kind: 'answer', method: 'GET', path: '/x', status: 200, body: noise() })),
})

test('a recording that is too large loses its oldest entries, and says so', async () => {
  const packed = await packRecording(long(150))
  const sent = JSON.parse(gunzipSync(Buffer.from(packed?.text ?? '', 'base64')).toString('utf8')) as Recording
  expect(packed?.bytes).toBeLessThanOrEqual(mostPacked)
  expect([sent.isWhole, sent.entries.at(-1)?.at, sent.entries.length > 20, sent.entries.length < 150]).toEqual([false, 149, true, true])
  expect(packed?.recording).toEqual(sent)
})

test('of one whose device alone is too large nothing is sent', async () => {
  expect(await packRecording({ ...sampleRecording, device: { local: { kept: noise().repeat(2) }, session: {} } }, 1000)).toBeNull()
})

test('one that packs well is no larger than the server unpacks', async () => {
  const entries = long(50).entries.map((entry) => ({ ...entry, body: 'слово '.repeat(20_000) }))
  const packed = await packRecording({ ...sampleRecording, entries })
  const text = gunzipSync(Buffer.from(packed?.text ?? '', 'base64'))
  expect([text.length <= mostUnpacked, packed?.recording.entries.at(-1)?.at]).toEqual([true, 49])
})

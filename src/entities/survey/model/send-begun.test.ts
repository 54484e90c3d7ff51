import { beforeEach, expect, test } from 'vitest'
import { pack } from '#samples/packs'
import { clock, examSurvey } from '#samples/surveys'
import type { Begun } from '#contract/pack'
import { configureApi } from '@/shared/api'
import { pageLog } from '../../../../tests/fixtures/page-log'
import { begunFrom, readBegun, type BegunSurvey } from './begun-survey'
import { sendBegun } from './send-begun'
import { begunDocument, surveyDocument } from './document-names'
import { testClient } from '../../../../tests/fixtures/test-client'

const id = 'quick-12345678'
const serverNow = '2026-11-21T10:00:00.000Z'
const about = { id, pack: pack.id, mode: 'quick', tasks: ['q-single'], extraTime: 0, save: 'automatic' } satisfies Partial<Begun>
const begun: BegunSurvey['begun'] = { ...about, createdAt: '2026-11-20T10:00:00.000Z', finishedAt: null }
const open = { id: '22222222-2222-4222-8222-222222222222', kind: 'open', client: pack.id, seq: 1, at: '2026-11-20T10:00:00.000Z' } as const

let brought: Begun[] = []
let meanwhile: () => Promise<void>
beforeEach(() => {
  brought = []
  meanwhile = async () => undefined
  configureApi({
    ...testClient,
    fetch: async (input) => {
      brought.push((await (input as Request).json()) as Begun)
      await meanwhile()
      return Response.json({ success: true, data: { clock: { ...clock, startedAt: open.at }, result: null, serverNow } })
    },
  })
})

function device() {
  const { documents } = pageLog()
  const synced: string[] = []
  const kept = async () => readBegun(await documents.read(begunDocument(id)))
  const destination = { group: id, owner: 'guest', sync: (moment: string) => void synced.push(moment), documents }
  return { documents, kept, synced, send: () => sendBegun([open], destination) }
}

test('a survey begun offline is brought with its facts once; from then on it is like any other', async () => {
  const { documents, kept, synced, send } = device()
  await documents.write(begunDocument(id), begunFrom(pack, begun))
  await documents.write(surveyDocument(id), { ...examSurvey, id })
  expect(await send()).toBe(true)
  expect([brought, synced, (await kept())?.isTaken]).toEqual([[{ ...begun, events: [open] }], [serverNow], true])
  expect(await send()).toBe(false)
  expect(brought).toHaveLength(1)
})

test('a hand-in that comes while it is under way is brought as well', async () => {
  const { documents, kept, send } = device()
  await documents.write(begunDocument(id), begunFrom(pack, begun))
  const finishedAt = '2026-11-20T10:20:00.000Z'
  meanwhile = async () => {
    if (brought.length === 1)
      await documents.write(begunDocument(id), { ...begunFrom(pack, { ...begun, finishedAt }), events: [open] } satisfies BegunSurvey)
  }
  expect(await send()).toBe(true)
  expect([brought.map((each) => each.finishedAt), (await kept())?.isTaken]).toEqual([[null, finishedAt], true])
})

test('any other survey is none of its business', async () => {
  expect([await device().send(), brought]).toEqual([false, []])
})

import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { mostUnpacked } from '#contract/fault-report'
import type { Recording } from '#chart-lab/recording'
import { recordingOf } from '#chart-lab/testing'
import { checkedRecording, readPacked } from './packed-recording.ts'
import { withoutSecrets } from './second-fence.ts'

const packed = (recording: unknown) => gzipSync(JSON.stringify(recording)).toString('base64')
const answer = (body: string) => ({ at: 1, kind: 'answer' as const, method: 'GET', path: '/api/v3/user', status: 200, body })

async function kept(entries: unknown[]): Promise<Recording | null> {
  const checked = await checkedRecording(packed(recordingOf({ entries: entries as Recording['entries'] })))
  return typeof checked === 'string' ? null : readPacked(checked.packed)
}

/** The longest time for which nobody else had a turn while `work` was done. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let [longest, last, isOver] = [0, performance.now(), false]
  const look = () => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  await work()
  isOver = true
  return longest
}

test('an entry that is larger than any of ours is left out, and the recording is not whole', async () => {
  const press = { at: 5, kind: 'press', what: 'button', name: 'Почати', nth: 0 }
  expect(await kept([answer('слово '.repeat(90_000)), press])).toMatchObject({ isWhole: false, entries: [press] })
  expect(await kept([press])).toMatchObject({ isWhole: true, entries: [press] })
})

test('a long text that is no JSON is hidden whole, and JSON of that length is looked through', async () => {
  const list = JSON.stringify(Array.from({ length: 8000 }, () => 'olia@example.com'))
  const made = await kept([answer('слово '.repeat(20_000)), answer(list)])
  expect(made?.entries).toMatchObject([{ body: 'masked' }, { body: list.replaceAll('olia@', 'masked@') }])
})

test('what an event carries is masked by its names, however much it is', async () => {
  const users = Array.from({ length: 4000 }, (_, id) => ({ id, email: 'olia@example.com', words: 'складене число '.repeat(3) }))
  const made = await kept([{ at: 1, kind: 'event', actor: 'a', event: { type: 'users.came', users } }])
  const event = { type: 'users.came', users: users.map((user) => ({ ...user, email: 'masked@example.com' })) }
  expect(made?.entries).toEqual([{ at: 1, kind: 'event', actor: 'a', event }])
})

test.each([
  ['an answer', answer('['.repeat(200_000))],
  ['an answer that closes', answer('['.repeat(200_000) + ']'.repeat(200_000))],
])('%s that is nested without end takes nobody down', async (_name, entry) => {
  expect((await kept([entry]))?.entries).toMatchObject([{ body: 'masked' }])
})

/** Every text is looked through for everything at every place. */
const worstText = 'olia.koval+a@example '
const worstBody = JSON.stringify(Array.from({ length: 22_000 }, () => worstText))
const worst = Array.from({ length: Math.floor((mostUnpacked - 1000) / (worstBody.length * 1.1)) }, () => answer(worstBody))

test('the largest recording that is taken holds nobody up for long: a fraction of looking it through in one piece', async () => {
  const text = packed(recordingOf({ entries: worst }))
  expect(await checkedRecording(text)).toMatchObject({ bytes: expect.any(Number) as number })
  const [holds, wholes]: [number[], number[]] = [[], []]
  for (let round = 0; round < 5; round++) {
    holds.push(await longestHold(() => checkedRecording(text)))
    const from = performance.now()
    const whole = JSON.parse(JSON.stringify(recordingOf({ entries: worst }))) as { entries: { body: string }[] }
    for (const { body } of whole.entries) JSON.stringify((JSON.parse(body) as string[]).map(withoutSecrets))
    JSON.stringify(whole)
    wholes.push(performance.now() - from)
  }
  // The quickest of each: what another process took from the slower ones says nothing.
  expect(Math.min(...holds)).toBeLessThan(Math.min(...wholes) / 2)
})

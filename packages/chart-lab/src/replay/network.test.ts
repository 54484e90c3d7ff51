// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { recordingOf } from '../testing/recording-of.ts'
import { playNetwork, type Answer } from './network.ts'

const answer = (path: string, body: string, more: Partial<Answer> = {}): Answer => ({
  at: 0,
  kind: 'answer',
  method: 'GET',
  path,
  status: 200,
  headers: { 'content-type': 'application/json' },
  body,
  ...more,
})
const textOf = async (asked: Promise<Response>) => (await asked).text()

test('calls are answered by method and path, in order, when their turn comes', async () => {
  const entries = [answer('/tea', '1'), answer('/tea', '2'), answer('/tea', '3', { method: 'POST', status: 201 })]
  const { fetch, give, waitsFor, unknown } = playNetwork(recordingOf({ entries }))
  const first = fetch('/tea')
  expect([waitsFor(entries[0]!), waitsFor(entries[2]!)]).toEqual([true, false])
  give(entries[0]!)
  give(entries[1]!)
  give(entries[2]!)
  expect(await Promise.all([textOf(first), textOf(fetch('/tea')), textOf(fetch('/tea', { method: 'post' }))])).toEqual(['1', '2', '3'])
  // What was only read may be read again.
  expect([await textOf(fetch('/tea')), unknown()]).toEqual(['2', []])
})

test('a call that the recording does not know fails by a name and is listed, one that failed then fails again', async () => {
  const lost = answer('/lost', '', { status: 0 })
  const { fetch, give, unknown } = playNetwork(recordingOf({ entries: [lost] }))
  const failed = await fetch('/coffee?cups=2', { method: 'POST' })
  expect([failed.status, failed.statusText, unknown()]).toEqual([501, 'Not in the recording', ['POST /coffee?cups=2']])
  give(lost)
  await expect(fetch('/lost')).rejects.toThrow('As recorded, the network failed')
})

test('what is hidden in an address is found by what stands in for it; a call that is given up waits no more', async () => {
  const hidden = answer('/in?token=…', '1')
  const { fetch, give, waitsFor } = playNetwork(recordingOf({ entries: [hidden] }))
  const gone = new AbortController()
  const given = fetch('/in?token=masked-1f', { signal: gone.signal })
  expect(waitsFor(hidden)).toBe(true)
  gone.abort()
  await expect(given).rejects.toThrow('abort')
  expect(waitsFor(hidden)).toBe(false)
  const again = fetch('/in?token=masked-1f')
  give(hidden)
  expect(await textOf(again)).toBe('1')
})

test('files of the application come from where they come, and once released everything does', async () => {
  const network = vi.fn<typeof fetch>(async () => new Response('real'))
  const played = playNetwork(recordingOf({ entries: [answer('/tea', '1')] }), network)
  expect(await textOf(played.fetch('/chunk-1.js'))).toBe('real')
  const waiting = played.fetch('/tea')
  played.release()
  expect([await textOf(waiting), await textOf(played.fetch('/coffee'))]).toEqual(['real', 'real'])
  expect(network.mock.calls.map(([address]) => address)).toEqual(['/chunk-1.js', '/tea', '/coffee'])
})

test('answers that overtook each other go to the calls that they were given to', async () => {
  const [late, soon] = [
    answer('/graph', 'first asked', { method: 'POST', turn: 1 }),
    answer('/graph', 'second asked', { method: 'POST', turn: 2 }),
  ]
  const { fetch, give } = playNetwork(recordingOf({ entries: [soon, late] }))
  const calls = ['a', 'b'].map((body) => textOf(fetch('/graph', { method: 'POST', body })))
  give(soon)
  give(late)
  expect(await Promise.all(calls)).toEqual(['first asked', 'second asked'])
})

test('a call that was never answered waits here too, and can be given up', async () => {
  const { fetch, unknown, release } = playNetwork(
    recordingOf({ unanswered: ['GET /slow', 'GET /given-up'] }),
    async () => new Response('real'),
  )
  const gone = new AbortController()
  const [slow, given] = [textOf(fetch('/slow')), fetch('/given-up', { signal: gone.signal })]
  gone.abort()
  await expect(given).rejects.toThrow('abort')
  expect(unknown()).toEqual([])
  release()
  expect(await slow).toBe('real')
})

test('what is sent more often than it was has the last answer again, and is listed', async () => {
  const sent = answer('/facts', 'taken', { method: 'POST' })
  const { fetch, give, repeated, unknown } = playNetwork(recordingOf({ entries: [sent] }))
  give(sent)
  const post = () => textOf(fetch('/facts', { method: 'POST' }))
  expect([await post(), await post(), repeated(), unknown()]).toEqual(['taken', 'taken', ['POST /facts'], []])
})

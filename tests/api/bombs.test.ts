import { strToU8, zipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import { smallPages, withCircles } from '../fixtures/circular-collection.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

const circles = (levels: number) => withCircles(smallPages(levels * 1000))
const megabyte = 1024 * 1024
const packed = (name: string, bytes: Uint8Array) => zipSync({ [name]: bytes })
const bombs: [string, () => Uint8Array][] = [
  ['.apkg whose pages point at one child', () => packed('collection.anki2', circles(2))],
  ['the same, more levels', () => packed('collection.anki2', circles(20))],
  ['.apkg of zeros that unpack to 200 MB', () => packed('collection.anki2', new Uint8Array(200 * megabyte))],
  ['zip within zip', () => packed('collection.anki21', zipSync({ 'collection.anki21': new Uint8Array(20 * megabyte) }))],
  ['.apkg cut off in the middle', () => packed('collection.anki2', circles(2)).slice(0, 2000)],
  ['19 MB of quotation marks', () => new Uint8Array(19 * megabyte).fill(0x22)],
  ['2 MB of quotation marks', () => new Uint8Array(2 * megabyte - 1).fill(0x22)],
  ['2 MB of separators', () => new Uint8Array(2 * megabyte - 1).fill(0x09)],
  ['2 MB of unclosed tags', () => strToU8('<b'.repeat(megabyte - 1))],
  ['2 MB of gaps', () => strToU8('{{c1::'.repeat(340_000))],
]

/** A small call over and over while the work goes on: the longest of them, in milliseconds, and how many there were. */
async function meanwhile<T>(work: Promise<T>): Promise<{ value: T; longest: number; calls: number }> {
  let [longest, calls] = [0, 0]
  const over = new AbortController()
  const done = work.finally(() => over.abort())
  while (!over.signal.aborted) {
    const from = performance.now()
    await api.fetch('/healthz')
    longest = Math.max(longest, performance.now() - from)
    calls++
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return { value: await done, longest, calls }
}

/** On a machine with other work a thread waits for its turn: it is given the time that a process with nothing to do is late. */
async function lateness(): Promise<number> {
  const idle = new Promise((resolve) => setTimeout(resolve, 300))
  return (await meanwhile(idle)).longest
}

describe('a bomb for the import', () => {
  it.each(bombs)('%s is answered in words within the deadline, and nobody else waits', async (name, make) => {
    const token = (await api.account()).token
    const body = new Blob([new Uint8Array(make())])
    const before = await lateness()
    const from = performance.now()
    const sent = api.fetch('/api/v3/flashcards/import', { method: 'POST', headers: { authorization: `Bearer ${token}` }, body })
    const { value: answer, longest, calls } = await meanwhile(sent)
    const seconds = (performance.now() - from) / 1000
    const { status } = answer
    const row = [
      name,
      `${(body.size / 1024).toFixed(0)} kB`,
      status,
      `${seconds.toFixed(2)} s`,
      `${longest.toFixed(0)} ms`,
      `${before.toFixed(0)} ms`,
    ]
    process.stdout.write(`| ${row.join(' | ')} |\n`)
    expect([[200, 413, 422].includes(status), calls > 0]).toEqual([true, true])
    // 3 s from the moment the thread runs; its start may wait for a processor.
    expect(seconds).toBeLessThan(20)
    expect(longest).toBeLessThan(Math.max(100, 400 + 3 * before))
  })
})

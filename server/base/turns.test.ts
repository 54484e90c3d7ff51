import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Turns } from './turns.ts'

const full = new Error('full')

/** Twelve pieces of work for two places and eight that wait: each ends when it is told to. */
function twelve() {
  const turns = new Turns({ atOnce: 2, waiting: 8 }, () => full)
  const begun: number[] = []
  const ends = Array.from({ length: 12 }, () => Promise.withResolvers<number>())
  const taken = ends.map(({ promise }, index) => turns.take(() => (begun.push(index), promise)))
  const settled = Promise.allSettled(taken)
  return { turns, begun, ends, settled }
}

describe('work that takes turns', () => {
  it('runs two at a time in the order of coming, eight wait, and the rest is refused at once', async () => {
    const { turns, begun, ends, settled } = twelve()
    await turn()
    expect([begun, turns.waiting]).toEqual([[0, 1], 8])
    ends[1]?.resolve(1)
    await turn()
    expect([begun, turns.waiting]).toEqual([[0, 1, 2], 7])
    for (const [index, { resolve }] of ends.entries()) resolve(index)
    const outcomes = await settled
    expect(outcomes.map((each) => (each.status === 'fulfilled' ? each.value : each.reason))).toEqual([
      0,
      1,
      2,
      3,
      4,
      5,
      6,
      7,
      8,
      9,
      full,
      full,
    ])
    expect([begun, turns.waiting]).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 0])
  })

  it('passes the turn on when work fails, and takes no place for whoever was refused', async () => {
    const { turns, ends, settled } = twelve()
    for (const { reject } of ends.slice(0, 10)) reject(new Error('broken'))
    await settled
    expect(await Promise.all([3, 4].map((value) => turns.take(() => Promise.resolve(value))))).toEqual([3, 4])
  })
})

import { describe, expect, test } from 'vitest'
import { dayAfter } from './day.ts'
import { gapDaysBefore, masteryOf, type Evidence } from './mastery.ts'

const dayMs = 86_400_000
const start = Date.UTC(2026, 10, 1)
const today = '2026-11-01'

/** `r` right and `w` wrong in a set of one topic, `R` and `W` among other topics; a dot ends the day. */
function evidence(script: string): Evidence[] {
  let day = 0
  return [...script].flatMap((sign) => {
    if (sign === '.') day += 1
    const at = start + day * dayMs
    const isMixed = sign === sign.toUpperCase()
    return sign === '.' ? [] : [{ points: /r/i.test(sign) ? 1 : 0, max: 1, at, day: new Date(at).toISOString().slice(0, 10), isMixed }]
  })
}
const levelOf = (script: string) => masteryOf(evidence(script), today, 6).level

describe('the level of a topic', () => {
  test.each([
    ['new', ['', 'rr']],
    ['learning', ['rrr', 'rrrr', 'rrrww', 'rrrrrW', 'RWWW']],
    ['familiar', ['rrrrw', 'rrrrrrrrrr', 'wwwwwwrrrrrrrrrr', 'rrrrrRRR', 'rrrr.rrRR', 'rrr.rRRR', 'rrww.rrRRR', 'rrrr.rRRR.......W']],
    ['confident', ['rrrr.rRRR', 'rrrr.rRRR......R', 'rrrr.rRRR.......r', 'rrrr.rRRR.......R.W']],
    ['mastered', ['rrrr.rRRR.......R', 'rrrr.rRRR.......R.WR']],
  ])('is “%s” after each of %j', (level, scripts) => {
    expect(scripts.map(levelOf)).toEqual(scripts.map(() => level))
  })

  test('weighs tasks by their points, and a part of the points is no miss', () => {
    const [first] = evidence('R')
    const four = (points: number): Evidence => ({ ...(first as Evidence), points, max: 4 })
    expect(masteryOf([...evidence('rrrr'), four(4), four(2)], today, 6).level).toBe('familiar')
    expect(masteryOf([...evidence('rrrr'), four(4), four(1)], today, 6).level).toBe('learning')
  })

  test('comes with its evidence', () => {
    expect(masteryOf(evidence('rr.r..w'), today, 6)).toEqual({ level: 'learning', answers: 4, days: 3, needsRecall: false })
  })

  test('needs recall when nothing was shown for twice the gap', () => {
    const recall = (days: number) => masteryOf(evidence('rrr'), dayAfter(today, days), 6).needsRecall
    expect([recall(12), recall(13)]).toEqual([false, true])
    expect(masteryOf(evidence('rr'), dayAfter(today, 99), 6).needsRecall).toBe(false)
  })
})

test('a level does not hang on the hours of its days', () => {
  const script = 'rrrr.rRRR.......R'
  const early = evidence(script).map((each, index, all) => ({ ...each, at: each.at + (index === all.length - 1 ? 0 : 15 * 3_600_000) }))
  expect(masteryOf(early, today, 6).level).toBe('mastered')
})

test('a topic comes back the sooner the nearer the exam is', () => {
  expect([0, 7, 30, 60, 90, 180, 360].map(gapDaysBefore)).toEqual([2, 2, 6, 9.5, 13, 20, 20])
})

import { describe, expect, test } from 'vitest'
import type { SurveyEvent } from './survey-event.ts'
import { deadlineMs, longestAlarmMs, pausedMs, pausesOf } from './survey-pauses.ts'

const start = Date.UTC(2026, 10, 20, 10)
const minute = 60_000
let seq = 0
const at = (minutes: number) => new Date(start + minutes * minute).toISOString()
const fact = (minutes: number) => ({ id: `fact-${++seq}`, client: 'a', seq, at: at(minutes) })
const pause = (minutes: number, reason: 'alarm' | 'rest' = 'alarm'): SurveyEvent => ({ ...fact(minutes), kind: 'pause', reason })
const resume = (minutes: number): SurveyEvent => ({ ...fact(minutes), kind: 'resume' })
const inMinutes = (events: SurveyEvent[]) =>
  pausesOf(events).map(({ reason, from, to }) => [reason, (from - start) / minute, to && (to - start) / minute])
const end = (events: SurveyEvent[], now: number) => (deadlineMs(start, 3600, pausesOf(events), start + now * minute) - start) / minute

describe('pauses', () => {
  test('are the stretches between a pause and a resume', () => {
    expect(inMinutes([pause(5), resume(15), pause(20, 'rest')])).toEqual([
      ['alarm', 5, 15],
      ['rest', 20, null],
    ])
  })

  test('a pause within a pause and a resume without one change nothing', () => {
    expect(inMinutes([resume(1), pause(5), pause(7, 'rest'), resume(15), resume(16)])).toEqual([['alarm', 5, 15]])
  })

  test('add up to the present moment while one lasts', () => {
    expect(pausedMs(pausesOf([pause(5), resume(15), pause(20)]), start + 22 * minute)).toBe(12 * minute)
  })
})

describe('the deadline', () => {
  test('moves on by every pause, and with the clock while one lasts', () => {
    const events = [pause(5), resume(15), pause(20)]
    expect([end([], 30), end(events.slice(0, 2), 30), end(events, 22), end(events, 90)]).toEqual([60, 70, 72, 140])
  })

  test('is not moved by a pause that began when the time was over', () => {
    expect([end([pause(60), resume(80)], 90), end([pause(59), resume(80)], 90)]).toEqual([60, 81])
  })

  test('is moved by an alarm that nobody ended for twelve hours at most, by a rest for as long as it takes', () => {
    const day = 24 * 60
    expect([end([pause(5)], day), end([pause(5, 'rest')], day)]).toEqual([60 + longestAlarmMs / minute, 60 + day - 5])
  })
})

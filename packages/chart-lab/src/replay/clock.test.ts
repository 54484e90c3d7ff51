// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { playClock, type PlayedClock } from './clock.ts'

const start = Date.UTC(2026, 0, 1)
const own = { Date, setTimeout, clearTimeout, setInterval, clearInterval }
let clock: PlayedClock
afterEach(() => {
  clock.release()
  Object.assign(globalThis, own)
})

test('time stands until it is moved, and what falls due on the way happens in its order', async () => {
  clock = playClock(start)
  const said: string[] = []
  setTimeout((words: string) => said.push(`${words} at ${Date.now() - start}`), 30, 'late')
  setTimeout(() => setTimeout(() => said.push(`follows at ${Date.now() - start}`), 10), 10)
  const off = setTimeout(() => said.push('never'), 15)
  clearTimeout(off)
  const every = setInterval(() => said.push(`every at ${Date.now() - start}`), 25)
  await clock.pause(40)
  expect([said, new Date().toISOString(), new Date(5).getTime()]).toEqual([[], '2026-01-01T00:00:00.000Z', 5])
  await clock.goTo(55)
  clearInterval(every)
  await clock.goTo(200)
  expect(said).toEqual(['follows at 20', 'every at 25', 'late at 30', 'every at 50'])
  expect([clock.elapsed(), Date.now() - start]).toEqual([200, 200])
})

test('what has passed by the page’s other clock is the same, and its own comes back', async () => {
  const before = performance.now()
  clock = playClock(start)
  const begun = performance.now()
  await clock.pause(20)
  expect(performance.now()).toBe(begun)
  await clock.goTo(7000)
  expect(performance.now() - begun).toBeCloseTo(7000, 3)
  expect(Date.now() - start).toBe(7000)
  clock.release()
  expect(performance.now() - before).toBeLessThan(7000)
  await clock.pause(20)
  expect(performance.now() - before).toBeGreaterThan(19)
})

test('given back, timers that wait go on by the real clock and can still be called off', async () => {
  clock = playClock(start)
  const [rings, never] = [vi.fn<() => void>(), vi.fn<() => void>()]
  setTimeout(rings, 40)
  const off = setTimeout(never, 40)
  await clock.goTo(20)
  clock.release()
  const [before, now, after] = [clock.realNow(), Date.now(), clock.realNow()]
  expect([before, now, after]).toEqual([before, now, after].toSorted((a, b) => a - b))
  clearTimeout(off)
  await vi.waitFor(() => expect(rings).toHaveBeenCalledOnce())
  await clock.pause(40)
  expect(never).not.toHaveBeenCalled()
})

test('a timer that breaks is the page’s own fault: time goes on', async () => {
  const reported = vi.fn<(fault: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  clock = playClock(start)
  const later = vi.fn<() => void>()
  setTimeout(() => {
    throw new Error('broke')
  }, 10)
  setTimeout(later, 20)
  await clock.goTo(30)
  vi.unstubAllGlobals()
  expect([later.mock.calls.length, clock.elapsed(), reported.mock.calls]).toEqual([1, 30, [[new Error('broke')]]])
})

test('whoever took hold of a timer while the clock was played still has it when the clock is given back', async () => {
  clock = playClock(start)
  const [wait, repeat] = [setTimeout, setInterval]
  clock.release()
  const [once, often] = [vi.fn<(word: string) => void>(), vi.fn<() => void>()]
  wait(once, 5, 'now')
  const every = repeat(often, 5)
  await vi.waitFor(() => expect([once.mock.calls, often.mock.calls.length > 1]).toEqual([[['now']], true]))
  clearInterval(every)
})

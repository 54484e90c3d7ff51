import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { retryStyles } from './style-retry'

const sheet = (rel = 'stylesheet') => {
  const link = document.createElement('link')
  link.rel = rel
  link.setAttribute('href', '/later.css')
  document.head.append(link)
  return link
}
const links = () => [...document.head.querySelectorAll('link')]
const present = () => links()[0]
const fail = () => present()?.dispatchEvent(new Event('error'))

beforeAll(() => retryStyles())
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
})

test('a stylesheet that failed is asked for again a second later, and stands once', () => {
  const first = sheet()
  fail()
  vi.advanceTimersByTime(999)
  expect(links()).toEqual([first])
  vi.advanceTimersByTime(1)
  expect(links().map((link) => [link === first, link.rel, link.getAttribute('href')])).toEqual([[false, 'stylesheet', '/later.css']])
})

test('each further try waits twice as long', () => {
  sheet()
  fail()
  vi.advanceTimersByTime(1000)
  const second = present()
  fail()
  vi.advanceTimersByTime(1999)
  expect(present()).toBe(second)
  vi.advanceTimersByTime(1)
  expect(present()).not.toBe(second)
})

test('other files are left alone', () => {
  const icon = sheet('icon')
  fail()
  vi.advanceTimersByTime(120_000)
  expect(links()).toEqual([icon])
})

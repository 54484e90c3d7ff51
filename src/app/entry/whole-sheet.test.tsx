import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wholeSheet } from './whole-sheet'

afterEach(() => vi.useRealTimers())

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[data-whole]')]

beforeEach(() => {
  document.head.innerHTML = '<meta name="styles" content="/assets/style.css" />'
})

test('code that is here before the first paint asks for the sheet and waits for it', async () => {
  let isHere = false
  const whole = wholeSheet().then(() => (isHere = true))
  expect(links().map(({ href }) => new URL(href).pathname)).toEqual(['/assets/style.css'])
  await Promise.resolve()
  expect(isHere).toBe(false)
  links()[0]?.dispatchEvent(new Event('load'))
  await whole
})

test('one that failed is asked for again a second later and stands once; each further try waits twice as long', async () => {
  vi.useFakeTimers()
  const whole = wholeSheet()
  const fail = () => links()[0]?.dispatchEvent(new Event('error'))
  fail()
  await whole
  vi.advanceTimersByTime(999)
  expect(links()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(links()).toHaveLength(1)
  fail()
  vi.advanceTimersByTime(1999)
  expect(links()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(links()).toHaveLength(1)
})

test('a sheet that is on its way is waited for and not asked for again; one that does not come holds nothing up', async () => {
  document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" data-whole href="/assets/style.css" />')
  const whole = wholeSheet()
  expect(links()).toHaveLength(1)
  links()[0]?.dispatchEvent(new Event('error'))
  await whole
})

test('a page that came with all its styles waits for nothing', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/style.css" />'
  await wholeSheet()
  expect(links()).toEqual([])
})

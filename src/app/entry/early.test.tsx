import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const early = readFileSync('public/early.js', 'utf8')
const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html')
const note = 'Читати можна, а для тестів цей браузер застарий: онови його, а на iPhone чи iPad — iOS.'

/** Runs the script as the page does, before its body has been read to the end. */
function open(drawn: string): HTMLElement {
  document.body.innerHTML = page.body.innerHTML
  const root = document.getElementById('root') ?? document.body
  root.innerHTML = drawn
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the very file that the page loads, which is no module
  new Function(early)()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  return root
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('CSS', { supports: () => true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.removeAttribute('data-outdated')
  for (const name of ['data-newcomer', 'data-returning', 'data-begun', 'data-elective']) document.documentElement.removeAttribute(name)
  document.body.innerHTML = ''
})

describe.each([
  ['without calls of 2022', 'AbortSignal', {}],
  ['without :has() in its style sheets', 'CSS', { supports: (condition: string) => !condition.includes(':has(') }],
  ['that cannot be asked about style sheets', 'CSS', undefined],
] as const)('a browser that is too old, %s,', (_, lacks, instead) => {
  beforeEach(() => vi.stubGlobal(lacks, instead))

  test('gets words and a way to read instead of a blank page', () => {
    const root = open('')
    expect(root.querySelector('[role=main] h1')).toHaveTextContent('Цей браузер застарий для тестів')
    expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/subjects', '/error?code=browser'])
    expect(document.documentElement).toHaveAttribute('data-outdated')
  })

  test('keeps the text that the server drew, with a note above it', () => {
    const root = open('<h1>Степені</h1>')
    expect([...root.children].map((element) => element.textContent)).toEqual([note, 'Степені'])
  })
})

describe('who is here', () => {
  afterEach(() => localStorage.clear())

  test.each([
    ['nobody was here before', [], true],
    ['a guest comes back', ['anonymous_token'], false],
    ['a guest comes back who has done nothing yet', ['anonymous_token', 'newcomer'], true],
    ['an account comes back', ['token'], false],
    ['an account comes back where a guest did nothing', ['token', 'newcomer'], false],
  ] as const)('is said before the first paint: %s', (_, keys, isNewcomer) => {
    for (const key of keys) localStorage.setItem(key, 'a-token')
    open('')
    const { newcomer, returning } = document.documentElement.dataset
    expect([newcomer !== undefined, returning !== undefined]).toEqual([isNewcomer, !isNewcomer])
  })

  test.each([
    ['work that lies open', { until: null }, true],
    ['work with time left', { until: '2100-01-01T00:00:00.000Z' }, true],
    ['work whose time is over', { until: '2020-01-01T00:00:00.000Z' }, false],
    ['work that has ended', null, false],
  ] as const)('has a place for %s, or none, before the first paint', (_, body, isBegun) => {
    localStorage.setItem('own_answers', JSON.stringify({ begun: { at: '2026-11-28T20:00:00.000Z', body } }))
    open('')
    expect('begun' in document.documentElement.dataset).toBe(isBegun)
  })
})

test.each([
  ['the last word about it', ['physics', undefined, 'biology'], 'biology'],
  ['nothing once it was taken back', ['physics', null], undefined],
] as const)('the chosen fourth subject is known before the first paint: %s', (_, said, elective) => {
  const facts = said.map((each, index) => ({ at: `2026-11-2${index}T20:00:00.000Z`, change: each === undefined ? {} : { elective: each } }))
  localStorage.setItem('own_answers', JSON.stringify({ preferences: { at: '', body: facts.toReversed() } }))
  open('')
  expect(document.documentElement.dataset['elective']).toBe(elective)
  localStorage.clear()
})

test('the whole sheet is asked for after the paint; where it does not come its place is free for another try', async () => {
  document.head.innerHTML = '<meta name="styles" content="/assets/style.css" />'
  open('')
  const link = await vi.waitUntil(() => document.querySelector('link[data-whole]'))
  link?.dispatchEvent(new Event('error'))
  expect(document.querySelector('link[data-whole]')).toBeNull()
  document.head.innerHTML = ''
})

describe('a browser of 2023 that lacks four newer calls', () => {
  const newer = [
    [Map, 'groupBy'],
    [Promise, 'withResolvers'],
    [URL, 'canParse'],
    [AbortSignal, 'any'],
  ] as const
  const own = newer.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name))
  beforeEach(() => newer.forEach(([owner, name]) => Reflect.deleteProperty(owner, name)))
  afterEach(() => newer.forEach(([owner, name], index) => own[index] && Object.defineProperty(owner, name, own[index])))

  test('is not turned away, and finds what stands in for them', async () => {
    expect(open('').innerHTML).toBe('')
    expect(document.documentElement).not.toHaveAttribute('data-outdated')
    expect([...Map.groupBy(new Set([1, 2, 3]), (item) => item % 2 === 0)]).toEqual([
      [false, [1, 3]],
      [true, [2]],
    ])
    const { promise, resolve } = Promise.withResolvers<string>()
    resolve('here')
    expect(await promise).toBe('here')
    expect([URL.canParse('https://skladu.test'), URL.canParse('/a'), URL.canParse('/a', 'https://skladu.test')]).toEqual([
      true,
      false,
      true,
    ])
    const [one, other] = [new AbortController(), new AbortController()]
    const either = AbortSignal.any([one.signal, other.signal])
    expect(either.aborted).toBe(false)
    other.abort('enough')
    expect([either.aborted, either.reason, AbortSignal.any([other.signal]).aborted]).toEqual([true, 'enough', true])
  })
})

test('a browser of these days sees neither', () => {
  expect(open('').innerHTML).toBe('')
  expect(document.documentElement).not.toHaveAttribute('data-outdated')
})

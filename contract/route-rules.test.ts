import { beforeEach, expect, test, vi } from 'vitest'
import { redirectFor } from './route-rules.ts'

const origin = 'https://site.test'
const from = (path: string, rules: Record<string, string>, status: 301 | 302 = 302) =>
  redirectFor(Object.fromEntries(Object.entries(rules).map(([pattern, redirect]) => [pattern, { redirect, status }])), path, origin)

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

test('without a rule a visitor stays', () => {
  expect(from('/dashboard', { '/dash': '/team' })).toBeNull()
})

test('an exact rule takes its path only, with or without a slash at the end', () => {
  const rules = { '/learn': '/dashboard' }
  const there = { to: '/dashboard', isLeaving: false, status: 302 }
  expect([from('/learn', rules), from('/learn/', rules), from('/learn/more', rules)]).toEqual([there, there, null])
})

test('a rule with a star takes everything below, and an exact or a longer one goes before it', () => {
  const rules = { '/old/*': '/a', '/old/math/*': '/b', '/old/math/1': '/c' }
  expect(['/old', '/old/x/y', '/old/math/2', '/old/math/1', '/older'].map((path) => from(path, rules)?.to)).toEqual([
    '/a',
    '/a',
    '/b',
    '/c',
    undefined,
  ])
})

test('an absolute target leaves the site, one of the same origin does not', () => {
  expect(from('/x', { '/x': 'https://elsewhere.test/y?z#w' })).toEqual({ to: 'https://elsewhere.test/y?z#w', isLeaving: true, status: 302 })
  expect(from('/x', { '/x': 'https://site.test/y?z#w' })).toEqual({ to: '/y?z#w', isLeaving: false, status: 302 })
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test', '/\\evil.test', 'ftp://x.test', 'dashboard', 'https://', ''])(
  'the target %j is refused and logged',
  (target) => {
    expect(from('/x', { '/x': target })).toBeNull()
    expect(console.error).toHaveBeenCalledOnce()
  },
)

test('rules that follow one another end where the last of them leads', () => {
  expect(from('/a', { '/a': '/b?from=a', '/b': '/c' })).toEqual({ to: '/c', isLeaving: false, status: 302 })
})

test('rules that lead round in a circle move nobody and are logged', () => {
  expect(from('/a', { '/a': '/b', '/b': '/a/' })).toBeNull()
  expect(from('/old/x', { '/old/*': '/old/y' })).toBeNull()
  expect(console.error).toHaveBeenCalledTimes(2)
})

test('a way is for good where every rule on it is', () => {
  const rules = (second: 301 | 302) => ({ '/a': { redirect: '/b', status: 301 as const }, '/b': { redirect: '/c', status: second } })
  expect([redirectFor(rules(301), '/a', origin)?.status, redirectFor(rules(302), '/a', origin)?.status]).toEqual([301, 302])
  expect(from('/x', { '/x': 'https://elsewhere.test/' }, 301)?.status).toBe(301)
})

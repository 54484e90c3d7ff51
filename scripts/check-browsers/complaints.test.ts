import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { complaintsAbout, complaintsAboutLooks } from './complaints.ts'
import { newerNames } from './newer-names.ts'

const early = readFileSync('public/early.js', 'utf8')
const newer = newerNames()
const about = (code: string, name = 'page.js', gate = early) => complaintsAbout(gate, [{ name, code }], newer)
const unknown = (call: string) => [`page.js: ${call} є не в кожному браузері, який впускає early.js`]

test('what every browser behind the gate has, and what has a stand-in, passes', () => {
  expect(about('[1].toSorted().toReversed(); Map.groupBy([], String); Promise.withResolvers(); URL.canParse("")')).toEqual([])
  expect(about('fetch("", { signal: AbortSignal.any([AbortSignal.timeout(1)]) })')).toEqual([])
  expect(about('Object.values({}).map(String); [1].filter(Boolean).at(-1); structuredClone({})')).toEqual([])
})

test.each([
  ['Object.groupBy([], String)', 'Object.groupBy'],
  ['Promise.try(f)', 'Promise.try'],
  ['new Set().union(other)', '.union'],
  ['Array.fromAsync(f)', 'Array.fromAsync'],
  ['URL.parse("")', 'URL.parse'],
  ['new Map().values().map(String)', 'Iterator .map'],
  ['text.matchAll(/a/g).toArray()', 'Iterator .toArray'],
  ['/[\\p{L}--a]/v.test("")', 'RegExp flag v'],
  ['await navigator.getBattery?.()', 'navigator.getBattery'],
  ['globalThis.navigator.storage.persisted(); document.hasStorageAccess()', 'document.hasStorageAccess'],
  ['new Intl.DurationFormat("uk").format(passed)', 'new DurationFormat'],
  ['new URLPattern("/a/:b")', 'new URLPattern'],
  ['Uint8Array.fromBase64(text)', 'Uint8Array.fromBase64'],
])('%s, which is newer and which nobody asked for, is named', (code, call) => {
  expect(about(code)).toEqual(unknown(call))
})

test('a word in a text is no call', () => {
  expect(about('say("Object.groupBy(")')).toEqual([])
})

test('a worker has no stand-ins', () => {
  expect(about('Map.groupBy([], String)', 'sw.js')).toEqual(['sw.js: Map.groupBy має заміну лише на сторінках, а це воркер'])
})

test('a question that the gate no longer asks, and a stand-in that went, are missed', () => {
  expect(about('[1].toSorted()', 'page.js', early.replaceAll('toSorted', 'sort'))).toEqual(unknown('.toSorted'))
  expect(about('URL.canParse("")', 'page.js', early.replaceAll('canParse', 'valid'))).toEqual(unknown('URL.canParse'))
})

test('a look that the oldest browsers lack needs a question of the gate', () => {
  const sheet = 'label:has(:checked){color:red}'
  expect(complaintsAboutLooks(early, sheet)).toEqual([])
  expect(complaintsAboutLooks(early.replace('selector(:has(', 'selector(:is('), sheet)).toEqual([
    ':has( у стилях є не в кожному браузері, який впускає early.js',
  ])
  expect(complaintsAboutLooks(early, 'ol{grid-template-columns:subgrid}')).toHaveLength(1)
})

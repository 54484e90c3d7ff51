import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import undone from '../../scripts/prove-mends/undone.json' with { type: 'json' }

const text = readFileSync('docs/security.md', 'utf8')
const rows = [
  ...readFileSync('tests/architecture/asvs.md', 'utf8').matchAll(/^\| (\d+\.\d+\.\d+) \| ([123]) \| (met|n\/a|open) \| (.+) \|$/gm),
].map(([, id = '', level = '', state = '', words = '']) => ({
  id,
  level,
  state,
  words,
}))
const filesIn = (words: string) => [...words.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\.\w+)`/g)].map(([, file = '']) => file)
const count = (level: string, state?: string) =>
  rows.filter((row) => row.level === level && (state === undefined || row.state === state)).length

describe('the table of ASVS 5.0', () => {
  test('has every requirement of levels 1 and 2, and of chapter 3 all, each once', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect([count('1'), count('2'), count('3')]).toEqual([70, 183, 12])
    expect(rows.filter(({ id, level }) => level === '3' && !id.startsWith('3.'))).toEqual([])
  })

  test('is counted as it stands', () => {
    for (const [name, level] of [
      ['level 1 (70)', '1'],
      ['level 2 (183)', '2'],
      ['level 3 of chapter 3 (12)', '3'],
    ] as const)
      expect(text).toContain(`| ${name} | ${count(level, 'met')} | ${count(level, 'n/a')} | ${count(level, 'open')} |`)
  })

  test.each(rows.filter(({ state }) => state === 'met'))('$id is met by a file and shown by a test', ({ words }) => {
    const files = filesIn(words)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    expect(files.length).toBeGreaterThanOrEqual(2)
    expect(files.at(-1)).toMatch(/\.(test|spec)\.tsx?$/)
  })

  test.each(rows.filter(({ state }) => state !== 'met'))('$id says why not', ({ words }) => {
    expect(words.length).toBeGreaterThan(6)
  })
})

describe('the table of what was found', () => {
  const found = [
    ...text.matchAll(/^\| (\d+) \| [^|]+ \| (.+) \|$/gm),
    ...text.matchAll(/^\| (2\.\d+) \| [^|]+ \| [^|]+ \| (.+) \|$/gm),
  ].map(([, number = '', words = '']) => ({ number, words }))

  test('has all twenty of the first search and all eighteen of the second', () => {
    const numbers = (many: number, before = '') => Array.from({ length: many }, (_, index) => `${before}${index + 1}`)
    expect(found.map(({ number }) => number)).toEqual([...numbers(20), ...numbers(18, '2.')])
  })

  test.each(found)('$number is held by tests of that name', ({ words }) => {
    const held = words.split('`').slice(1)
    const named = held.flatMap((part, index) =>
      index % 2 ? [...part.matchAll(/› “(.+?)”/g)].map(([, name = '']) => ({ file: held[index - 1] ?? '', name })) : [],
    )
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter(({ file, name }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(name))).toEqual([])
  })
})

test('every mend that `npm run prove:mends` takes back stands where it says, and so does its test', () => {
  const stands = (file: string, words: string) => existsSync(file) && readFileSync(file, 'utf8').includes(words)
  expect(undone.filter(({ file, from, test: held }) => !stands(file, from) || !existsSync(held))).toEqual([])
})

test('there is a way to report a fault, a routine for dependencies and one for secrets', () => {
  const words = readFileSync('SECURITY.md', 'utf8')
  for (const word of ['Report a fault', 'npm outdated', 'npm run sbom', 'npm run rotate-secret']) expect(words).toContain(word)
})

describe('what no running test can show', () => {
  const read = (file: string) => readFileSync(file, 'utf8')

  test('the proxy of operations.md speaks TLS of today alone, leads pages to HTTPS and refuses calls of the API without it', () => {
    const [strange = '', plain = '', secure = ''] = read('docs/operations/nginx.conf')
      .split(/^server \{$/m)
      .slice(1)
    expect(strange).toMatch(/default_server;[\s\S]*ssl_reject_handshake on;[\s\S]*return 444;/)
    expect(plain).toMatch(/location \/api\/ \{ return 403; \}\n.*return 301 https:/)
    expect(/ssl_protocols ([^;]+);/.exec(secure)?.[1]?.split(' ')).toEqual(['TLSv1.2', 'TLSv1.3'])
    const ciphers = /ssl_ciphers ([^;]+);/.exec(secure)?.[1]?.split(':') ?? []
    expect(ciphers.filter((cipher) => !/^ECDHE-.*(GCM|POLY1305)/.test(cipher))).toEqual([])
    expect(ciphers.length).toBeGreaterThan(3)
  })

  test('calls to others go where they were sent: a redirect is an error', () => {
    for (const file of ['server/money/payments/liqpay.ts', 'server/people/uploads/s3-avatars.ts']) {
      const calls = [...read(file).matchAll(/[.\s]fetch\((.*?signal: .*?)\)/gs)].map(([, call = '']) => call)
      expect(calls.length).toBe(1)
      expect(calls.filter((call) => !call.includes("redirect: 'error'"))).toEqual([])
    }
  })

  test('what is kept has a level, and each level its guard', () => {
    const levels = [...text.matchAll(/^\| (secret|keys of exams|personal|public) \| ([^|]+) \| ([^|]+) \|$/gm)]
    expect(levels.map(([, level]) => level)).toEqual(['secret', 'keys of exams', 'personal', 'public'])
  })
})

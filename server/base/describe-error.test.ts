import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

const said = 'відповідь учня'

test('a failed query is described without its parameters', () => {
  const error = Object.assign(
    new Error(`Failed query: insert …\nparams: ${said}`, { cause: Object.assign(new Error('deadlock'), { code: '40P01' }) }),
    {
      query: 'insert into "t" values ($1)',
      params: [said],
    },
  )
  expect(describeError(error)).not.toContain(said)
  expect(describeError(error)).toMatch(/^Error: query insert into "t" values \(\$1\); cause: Error 40P01: deadlock\n/)
})

test('words of the database that repeat a value are left out', () => {
  const error = Object.assign(new Error(`invalid input syntax: "${said}"`), { code: '22P02' })
  expect(describeError(error).split('\n')[0]).toBe('Error 22P02: ')
})

test('an address in the words of a mail server does not reach the log, nor what it answered beside them', () => {
  const refusal = Object.assign(new Error("Can't send mail - all recipients were rejected: 550 5.1.1 <olia.k@example.com>: unknown"), {
    code: 'EENVELOPE',
    responseCode: 550,
    rejected: ['olia.k@example.com'],
    response: '550 5.1.1 <olia.k@example.com>: unknown',
  })
  expect(describeError(refusal)).not.toContain('olia')
  expect(describeError(refusal)).toMatch(/^Error EENVELOPE: Can't send mail - all recipients were rejected: 550 5\.1\.1 <…@…>: unknown\n/)
  expect(describeError(new Error('connect to postgres://skladu:secret@db/skladu'))).not.toContain('secret')
})

test('what is thrown and is no error is told by its own words, or by the names of what it holds', () => {
  expect(describeError({ message: 'gone', to: 'olia@example.com' })).toBe('gone')
  expect(describeError({ email: 'olia@example.com', code: 7 })).toBe('{ email, code }')
  expect(describeError('no')).toBe('no')
  expect(describeError(new AggregateError([new Error('one'), new Error('two')]))).toMatch(/Error: one[^]*Error: two/)
})

test('no error is written into the log but through here', () => {
  const raw = globSync('server/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => {
      const calls = readFileSync(file, 'utf8').matchAll(/console\.(?:error|warn|log)\((.*)/g)
      return [...calls].some(([, words = '']) =>
        /\b(?:error|reason|cause)\b/.test(
          words.replaceAll(
            /describeError\(error\)|JSON\.stringify\(error\)|client error|isPlainFault\(error\) \? error\.message|`[^`$]*`|'[^']*'|fact\.reason/g,
            '',
          ),
        ),
      )
    })
  expect(raw).toEqual([])
})

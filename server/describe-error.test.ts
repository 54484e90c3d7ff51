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

// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createNewcomer } from './newcomer'

test('only a guest made here a moment ago is a newcomer, until they state something', async () => {
  let now = 0
  const newcomer = createNewcomer(() => now)
  expect(newcomer.isHere()).toBe(false)
  expect(await newcomer.after(async () => 'token')()).toBe('token')
  expect(newcomer.isHere()).toBe(true)
  now = 4999
  expect(newcomer.isHere()).toBe(true)
  now = 5000
  expect(newcomer.isHere()).toBe(false)
})

test('whoever has stated something is asked for from then on', async () => {
  const newcomer = createNewcomer(() => 0)
  await newcomer.after(async () => 'token')()
  expect(localStorage.getItem('newcomer')).toBe('1')
  newcomer.goOn()
  expect(newcomer.isHere()).toBe(false)
  expect(localStorage.getItem('newcomer')).toBeNull()
})

test('a guest whom the server did not make is nobody new', async () => {
  const newcomer = createNewcomer(() => 0)
  await expect(newcomer.after(() => Promise.reject(new Error('away')))()).rejects.toThrow('away')
  expect(newcomer.isHere()).toBe(false)
})

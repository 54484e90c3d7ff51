import { expect, test, vi } from 'vitest'
import { BackgroundWork } from '../background-work.ts'
import { keepSending } from './keep-sending.ts'

const letter = { subject: 'Новий пароль', text: 'Ось він' }
const putOff = () => Object.assign(new Error('450 4.2.0 <olia@example.com>: greylisted'), { responseCode: 450 })
const hour = 3_600_000

/** A mail server that takes a letter from a moment on. */
function server(takesAfter: number, refusal = putOff) {
  const began = Date.now()
  const tries: number[] = []
  return {
    tries,
    send: async () => {
      tries.push(Date.now() - began)
      if (Date.now() - began < takesAfter) throw refusal()
    },
  }
}

test('a letter that is put off is tried for hours, and its address stays out of the log', async () => {
  vi.useFakeTimers()
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const post = server(3 * hour)
  const sent = keepSending(post, new BackgroundWork(), 'olia@example.com', letter)
  await vi.advanceTimersByTimeAsync(8 * hour)
  await expect(sent).resolves.toBeUndefined()
  expect(post.tries.at(-1)).toBeGreaterThanOrEqual(3 * hour)
  expect(JSON.stringify(said.mock.calls)).not.toContain('olia')
  vi.useRealTimers()
  said.mockRestore()
})

test('a refusal for good is no reason to try again', async () => {
  const post = server(hour, () => Object.assign(new Error('550 no such user'), { responseCode: 550 }))
  await expect(keepSending(post, new BackgroundWork(), 'a@example.com', letter)).rejects.toThrow('550')
  expect(post.tries).toHaveLength(1)
})

test('a server that stops does not wait for a letter that is put off', async () => {
  const said = [
    vi.spyOn(console, 'warn').mockImplementation(() => undefined),
    vi.spyOn(console, 'error').mockImplementation(() => undefined),
  ]
  const work = new BackgroundWork()
  const post = server(hour)
  work.run(() => keepSending(post, work, 'a@example.com', letter))
  await vi.waitFor(() => expect(post.tries).toHaveLength(1))
  await work.settle()
  expect(post.tries).toHaveLength(1)
  for (const each of said) each.mockRestore()
})

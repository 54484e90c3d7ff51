import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Group } from '#contract/group'
import { group } from '#samples/groups'
import { useGroupAgain } from './use-group-again'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** The hook over a server that answers when it is told to. */
function open() {
  const answers: ((found: Group) => void)[] = []
  const read = () => new Promise<Group>((resolve) => answers.push(resolve))
  const seen: Group[] = []
  const { rerender, unmount } = renderHook(({ changes }) => useGroupAgain(group.id, changes, (found) => seen.push(found), read), {
    initialProps: { changes: 'none' },
  })
  return { answers, seen, change: (changes: string) => rerender({ changes }), unmount }
}
const give = (answer: ((found: Group) => void) | undefined, found: Group) => act(async () => answer?.(found))

test('a pupil who joined meanwhile is read within twenty seconds, and when the page comes back into sight', async () => {
  const { answers, seen, unmount } = open()
  vi.advanceTimersByTime(20_000)
  await give(answers[0], { ...group, title: 'first' })
  document.dispatchEvent(new Event('visibilitychange'))
  await give(answers[1], { ...group, title: 'second' })
  expect(seen.map(({ title }) => title)).toEqual(['first', 'second'])
  unmount()
  vi.advanceTimersByTime(60_000)
  expect(answers).toHaveLength(2)
})

test('nothing is asked for a page that nobody sees', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { answers } = open()
  vi.advanceTimersByTime(60_000)
  expect(answers).toEqual([])
})

test('an answer that a change has overtaken is dropped', async () => {
  const { answers, seen, change } = open()
  vi.advanceTimersByTime(20_000)
  change('begun')
  await give(answers[0], group)
  expect(seen).toEqual([])
})

import { afterEach, expect, test, vi } from 'vitest'
import { saveFile } from './save-file'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a file is downloaded under its name, and its address lives until the browser has read it', () => {
  vi.useFakeTimers()
  const links: string[] = []
  const revoked = vi.fn<(address: string) => void>()
  Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: revoked })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(`${this.href} ${this.download}`)
  })
  saveFile(new File(['a;b'], 'class.csv', { type: 'text/csv' }))
  vi.advanceTimersByTime(30_000)
  expect([links, revoked.mock.calls]).toEqual([['blob:one class.csv'], []])
  vi.advanceTimersByTime(30_000)
  expect(revoked.mock.calls).toEqual([['blob:one']])
})

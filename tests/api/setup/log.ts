import { afterEach, beforeEach, vi, type MockInstance } from 'vitest'

type Lines = { readonly lines: unknown[][] }

/** Keeps the server’s log off the screen during each test. @returns the lines of the test that runs. */
export function readLog(): Lines {
  let log: MockInstance<typeof console.log>
  beforeEach(() => {
    log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  })
  afterEach(() => vi.restoreAllMocks())
  return {
    get lines() {
      return log.mock.calls
    },
  }
}

import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { SubjectReadiness } from '#domain/prediction'
import { usePredictions } from './use-predictions'

const counts = vi.hoisted(() => vi.fn<() => unknown[]>())
vi.mock('#domain/forecast/range', () => ({ predictAll: counts }))
vi.mock('#domain/prediction', () => ({ isPredictable: () => true }))

/** A worker that the browser could not fetch. */
class NoWorker {
  onerror: ((event: { message: string }) => void) | null = null
  postMessage(): void {
    this.onerror?.({ message: 'no such file' })
  }
  terminate(): void {}
}

const readiness = [{ now: {} }] as unknown as SubjectReadiness[]
const report = vi.fn<(error: unknown) => void>()
const open = () => {
  vi.stubGlobal('Worker', NoWorker)
  vi.stubGlobal('reportError', report)
  return renderHook(() => usePredictions(readiness)).result
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

test('where the worker fails the page counts, and nobody is troubled', async () => {
  counts.mockReturnValue([{ subject: 'math' }])
  const result = open()
  await waitFor(() => expect(result.current).toEqual([{ subject: 'math' }]))
  expect(report).not.toHaveBeenCalled()
})

test('where the page cannot count either it shows no range and says what broke', async () => {
  const broken = new TypeError('broken')
  counts.mockImplementation(() => {
    throw broken
  })
  const result = open()
  await waitFor(() => expect(result.current).toEqual([]))
  expect(report).toHaveBeenCalledExactlyOnceWith(broken)
})

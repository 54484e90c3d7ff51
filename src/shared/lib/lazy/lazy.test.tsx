import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { lazy } from './lazy'

test('what failed to come can be asked for again, and once here it is here at once', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('тут')
  const word = lazy(load)
  function Word() {
    const { code, retry } = word.use()
    return code ? (
      <p>{code}</p>
    ) : (
      <button disabled={!retry} onClick={() => retry?.()}>
        Ще раз
      </button>
    )
  }
  const { unmount } = render(<Word />)
  await act(async () => undefined)
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('тут')).toBeVisible()
  unmount()
  render(<Word />)
  expect(screen.getByText('тут')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('what was fetched ahead is not fetched again, and a failure ahead of time is quiet', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('тут')
  const { ahead: prefetch } = lazy(load)
  prefetch()
  await act(async () => undefined)
  prefetch()
  prefetch()
  await act(async () => undefined)
  expect(load).toHaveBeenCalledTimes(2)
})

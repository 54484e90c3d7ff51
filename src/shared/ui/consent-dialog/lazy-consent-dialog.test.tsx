import { render, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LazyConsentDialog } from './lazy-consent-dialog'

vi.mock('./consent-dialog', () => {
  throw new Error('offline')
})

test('where the dialog cannot be had the browser asks once for each deed, and again after one that failed', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true)
  const onGive = vi.fn<() => void>()
  const question = (isBusy: boolean) => (
    <LazyConsentDialog isOpen isBusy={isBusy} title="Видалити?" yes="Так" no="Ні" onGive={onGive} onRefuse={() => undefined}>
      Назавжди.
    </LazyConsentDialog>
  )
  const { rerender } = render(question(false))
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1))
  rerender(question(true))
  rerender(question(true))
  expect(confirm).toHaveBeenCalledTimes(1)
  rerender(question(false))
  expect([confirm.mock.calls, onGive.mock.calls]).toEqual([
    [['Видалити?'], ['Видалити?']],
    [[], []],
  ])
})

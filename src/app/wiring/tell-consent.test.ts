import { expect, test, vi } from 'vitest'
import { consentVersion } from '#contract/consent'
import { createLocalStore } from '@/shared/lib/local-store'
import type { Toast } from '@/shared/ui/toaster'
import { tellConsent } from './tell-consent'

const emptyStore = () =>
  createLocalStore(() => {
    throw new DOMException('denied', 'SecurityError')
  })
const told = (agreed: string | null | undefined, store = emptyStore()) => {
  const toast = vi.fn<(toast: Toast) => void>()
  tellConsent(agreed, store, toast)
  return toast.mock.calls.map(([{ title }]) => title)
}

test('whoever agreed to an older version is told of the new one', () => {
  expect(told('2026-01-31')).toEqual(['Умови оновлено'])
})

test('it is said once on a device', () => {
  const store = emptyStore()
  expect([told('2026-01-31', store), told('2026-01-31', store)]).toEqual([['Умови оновлено'], []])
})

test('a version told earlier does not hide a newer one', () => {
  const store = emptyStore()
  store.write('toldConsent', '2026-02-01')
  expect(told('2026-01-31', store)).toEqual(['Умови оновлено'])
})

test.each([consentVersion, '2099-01-01', null, undefined])('whoever agreed to %s is told nothing', (agreed) => {
  expect(told(agreed)).toEqual([])
})

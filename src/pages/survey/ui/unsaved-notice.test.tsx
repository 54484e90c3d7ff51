import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { UnsavedNotice } from './unsaved-notice'

afterEach(() => vi.unstubAllGlobals())

test('a device without room is asked for room', () => {
  render(<UnsavedNotice />)
  expect(screen.getByRole('alert')).toHaveTextContent('Звільни трохи місця на пристрої.')
})

test('a browser that forbids to store is not asked for room, which would not help', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('The operation is insecure', 'SecurityError')
    },
  })
  render(<UnsavedNotice />)
  expect(screen.getByRole('alert')).toHaveTextContent(/Браузер не дозволяє сайту зберігати дані/)
  expect(screen.getByRole('alert')).not.toHaveTextContent(/місця/)
})

import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Fault } from './fault'

afterEach(() => vi.unstubAllGlobals())

const retry = () => undefined
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

test('a page whose code cannot be had without a network is nobody’s fault, and there is nothing to report', () => {
  vi.stubGlobal('navigator', { onLine: false })
  render(<Fault isMissing onRetry={retry} />)
  expect(heading()).toBe('Немає мережі')
  expect(screen.getByRole('button', { name: 'Спробувати ще' })).toBeVisible()
  expect(screen.queryByText(/Це помилка сайту/)).toBeNull()
  expect(screen.queryByRole('button', { name: /Повідомити/ })).toBeNull()
})

test.each([
  ['that broke while it was drawn', false, false],
  ['whose code is away though there is a network', true, true],
])('a page %s is a fault of the site', (_, isMissing, onLine) => {
  vi.stubGlobal('navigator', { onLine })
  render(<Fault isMissing={isMissing} onRetry={retry} />)
  expect(heading()).toBe('Щось зламалося в нас')
})

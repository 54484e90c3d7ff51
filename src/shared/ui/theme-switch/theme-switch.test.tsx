import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ThemeSwitch } from './theme-switch'

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const choice = (name: string) => screen.getByRole('radio', { name })

test('a chosen theme is put on at once and kept', async () => {
  const user = userEvent.setup()
  render(<ThemeSwitch />)
  expect(choice('Як у системі')).toBeChecked()
  await user.click(choice('Темна'))
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('the theme kept from the last visit is shown as chosen', () => {
  localStorage.setItem('theme', 'light')
  render(<ThemeSwitch />)
  expect(choice('Світла')).toBeChecked()
})

test('the system’s theme forgets the choice', async () => {
  localStorage.setItem('theme', 'light')
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const user = userEvent.setup()
  render(<ThemeSwitch />)
  await user.click(choice('Як у системі'))
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  expect(localStorage.getItem('theme')).toBeNull()
})

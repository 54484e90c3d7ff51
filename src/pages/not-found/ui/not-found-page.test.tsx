import { render, screen } from '@testing-library/react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { expect, test } from 'vitest'
import { NotFoundPage } from './not-found-page'

test('it names the address that was not found and leads home', () => {
  render(
    <Router hook={memoryLocation({ path: '/nema/takoi' }).hook}>
      <NotFoundPage />
    </Router>,
  )
  expect(screen.getByRole('heading', { level: 1, name: '404 - Сторінка не знайдена' })).toBeVisible()
  expect(screen.getByText('404 · Page not found: /nema/takoi')).toBeVisible()
  expect(screen.getByRole('link', { name: 'На головну' })).toHaveAttribute('href', '/')
})

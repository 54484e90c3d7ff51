import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { expect, test } from 'vitest'
import { ErrorPage } from './error-page'

async function retryFrom(from: string) {
  const { hook, searchHook, history } = memoryLocation({ path: '/error', searchPath: `from=${encodeURIComponent(from)}`, record: true })
  render(
    <Router hook={hook} searchHook={searchHook}>
      <ErrorPage />
    </Router>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Спробувати ще' }))
  return history.at(-1)
}

test.each([
  ['/subjects/math', '/subjects/math'],
  ['/error?from=/error', '/'],
  ['https://evil.example', '/'],
  ['', '/'],
])('a retry from %j leads to %s', async (from, target) => {
  expect(await retryFrom(from)).toBe(target)
})

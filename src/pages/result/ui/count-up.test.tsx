import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CountUp } from './count-up'

afterEach(() => void vi.unstubAllGlobals())
const wantMotion = (isStill: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isStill }))

test('a number begins low and ends as itself', async () => {
  wantMotion(false)
  render(<CountUp to={27} after=" з 32" />)
  expect(screen.queryByText('27 з 32')).toBeNull()
  expect(await screen.findByText('27 з 32')).toBeVisible()
})

test('who wants no motion has the number at once', () => {
  wantMotion(true)
  render(<CountUp to={27} after=" з 32" />)
  expect(screen.getByText('27 з 32')).toBeVisible()
})

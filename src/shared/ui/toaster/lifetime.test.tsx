import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showToast } from './inbox'
import { PlainRegion } from './plain-region'
import { ToastRegion } from './toast-region'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

test('a plain message stands for five seconds, to the millisecond', async () => {
  render(<PlainRegion />)
  act(() => showToast({ severity: 'info', title: 'Картку додано' }))
  await pass(4999)
  expect(screen.getByText('Картку додано')).toBeVisible()
  await pass(1)
  expect(screen.queryByText('Картку додано')).toBeNull()
})

test('a message stands for five seconds, to the frame', async () => {
  render(<ToastRegion />)
  act(() => showToast({ severity: 'info', title: 'Відповідь збережено' }))
  const state = () => screen.getByText('Відповідь збережено').closest('[data-part=root]')?.getAttribute('data-state')
  let stood = 0
  await pass(16)
  for (; state() === 'open' && stood < 6000; stood += 16) await pass(16)
  expect(stood).toBeGreaterThan(4950)
  expect(stood).toBeLessThan(5050)
})

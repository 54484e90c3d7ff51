import { act, fireEvent, render, screen } from '@testing-library/react'
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

test.each([
  ['plain', PlainRegion],
  ['usual', ToastRegion],
])('in the %s place the same message shown again stands five seconds more, alone', async (name, Region) => {
  render(<Region />)
  const show = () => act(() => showToast({ severity: 'error', title: 'Помилка', detail: `Зв’язок зник (${name})` }))
  const shown = () => screen.queryAllByText(`Зв’язок зник (${name})`).filter((each) => each.closest('[data-state=closed]') === null).length
  show()
  for (const wait of [3000, 4000, 4900]) {
    await pass(wait)
    expect(shown()).toBe(1)
    show()
    await pass(50)
    expect(shown()).toBe(1)
  }
  await pass(4800)
  expect(shown()).toBe(1)
  await pass(1000)
  expect(shown()).toBe(0)
})

test('a message that is held stays held when it is shown again, and has its five seconds once it is let go', async () => {
  render(<ToastRegion />)
  const show = () => act(() => showToast({ severity: 'info', title: 'Тримаю' }))
  const state = () => screen.getByText('Тримаю').closest('[data-part=root]')?.getAttribute('data-state')
  show()
  await pass(3000)
  const region = screen.getByText('Тримаю').closest('[data-part=group]')!
  fireEvent.mouseEnter(region)
  await pass(1000)
  show()
  await pass(9000)
  expect(state()).toBe('open')
  fireEvent.mouseLeave(region)
  await pass(4500)
  expect(state()).toBe('open')
  await pass(1000)
  expect(screen.queryByText('Тримаю')?.closest('[data-part=root]')?.getAttribute('data-state') ?? 'closed').toBe('closed')
})

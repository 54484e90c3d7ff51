import { act, render, screen } from '@testing-library/react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { thisBuild } from './build'
import { BuildUpdate } from './build-update'

const known = { id: 'b1', time: '2026-11-01T10:00:00.000Z' }
const newer = { id: 'b2', time: '2026-11-01T11:00:00.000Z' }
const survey = '/subjects/math/survey/nmt-12345678'

let latest = known
beforeEach(() => {
  latest = known
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    vi.fn<() => Promise<Response>>().mockImplementation(async () => Response.json(latest)),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(path = '/dashboard') {
  const { hook, navigate } = memoryLocation({ path })
  const onUpdate = vi.fn<() => void>()
  render(
    <Router hook={hook}>
      <BuildUpdate build={known} pollSeconds={100} onUpdate={onUpdate} />
    </Router>,
  )
  return { navigate, onUpdate }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const notice = () => screen.queryByText('Доступна нова версія')
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())

test('a page asks after its time, give or take a fifth, and offers a newer build without loading it', async () => {
  const { onUpdate } = open()
  await pass(79_000)
  expect(fetch).not.toHaveBeenCalled()
  await pass(42_000)
  expect([notice(), vi.mocked(fetch).mock.calls.length]).toEqual([null, 1])
  latest = newer
  await pass(121_000)
  expect(notice()).toBeVisible()
  await pass(1_000_000)
  expect([onUpdate.mock.calls.length, vi.mocked(fetch).mock.calls.length]).toEqual([0, 3])
  press('Оновити')
  expect(onUpdate).toHaveBeenCalledTimes(1)
})

test('a page that comes into sight asks at once', async () => {
  open()
  latest = newer
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await pass(0)
  expect(notice()).toBeVisible()
})

test('a build put off is not offered again, a still newer one is', async () => {
  open()
  latest = newer
  await pass(121_000)
  press('Пізніше')
  await pass(400_000)
  expect(notice()).toBeNull()
  latest = { id: 'b3', time: '2026-11-01T12:00:00.000Z' }
  await pass(121_000)
  expect(notice()).toBeVisible()
})

test('a running test is not disturbed; the offer comes after it', async () => {
  const { navigate } = open(survey)
  latest = newer
  await pass(121_000)
  expect(notice()).toBeNull()
  act(() => navigate('/result/math/nmt-12345678'))
  expect(notice()).toBeVisible()
})

test('an answer that cannot be read changes nothing', async () => {
  open()
  vi.mocked(fetch).mockImplementation(async () => new Response('<!doctype html>'))
  await pass(500_000)
  expect(notice()).toBeNull()
})

test('a page knows its build by what the build has written into it', () => {
  document.head.innerHTML = `<meta name="build" content="${known.id}" data-time="${known.time}" />`
  expect(thisBuild()).toEqual(known)
  document.head.innerHTML = ''
  expect(thisBuild()).toBeNull()
})

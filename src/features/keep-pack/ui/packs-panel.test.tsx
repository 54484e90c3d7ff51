import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pack } from '#samples/packs'
import { configureApi } from '@/shared/api'
import { memoryCaches } from '../../../../tests/fixtures/memory-caches'
import { PacksPanel } from './packs-panel'
import { testClient } from '../../../../tests/fixtures/test-client'

const math = { id: 'math', title: 'Математика' }
const lay = async () =>
  (await caches.open('pack-math')).put('/pack', new Response(JSON.stringify({ pack, bytes: 2_345_678, at: '2026-11-21T10:00:00.000Z' })))

beforeEach(() => void vi.stubGlobal('caches', memoryCaches()))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a device without room says so before anything is fetched', async () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: true, storage: { estimate: async () => ({ quota: 1000, usage: 999 }) } })
  const fetched = vi.spyOn(globalThis, 'fetch')
  render(<PacksPanel subjects={[math]} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Зберегти запас: Математика' }))
  expect(await screen.findByText('На пристрої мало місця. Звільни кілька мегабайтів або зітри інший запас.')).toBeVisible()
  expect(fetched).not.toHaveBeenCalled()
})

test('what is here is shown with its size and day, and goes at a press', async () => {
  await lay()
  render(<PacksPanel subjects={[math]} />)
  expect(await screen.findByText(/^2,3 МБ · 21 листопада/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Стерти запас: Математика' }))
  expect(await screen.findByText('Ще не збережено')).toBeVisible()
  expect(await caches.has('pack-math')).toBe(false)
})

/** A browser whose worker is active and says so much of its files. */
function workerThatSays(said: () => boolean) {
  const active = { postMessage: (_: unknown, [port]: MessagePort[] = []) => port?.postMessage(said()) }
  const serviceWorker = { getRegistration: async () => ({ active }) }
  vi.stubGlobal('navigator', { ...navigator, onLine: true, serviceWorker })
}

test('a pack is not called kept while files of the site are missing; once they are in, it is', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await lay()
  let isIn = false
  workerThatSays(() => isIn)
  render(<PacksPanel subjects={[math]} />)
  expect(await screen.findByText(/^Запас тут, а сторінок сайту бракує/)).toBeVisible()
  expect(screen.queryByText(/МБ/)).toBeNull()
  isIn = true
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await screen.findByText(/^2,3 МБ · 21 листопада/)).toBeVisible()
})

test('while the worker is still at it, the row says so and offers nothing to remove', async () => {
  await lay()
  const active = { postMessage: () => undefined }
  vi.stubGlobal('navigator', { ...navigator, onLine: true, serviceWorker: { getRegistration: async () => ({ active }) } })
  render(<PacksPanel subjects={[math]} />)
  expect(await screen.findByText('Запас уже тут. Зберігаємо сторінки сайту…')).toBeVisible()
  expect([screen.queryByText(/МБ/), screen.queryByRole('button', { name: /^Стерти/ })]).toEqual([null, null])
})

test('a browser that keeps no site is told apart', async () => {
  await lay()
  render(<PacksPanel subjects={[math]} />)
  expect(await screen.findByText(/Цей браузер не зберігає самого сайту/)).toBeVisible()
})

test('what was kept by itself is shown at once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('navigator', { onLine: true, connection: { type: 'wifi' } })
  configureApi({
    ...testClient,
    fetch: async (input) =>
      Response.json((input as Request).method === 'POST' ? { data: { pack, serverNow: '2026-11-21T10:00:00.000Z' } } : {}),
  })
  render(<PacksPanel subjects={[math]} isByItself />)
  expect(await screen.findByText('Ще не збережено')).toBeVisible()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await screen.findByText(/^0,1 МБ · /)).toBeVisible()
})

test('where the subjects are not known, those that are kept can be opened', async () => {
  await lay()
  render(<PacksPanel subjects={[]} isByItself />)
  expect(await screen.findByRole('link', { name: 'Математика' })).toHaveAttribute('href', '/subjects/math')
})

test('what began the keeping stops it, in the same place and with the focus on it', async () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: true, storage: { estimate: () => new Promise(() => undefined) } })
  render(<PacksPanel subjects={[math]} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Зберегти запас: Математика' }))
  const stop = await screen.findByRole('button', { name: 'Зупинити збереження: Математика' })
  expect([document.activeElement, screen.getAllByRole('button')]).toEqual([stop, [stop]])
  await userEvent.click(stop)
  expect(await screen.findByRole('button', { name: 'Зберегти запас: Математика' })).toHaveFocus()
})

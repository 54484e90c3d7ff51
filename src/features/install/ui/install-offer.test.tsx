import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLocalStore } from '@/shared/lib/local-store'
import { declineInstall, installWay, mayOfferInstall } from '../model/install-way'
import { InstallOffer } from './install-offer'

const dayMs = 86_400_000
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => vi.unstubAllGlobals())

/** A browser that has said that the site can be installed, whose person answers so. @returns how often it was asked. */
function offering(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn<() => Promise<void>>().mockResolvedValue(undefined)
  vi.stubGlobal('installOffer', { prompt, userChoice: Promise.resolve({ outcome }) })
  return prompt
}
const draw = () => render(<InstallOffer otherwise={<p>Інше</p>} />)
const offer = () => screen.queryByRole('region', { name: 'Додати на головний екран?' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('one press asks by the browser’s own question, and a yes is told', async () => {
  const prompt = offering('accepted')
  draw()
  await press('Додати')
  expect(await screen.findByRole('status')).toHaveTextContent('з’явиться на головному екрані')
  expect(screen.getByRole('status')).toHaveFocus()
  expect([prompt.mock.calls.length, offer()]).toEqual([1, null])
})

test('a no, here or to the browser, rests, and makes room for the next offer', async () => {
  offering('dismissed')
  draw()
  await press('Додати')
  expect(await screen.findByText('Інше')).toBeVisible()
  expect(screen.getByText(/не питатимемо/)).toHaveFocus()
  cleanup()
  offering('accepted')
  draw()
  expect([offer(), screen.queryByText('Інше') === null]).toEqual([null, false])
})

test('on iPhone the two presses are drawn, because no page can make them', () => {
  vi.stubGlobal('navigator', { standalone: false })
  draw()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Натисни «Поширити» на панелі Safari',
    'Обери «На початковий екран»',
  ])
  expect(screen.queryByRole('button', { name: 'Додати' })).toBeNull()
})

test.each([
  ['says nothing of installing', { navigator: {}, matchMedia: () => ({ matches: false }) }, null],
  ['shows the installed site', { installOffer: {}, navigator: {}, matchMedia: () => ({ matches: true }) }, null],
  ['of iOS shows the installed site', { navigator: { standalone: true }, matchMedia: () => ({ matches: false }) }, null],
  ['of iOS shows a page', { navigator: { standalone: false }, matchMedia: () => ({ matches: false }) }, 'hint'],
  ['offers it', { installOffer: {}, navigator: {}, matchMedia: () => ({ matches: false }) }, 'prompt'],
])('a browser that %s', (_, browser, way) => {
  expect(installWay(browser)).toBe(way)
})

test('a no lasts for sixty days, and a clock that went back does not make it last longer', () => {
  const store = createLocalStore(() => sessionStorage)
  const now = Date.UTC(2026, 10, 28)
  expect(mayOfferInstall(store, now)).toBe(true)
  declineInstall(store, now)
  expect([0, 59.9, 60].map((days) => mayOfferInstall(store, now + days * dayMs))).toEqual([false, false, true])
  expect(mayOfferInstall(store, now - dayMs)).toBe(true)
})

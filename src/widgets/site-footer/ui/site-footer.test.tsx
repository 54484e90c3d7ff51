import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleBrand } from '#samples/brand'
import { SiteFooter } from './site-footer'

const nothing = { name: 'Складу', legalEntity: '', registrationNumber: '', address: '', emails: [], phone: '', socials: [], stores: [] }

const headings = () => screen.getAllByRole('heading').map((heading) => heading.textContent)

test('what is not configured is not shown', () => {
  render(<SiteFooter brand={nothing} />)
  expect(headings()).toEqual(['Навігація', 'Додаткові посилання'])
})

test('contacts, networks, stores and the legal entity come from the configuration', () => {
  render(<SiteFooter brand={exampleBrand} />)
  expect(headings()).toEqual(['Навігація', 'Соціальні мережі', 'Контакти', 'Додаткові посилання', 'Завантажити застосунок'])
  expect(screen.getByRole('link', { name: '+380 00 000 00 00' })).toHaveAttribute('href', 'tel:+380000000000')
  expect(screen.getByText('Код ЄДРПОУ 00000000')).toBeVisible()
})

test('the additional links are terms, privacy, the offer, company details and a report of a fault', () => {
  render(<SiteFooter brand={nothing} />)
  const section = screen.getByRole('heading', { name: 'Додаткові посилання' }).closest('section')!
  expect(
    within(section)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Умови користування', 'Політика конфіденційності', 'Публічна оферта', 'Реквізити компанії', 'Повідомити про помилку на сайті'])
  expect(within(section).getByRole('link', { name: 'Реквізити компанії' })).toHaveAttribute('href', '/rekvizyty')
})

test('pages about the site stand in a row of their own, below what every footer has', () => {
  render(<SiteFooter brand={nothing} />)
  const row = within(screen.getByRole('navigation', { name: 'Про сайт' })).getAllByRole('link')
  expect(row.map((link) => link.getAttribute('href'))).toEqual(['/pro-nmt', '/pytannia', '/yak-my-rakhuiemo', '/dostupnist', '/licenses'])
})

test('terms and privacy open in a new tab, the contract offer does not', () => {
  render(<SiteFooter brand={nothing} />)
  expect(screen.getByRole('link', { name: 'Умови користування' })).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('link', { name: 'Політика конфіденційності' })).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('link', { name: 'Публічна оферта' })).not.toHaveAttribute('target')
  for (const href of ['/flashcard', '/team', '/partnership', '/dashboard', '/group-premium', '/public-oferta', '/terms', '/privacy']) {
    expect(screen.getAllByRole('link').some((link) => link.getAttribute('href') === href)).toBe(true)
  }
})

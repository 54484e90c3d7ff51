import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { SiteHeader } from './site-header'

/** jsdom has no modal dialogs: these stand-ins only open and close. The focus is tried in a real browser. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

function show({ isPublicPage = true, isSignedIn = false, path = '/', hasSections = false } = {}) {
  const onSignIn = vi.fn<() => void>()
  const onSignOut = vi.fn<() => void>()
  const calls = { isSignedIn, onSignIn, onSignOut }
  const { hook } = memoryLocation({ path })
  render(
    <Router hook={hook}>
      <SiteHeader brandName="Складу" isPublicPage={isPublicPage} hasSections={hasSections} {...calls} />
    </Router>,
  )
  return { onSignIn, onSignOut, user: userEvent.setup() }
}

const namesOf = (role: 'link' | 'button') =>
  screen.getAllByRole(role).map((element) => element.getAttribute('aria-label') ?? element.textContent)

test('a visitor of a public page sees the four links and nothing to sign in with', () => {
  show()
  expect(namesOf('link')).toEqual(['Складу', 'Флешкартки', 'Команда', 'Партнерство', 'Навчання'])
  expect(namesOf('button')).toEqual(['Меню'])
})

test('a signed-in user can sign out everywhere', async () => {
  const { user, onSignOut } = show({ isSignedIn: true })
  await user.click(screen.getByRole('button', { name: 'Вийти' }))
  expect(onSignOut).toHaveBeenCalledOnce()
})

test('on other pages the five sections stand in place of the menu links, and a visitor may sign in', async () => {
  const { user, onSignIn } = show({ isPublicPage: false, hasSections: true })
  expect(namesOf('link')).toEqual(['Складу', 'Сьогодні', 'Предмети', 'Картки', 'Курси', 'Я', 'Пошук'])
  await user.click(screen.getByRole('button', { name: 'Увійти' }))
  expect(onSignIn).toHaveBeenCalledOnce()
})

test('the logo leads to learning', () => {
  show()
  expect(screen.getByRole('link', { name: 'Складу' })).toHaveAttribute('href', '/dashboard')
})

test('the burger opens a menu with all links and the sign-in, and a link closes it', async () => {
  const { user } = show({ isPublicPage: false, hasSections: true })
  const burger = screen.getByRole('button', { name: 'Меню' })
  expect(burger).toHaveAttribute('aria-expanded', 'false')
  await user.click(burger)
  expect(burger).toHaveAttribute('aria-expanded', 'true')
  const menu = within(screen.getByRole('dialog', { name: 'Меню' }))
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/dashboard', '/flashcard', '/team', '/partnership'])
  await user.click(menu.getByRole('link', { name: 'Команда' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(burger).toHaveAttribute('aria-expanded', 'false')
})

test('signing in from the menu closes it first', async () => {
  const { user, onSignIn } = show()
  await user.click(screen.getByRole('button', { name: 'Меню' }))
  await user.click(screen.getByRole('button', { name: 'Увійти' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(onSignIn).toHaveBeenCalledOnce()
})

const marks = () =>
  screen
    .getAllByRole('link')
    .flatMap((link) => (link.hasAttribute('aria-current') ? [[link.textContent, link.getAttribute('aria-current')]] : []))

const sections = { Сьогодні: '/dashboard', Предмети: '/subjects', Картки: '/flashcard', Курси: '/courses', Я: '/me' }

test.each(Object.entries(sections))('«%s» and no other section is marked as the page on %s', (name, path) => {
  show({ isPublicPage: false, hasSections: true, path })
  expect(marks()).toEqual([[name, 'page']])
})

test.each([
  ['Предмети', '/subjects/math/theory/notes/first'],
  ['Я', '/result/math/nmt-12345678'],
])('«%s» and no other section is marked as the place of %s', (name, path) => {
  show({ isPublicPage: false, hasSections: true, path })
  expect(marks()).toEqual([[name, 'true']])
})

test('the cards have the menu of a public page, and no second one below it', () => {
  show({ hasSections: true, path: '/flashcard' })
  expect(namesOf('link')).toEqual(['Складу', 'Флешкартки', 'Команда', 'Партнерство', 'Навчання'])
})

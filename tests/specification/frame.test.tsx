// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { exampleBrand } from '#samples/brand'
import { NotFoundPage } from '@/pages/not-found'
import { globalCss } from '@/app/styles/global-css'
import { SiteFooter } from '@/widgets/site-footer'
import { SiteHeader } from '@/widgets/site-header'
import deployed from '../../public/config.json' with { type: 'json' }
import { specified } from './constants'

const button = (name: string) => screen.getByRole('button', { name })

describe('the frame', () => {
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
      this.open = true
    }
  })
  const header = (state: { isPublicPage: boolean; isSignedIn: boolean }) => {
    const { hook } = memoryLocation({ path: '/' })
    render(
      <Router hook={hook}>
        <SiteHeader brandName="Складу" hasSections={false} onSignIn={() => undefined} onSignOut={() => undefined} {...state} />
      </Router>,
    )
  }

  test('has a logo and the menu of public pages, without a control for visitors', () => {
    header({ isPublicPage: true, isSignedIn: false })
    const [logo, ...menu] = screen.getAllByRole('link')
    expect(logo).toHaveAttribute('href', specified.logoLeadsTo)
    expect(menu.map((link) => link.getAttribute('href'))).toEqual(specified.publicMenu)
    expect(menu.map((link) => link.textContent)).toEqual(specified.publicMenuNames)
    expect(screen.queryAllByRole('button', { name: specified.signIn })).toHaveLength(specified.controlsOfPublicVisitor)
  })

  test('has a way in or out on other pages', () => {
    header({ isPublicPage: false, isSignedIn: false })
    expect(button(specified.signIn)).toBeVisible()
    header({ isPublicPage: false, isSignedIn: true })
    expect(button(specified.signOut)).toBeVisible()
  })

  test('has a burger, whose open menu holds the four links and the control, and locks the page', async () => {
    header({ isPublicPage: true, isSignedIn: false })
    await userEvent.click(button(specified.burger))
    const menu = screen.getByRole('dialog', { name: specified.burger })
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(expect.arrayContaining([...specified.publicMenu]))
    expect(within(menu).queryAllByRole('button', { name: specified.signIn })).toHaveLength(specified.controlsOfMobileMenu)
    const lock = Object.entries(globalCss['html'] as Record<string, { overflow?: string }>).filter(([, style]) => style.overflow)
    expect(lock.map(([state]) => document.documentElement.matches(state.replace('&', 'html')))).toEqual([true])
    expect(lock.map(([, { overflow }]) => overflow)).toEqual([specified.scrollLockOfMenu])
  })

  test('has a footer with its sections, links and what the configuration names', () => {
    render(<SiteFooter brand={{ ...exampleBrand, ...deployed.brand }} />)
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(specified.footerSections)
    const links = screen.getAllByRole('link')
    const hrefs = links.map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(expect.arrayContaining([...specified.footerLinks]))
    const ownTabs = links.filter((link) => link.getAttribute('target') === '_blank' && link.getAttribute('href')?.startsWith('/'))
    expect(ownTabs.map((link) => link.getAttribute('href'))).toEqual(specified.footerNewTabs)
    expect(screen.getByRole('link', { name: specified.companyDetails })).toBeVisible()
    expect(hrefs.filter((href) => href?.startsWith('mailto:'))).toHaveLength(specified.footerContacts)
    expect(hrefs.filter((href) => href?.startsWith('tel:'))).toHaveLength(specified.footerPhones)
    expect([deployed.brand.socials.length, deployed.brand.stores.length]).toEqual([specified.footerSocials, specified.footerStores])
    const linksBelow = (title: string) => within(screen.getByRole('heading', { name: title }).parentElement!).getAllByRole('link')
    expect([linksBelow('Соціальні мережі').length, linksBelow('Завантажити застосунок').length]).toEqual([
      specified.footerSocials,
      specified.footerStores,
    ])
    for (const words of specified.footerCompany) expect(screen.getAllByText(deployed.brand[words], { exact: false })[0]).toBeVisible()
  })

  test('has a page for what is not found, with the path and a way home', () => {
    const { hook } = memoryLocation({ path: '/no/such' })
    render(
      <Router hook={hook}>
        <NotFoundPage />
      </Router>,
    )
    expect(screen.getByRole('heading', { name: specified.notFoundTitle })).toBeVisible()
    expect(screen.getByText(`${specified.statusOfUnmatchedRoute} · ${specified.unmatchedRoute}: /no/such`)).toBeVisible()
    expect(screen.getByText(specified.notFoundText, { exact: false })).toBeVisible()
    expect(screen.getByRole('link', { name: specified.nameOfNotFoundHome })).toHaveAttribute('href', specified.notFoundHome)
  })
})

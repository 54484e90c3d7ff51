// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { createActor, fromPromise } from 'xstate'
import { exampleBrand } from '#contract/samples/brand'
import { AuthModalProvider } from '@/features/auth-modal/model/auth-modal-context'
import { authModalMachine } from '@/features/auth-modal/model/auth-modal.machine'
import { resetPasswordMachine } from '@/features/auth-modal/model/reset-password.machine'
import { AuthModal } from '@/features/auth-modal/ui/auth-modal'
import { NotFoundPage } from '@/pages/not-found'
import { ConfigProvider, defaultConfig } from '@/shared/config'
import { tokens } from '@/app/styles/tokens'
import { globalCss } from '@/app/styles/global-css'
import { SiteFooter } from '@/widgets/site-footer'
import { SiteHeader } from '@/widgets/site-header'
import deployed from '../../public/config.json' with { type: 'json' }
import { specified } from './constants'

const button = (name: string) => screen.getByRole('button', { name })
const dialog = (name: string) => screen.findByRole('dialog', { name })

describe('the modal', () => {
  let user: ReturnType<typeof userEvent.setup>
  beforeEach(() => {
    const never = fromPromise(() => new Promise<never>(() => undefined)) as never
    const resetPassword = resetPasswordMachine.provide({ actors: { requestNewPassword: fromPromise(async () => undefined) as never } })
    const actor = createActor(authModalMachine.provide({ actors: { grantSession: never, resetPassword } })).start()
    actor.send({ type: 'modal.open' })
    render(
      <ConfigProvider value={{ ...defaultConfig, googleApiKey: 'g', appleApiKey: 'a' }}>
        <AuthModalProvider actor={actor}>
          <AuthModal />
        </AuthModalProvider>
      </ConfigProvider>,
    )
    user = userEvent.setup()
  })

  const email = () => screen.getByLabelText(specified.fieldOfEmail)
  const expectEmailField = () => {
    expect(email()).toHaveAttribute('type', specified.emailType)
    expect((email() as HTMLInputElement).required).toBe(specified.emailIsRequired)
  }
  const expectPassword = async (minLength: number) => {
    const password = screen.getByLabelText(specified.fieldOfPassword)
    expect(password).toHaveAttribute('type', 'password')
    expect(password).toHaveAttribute('minlength', String(minLength))
    await user.click(button(specified.showPassword))
    expect(password).toHaveAttribute('type', 'text')
    await user.click(button(specified.hidePassword))
    expect(password).toHaveAttribute('type', 'password')
  }

  test('is as wide and at most as high as specified, and can be closed', async () => {
    const sheet = await dialog(specified.titleOfSignIn)
    expect(tokens.sizes?.['dialog']).toEqual({ value: specified.modalWidth })
    expect(sheet).toHaveClass('max-w_dialog', `max-h_[${specified.modalMaxHeight.replace('%', 'dvh')}]`)
    await user.click(button(specified.closeOfModal))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('shows the view of sign-in', async () => {
    await dialog(specified.titleOfSignIn)
    expectEmailField()
    await expectPassword(specified.signInPasswordMinLength)
    for (const name of [specified.buttonOfSignIn, specified.linkToForgotPassword, specified.googleButton, specified.appleButton])
      expect(button(name)).toBeEnabled()
    await user.click(button(specified.linkToSignUp))
    await dialog(specified.titleOfSignUp)
  })

  test('shows the view of sign-up, whose button waits for the consent', async () => {
    await user.click(button(specified.linkToSignUp))
    await dialog(specified.titleOfSignUp)
    expectEmailField()
    expect(screen.getByLabelText(specified.fieldOfName)).toHaveAttribute('minlength', String(specified.nameMinLength))
    expect(screen.getByLabelText(specified.fieldOfName)).toBeRequired()
    await expectPassword(specified.signUpPasswordMinLength)
    expect(screen.getByLabelText(specified.fieldOfPassword)).toHaveAccessibleDescription(specified.passwordHint)
    for (const name of [specified.googleButton, specified.appleButton]) expect(button(name)).toBeEnabled()
    const label = screen.getByRole('checkbox').closest('label')!
    expect(
      within(label)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      [specified.nameOfTerms, specified.consentToTerms],
      [specified.nameOfPrivacy, specified.consentToPrivacy],
    ])
    expect(label).toHaveTextContent(specified.consentToProcessing)
    expect(button(specified.buttonOfSignUp)).toBeDisabled()
    await user.click(screen.getByRole('checkbox'))
    expect(button(specified.buttonOfSignUp).matches(':enabled')).toBe(specified.consentOpensButton)
    await user.click(button(specified.linkToSignIn))
    await dialog(specified.titleOfSignIn)
  })

  test('shows the view of a forgotten password, whose title leads back', async () => {
    await user.click(button(specified.linkToForgotPassword))
    await dialog(specified.titleOfForgotPassword)
    expectEmailField()
    expect(button(specified.buttonOfRestore)).toBeEnabled()
    await user.click(within(screen.getByRole('heading', { name: specified.titleOfForgotPassword })).getByRole('button'))
    await dialog(specified.titleOfSignIn)
  })

  test('confirms a new password, and OK closes it', async () => {
    await user.click(button(specified.linkToForgotPassword))
    await user.type(email(), 'o@example.com{Enter}')
    expect(await screen.findByText(specified.newPasswordSent)).toBeVisible()
    await user.click(button(specified.okOfConfirmation))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

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
    expect(screen.queryByRole('button', { name: specified.signIn })).toBeNull()
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
    expect(within(menu).getByRole('button', { name: specified.signIn })).toBeVisible()
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
    expect(hrefs.filter((href) => href?.startsWith('tel:'))).toHaveLength(1)
    expect([deployed.brand.socials.length, deployed.brand.stores.length]).toEqual([specified.footerSocials, specified.footerStores])
    const linksBelow = (title: string) => within(screen.getByRole('heading', { name: title }).parentElement!).getAllByRole('link')
    expect([linksBelow('Соціальні мережі').length, linksBelow('Завантажити застосунок').length]).toEqual([
      specified.footerSocials,
      specified.footerStores,
    ])
    for (const words of ['legalEntity', 'registrationNumber', 'address'] as const)
      expect(screen.getAllByText(deployed.brand[words], { exact: false })[0]).toBeVisible()
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
    expect(screen.getByRole('link', { name: 'На головну' })).toHaveAttribute('href', specified.notFoundHome)
  })
})

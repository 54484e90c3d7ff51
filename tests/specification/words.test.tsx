// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { AuthModalProvider } from '@/features/auth-modal/model/auth-modal-context'
import { authModalMachine } from '@/features/auth-modal/model/auth-modal.machine'
import { resetPasswordMachine } from '@/features/auth-modal/model/reset-password.machine'
import { AuthModal } from '@/features/auth-modal/ui/auth-modal'
import { ConfigProvider, defaultConfig } from '@/shared/config'
import { tokens } from '@/app/styles/tokens'
import { specified } from './constants'

const button = (name: string) => screen.getByRole('button', { name })
const dialog = (name: string) => screen.findByRole('dialog', { name })

describe('the modal', () => {
  let user: ReturnType<typeof userEvent.setup>
  let open: () => void
  beforeEach(() => {
    const never = fromPromise(() => new Promise<never>(() => undefined)) as never
    const resetPassword = resetPasswordMachine.provide({ actors: { requestNewPassword: fromPromise(async () => undefined) as never } })
    const actor = createActor(authModalMachine.provide({ actors: { grantSession: never, resetPassword } })).start()
    open = () => actor.send({ type: 'modal.open' })
    open()
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
    expect(password).toHaveAttribute('type', specified.passwordType)
    expect(password).toHaveAttribute('minlength', String(minLength))
    await user.click(button(specified.showPassword))
    expect(password).toHaveAttribute('type', specified.shownPasswordType)
    await user.click(button(specified.hidePassword))
    expect(password).toHaveAttribute('type', specified.passwordType)
    return (password as HTMLInputElement).required
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
    expect(await expectPassword(specified.signInPasswordMinLength)).toBe(specified.signInPasswordIsRequired)
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
    expect(screen.getByLabelText<HTMLInputElement>(specified.fieldOfName).required).toBe(specified.nameIsRequired)
    expect(await expectPassword(specified.signUpPasswordMinLength)).toBe(specified.signUpPasswordIsRequired)
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

  test('closed over a forgotten password opens on sign-in again', async () => {
    await user.click(button(specified.linkToForgotPassword))
    await user.click(button(specified.closeOfModal))
    act(open)
    await dialog(specified.viewAfterClosing)
  })

  test('confirms a new password, and OK closes it', async () => {
    await user.click(button(specified.linkToForgotPassword))
    await user.type(email(), 'o@example.com{Enter}')
    expect(await screen.findByText(specified.newPasswordSent)).toBeVisible()
    await user.click(button(specified.okOfConfirmation))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

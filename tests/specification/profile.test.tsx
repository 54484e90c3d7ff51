// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { SessionProvider } from '@/entities/session'
import { ProfilePage } from '@/pages/profile'
import { DeviceLogProvider } from '@/shared/lib/device-log'
import { specified } from './constants'
import { user as holder } from './recorded-api'
import { closeSite, openSite } from './site'

afterEach(closeSite)

const paid = { status: 'active', until: '2027-07-31T20:59:59.000Z', is_renewing: true, store: null, store_item_id: 'p' }

async function openProfile() {
  const site = openSite(
    { [specified.keyOfToken]: 't0' },
    { [specified.callForUser]: () => Response.json({ data: { user: { ...holder, premium: paid } } }) },
  )
  render(
    <SessionProvider actor={site.actors.session}>
      <DeviceLogProvider value={site.actors.log}>
        <ProfilePage />
      </DeviceLogProvider>
    </SessionProvider>,
  )
  expect(screen.getByRole('heading', { level: 1, name: specified.titleOfProfile })).toBeInTheDocument()
  await screen.findByLabelText('Ім’я')
  const loads = () => site.named().filter((call) => call === specified.callForUser).length
  return { ...site, loads, presses: userEvent.setup() }
}

test('a cancelled subscription has the user loaded again', async () => {
  const { loads, named, presses } = await openProfile()
  const before = loads()
  await presses.click(screen.getByRole('button', { name: 'Скасувати підписку' }))
  const question = within(await screen.findByRole('alertdialog'))
  await presses.click(question.getByRole('button', { name: 'Скасувати підписку' }))
  const cancel = specified.callToCancel.replace('{store}', specified.defaultStore)
  await waitFor(() => expect(named()).toContain(cancel))
  await waitFor(() => expect(loads() > before).toBe(specified.reloadedAfterCancel))
})

test('a saved name has the user loaded again', async () => {
  const { loads, named, presses } = await openProfile()
  const before = loads()
  await presses.type(screen.getByLabelText('Ім’я'), ' Коваль{Enter}')
  await waitFor(() => expect(named()).toContain(specified.callToSaveUser))
  await waitFor(() => expect(loads() > before).toBe(specified.reloadedAfterProfileUpdate))
})

test('an account that was removed leads home without its token', async () => {
  const { went, named, presses } = await openProfile()
  await presses.click(screen.getByRole('button', { name: 'Видалити акаунт' }))
  await presses.click(await screen.findByRole('button', { name: 'Видалити назавжди' }))
  await waitFor(() => expect(named()).toContain(specified.callToDeleteUser))
  await waitFor(() => expect(went).toEqual([specified.afterDeletion]))
  expect(localStorage.getItem(specified.keyOfToken)).toBeNull()
})

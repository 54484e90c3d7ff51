import { openTabChannel, outboxMachine } from '@/shared/lib/device-log'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createActor, type Actor } from 'xstate'
import { authModalMachine } from '@/features/auth-modal'
import { createInspector, followApp, publish } from '#chart-lab/inspector'
import { channelName, inspector } from './start'
import { Statecharts, StatechartsPage } from './statecharts-page'
import { surroundings } from '@/shared/lib/surroundings'

let dialog: Actor<typeof authModalMachine>
beforeEach(() => {
  dialog = createActor(authModalMachine, { inspect: inspector.inspect }).start()
})
afterEach(() => {
  dialog.stop()
  history.replaceState(null, '', '/')
})

async function open(address = '/__statecharts') {
  history.replaceState(null, '', address)
  render(<StatechartsPage />)
  const user = userEvent.setup()
  const running = address.includes('?') ? undefined : screen.queryAllByRole('button', { name: /^authModal machine/ }).at(-1)
  if (running) await user.click(running)
  return user
}
const drawing = (name: string) => screen.findByRole('group', { name: `Діаграма ${name}` })
const state = (id: string) => document.querySelector(`[data-state="${id}"]`)
const log = () => within(screen.getByRole('region', { name: 'Події' }))

describe('the inspector', () => {
  test('draws where the chosen actor stands, and an open arrow sends its event', async () => {
    const user = await open()
    await drawing('authModal')
    expect(state('authModal.closed')).toHaveAttribute('data-marks', expect.stringMatching(/\bactive\b/))
    await user.click(screen.getByRole('button', { name: 'Надіслати modal.open' }))
    expect(dialog.getSnapshot().value).toEqual({ open: { view: 'signIn', call: 'resting' } })
    expect(state('authModal.open.view.signIn')).toHaveAttribute('data-marks', expect.stringMatching(/\bactive\b/))
    expect(document.querySelector('[data-transition="authModal.closed | modal.open | 0"]')).toHaveAttribute(
      'data-marks',
      expect.stringMatching(/last taken/),
    )
  })

  test('an open arrow is sent by the keyboard as well', async () => {
    const user = await open()
    await drawing('authModal')
    screen.getByRole('button', { name: 'Надіслати modal.open' }).focus()
    await user.keyboard('{Enter}')
    expect(dialog.getSnapshot().matches('open')).toBe(true)
  })

  test('a form sends an event with what it carries, and says what is no JSON', async () => {
    dialog.send({ type: 'modal.open' })
    const user = await open()
    await user.selectOptions(screen.getByLabelText('Подія'), 'provider.choose')
    await user.type(screen.getByLabelText('Що вона несе (JSON)'), 'google')
    await user.click(screen.getByRole('button', { name: 'Надіслати' }))
    expect(screen.getByText('Це не JSON-об’єкт')).toBeVisible()
    await user.clear(screen.getByLabelText('Що вона несе (JSON)'))
    await user.type(screen.getByLabelText('Що вона несе (JSON)'), '{{"provider":"google"}')
    await user.click(screen.getByRole('button', { name: 'Надіслати' }))
    expect(inspector.read().log.find(({ type }) => type === 'provider.choose')?.event).toContain('"provider": "google"')
  })

  test('the log marks what nothing answered, and a step back shows how the chart stood then', async () => {
    const user = await open()
    await drawing('authModal')
    dialog.send({ type: 'modal.open' })
    dialog.send({ type: 'identity.return' } as never)
    expect(await log().findByRole('button', { name: /^identity\.return .*нічого не сталося/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '← Крок назад' }))
    await user.click(screen.getByRole('button', { name: '← Крок назад' }))
    expect(state('authModal.closed')).toHaveAttribute('data-marks', expect.stringMatching(/\bactive\b/))
    expect(screen.queryByRole('button', { name: /^Надіслати modal/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Наживо' }))
    expect(state('authModal.open')).toHaveAttribute('data-marks', expect.stringMatching(/\bactive\b/))
  })

  test('the search marks states and events and thins the log', async () => {
    const user = await open()
    await drawing('authModal')
    dialog.send({ type: 'modal.open' })
    await user.type(screen.getByRole('searchbox', { name: 'Пошук станів і подій' }), 'signup')
    expect(state('authModal.open.view.signUp')).toHaveAttribute('data-marks', expect.stringMatching(/\bsought\b/))
    expect(log().queryByRole('button', { name: /modal\.open/ })).toBeNull()
  })

  test('the picture can be made larger', async () => {
    const user = await open()
    const picture = await drawing('authModal')
    const before = Number(picture.getAttribute('width'))
    await user.click(screen.getByRole('button', { name: 'Більше' }))
    expect(Number(picture.getAttribute('width'))).toBeCloseTo(before * 1.25)
  })
})

test('the gallery shows a chart that does not run, named in the address', async () => {
  await open('/__statecharts?chart=onceCall')
  await drawing('onceCall')
  expect(screen.getByRole('heading', { name: 'onceCall' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Надіслати / })).toBeNull()
})

describe('a window beside the app', () => {
  const start = (title: string, id: string) => {
    const app = createInspector()
    document.title = title
    publish(app, channelName, id)
    const outbox = createActor(outboxMachine, { input: surroundings, inspect: app.inspect }).start()
    return { outbox, woken: () => app.read().log.filter(({ type }) => type === 'outbox.wake').length }
  }

  test('shows its actors and sends them events', async () => {
    const { outbox } = start('Навчання', 'a')
    render(<Statecharts feed={followApp(channelName)} />)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: /^outbox machine/ }))
    await drawing('outbox')
    await user.selectOptions(screen.getByLabelText('Подія'), 'outbox.wake')
    await user.click(screen.getByRole('button', { name: 'Надіслати' }))
    expect(await log().findByRole('button', { name: /^outbox\.wake/ })).toBeVisible()
    outbox.stop()
  })

  test('of two tabs one is chosen, and only it hears what is sent; one that is gone is left', async () => {
    const [one, two] = [start('Перша', 'one-tab'), start('Друга', 'two-tab')]
    const feed = followApp(channelName)
    render(<Statecharts feed={feed} />)
    const user = userEvent.setup()
    await user.selectOptions(await screen.findByLabelText('Вкладка'), 'two-tab')
    await user.click(await screen.findByRole('button', { name: /^outbox machine/ }))
    feed.send(two.outbox.sessionId, { type: 'outbox.wake' })
    await waitFor(() => expect([one.woken(), two.woken()]).toEqual([0, 1]))
    openTabChannel<{ kind: 'gone'; tab: string }>(channelName).knock({ kind: 'gone', tab: 'two-tab' })
    await waitFor(() => expect(feed.tabs().map(({ id }) => id)).not.toContain('two-tab'))
    expect(feed.followed()).not.toBe('two-tab')
    one.outbox.stop()
    two.outbox.stop()
  })
})

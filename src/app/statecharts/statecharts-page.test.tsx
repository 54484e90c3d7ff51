import { openTabChannel, outboxMachine } from '@/shared/lib/device-log'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createActor, type Actor } from 'xstate'
import { authModalMachine } from '@/features/auth-modal'
import { surroundings } from '@/shared/lib/surroundings'
import { createInspector, followApp, publish } from '#chart-lab/inspector'
import { machines } from './all-charts'
import { channelName, inspector } from './start'
import { Statecharts, StatechartsPage } from './statecharts-page'

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
  const running = address.includes('?') ? undefined : screen.queryAllByRole('button', { name: /^authModal machine$/ }).at(-1)
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

  test('a generated way is walked with what events carry', async () => {
    const machine = machines.find(({ id }) => id === 'rename')
    if (!machine) throw new Error('No chart is called rename')
    const rename = createActor(machine, { input: { name: 'Оля' }, inspect: inspector.inspect } as never).start()
    const user = await open()
    await user.click(screen.getByRole('button', { name: /^rename machine$/ }))
    await user.click(screen.getByRole('button', { name: 'Покриття' }))
    await user.click(screen.getByRole('button', { name: 'Побудувати звідси' }))
    await user.selectOptions(await screen.findByLabelText(/^До переходу/), 'rename.edited | name.save | 2')
    await user.click(screen.getByRole('button', { name: 'Пройти наживо' }))
    expect(await screen.findByText('Застосунок пройшов так само, як модель.')).toBeVisible()
    expect(rename.getSnapshot().context).toMatchObject({ saved: 'Оля', typed: 'текст' })
    rename.stop()
  })

  test('a form sends an event with what its type says that it carries', async () => {
    dialog.send({ type: 'modal.open' })
    const user = await open()
    await user.selectOptions(screen.getByLabelText('Подія'), 'provider.choose')
    await user.selectOptions(screen.getByLabelText('provider'), 'apple')
    await user.click(screen.getByRole('button', { name: 'Надіслати' }))
    const sent = inspector.read().log.findLast(({ type }) => type === 'provider.choose')
    expect(await inspector.detail(sent?.number ?? 0)).toMatchObject({ event: { provider: 'apple' } })
  })

  test('an open event that carries something is filled in before it is sent', async () => {
    dialog.send({ type: 'modal.open' })
    const user = await open()
    await drawing('authModal')
    const before = inspector.read().log.filter(({ type }) => type === 'registration.submit').length
    const sent = () =>
      inspector
        .read()
        .log.filter(({ type }) => type === 'registration.submit')
        .slice(before)
    await user.click(screen.getByRole('button', { name: 'Надіслати registration.submit' }))
    expect(screen.getByLabelText('Подія')).toHaveValue('registration.submit')
    expect(sent()).toEqual([])
    await user.clear(screen.getByLabelText('email'))
    await user.type(screen.getByLabelText('email'), 'olia@example.com')
    await user.click(screen.getByRole('button', { name: 'Надіслати' }))
    expect(sent().map(({ took }) => took)).toEqual([['authModal.open.call.resting | registration.submit | 0']])
  })

  test('an event that no state would answer is not sent, and the form says why', async () => {
    const user = await open()
    await user.selectOptions(screen.getByLabelText('Подія'), 'signIn.show')
    await user.click(screen.getByRole('button', { name: 'Надіслати' }))
    expect(await screen.findByText('Не надіслано: зараз на неї ніхто не відповість')).toBeVisible()
    expect(dialog.getSnapshot().value).toBe('closed')
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

  test('the search marks states and events, finds what an event carried, and leads to it', async () => {
    const user = await open()
    await drawing('authModal')
    dialog.send({ type: 'modal.open', asked: 'перехожий' } as never)
    const search = screen.getByRole('searchbox', { name: 'Пошук акторів, станів і подій' })
    await user.type(search, 'signup')
    expect(state('authModal.open.view.signUp')).toHaveAttribute('data-marks', expect.stringMatching(/\bsought\b/))
    await user.clear(search)
    await user.type(search, 'перехожий')
    await user.click(await screen.findByRole('button', { name: /^→ modal\.open .*усередині/ }))
    expect(await screen.findByRole('heading', { name: /^Після події/ })).toBeVisible()
    expect(within(screen.getByRole('tree', { name: 'Що несла подія' })).getByText('"перехожий"')).toBeVisible()
  })

  test('what an event changed in the context is shown part by part', async () => {
    const user = await open()
    dialog.send({ type: 'modal.open' })
    dialog.send({ type: 'view.signUp' } as never)
    await user.click((await log().findAllByRole('button', { name: /^modal\.open/ }))[0]!)
    expect(await screen.findByText('У контексті — нічого')).toBeVisible()
  })

  test('the picture is zoomed, moved and fitted by buttons and by keys', async () => {
    const user = await open()
    const picture = await drawing('authModal')
    const shown = () => picture.querySelector(':scope > g')?.getAttribute('transform')
    await user.click(screen.getByRole('button', { name: 'Більше' }))
    expect(shown()).toMatch(/scale\(1\.25\)/)
    await user.click(screen.getByRole('button', { name: 'Праворуч' }))
    expect(shown()).toMatch(/^translate\(-80,/)
    picture.focus()
    await user.keyboard('{ArrowLeft}-')
    expect(shown()).toMatch(/^translate\(0,.*scale\(1\)/)
    await user.keyboard('{ArrowDown}')
    await user.click(screen.getByRole('button', { name: 'Вмістити' }))
    expect(shown()).toBe('translate(0,0) scale(1)')
    await user.keyboard('c')
    await user.click(screen.getByRole('button', { name: 'Де вона зараз' }))
    expect(shown()).not.toBe('translate(0,0) scale(1)')
  })

  test('the address names the chart and the moment that are shown, and a link leads back to them', async () => {
    const user = await open()
    await drawing('authModal')
    dialog.send({ type: 'modal.open' })
    await user.click((await log().findAllByRole('button', { name: /^modal\.open/ }))[0]!)
    const address = location.pathname + location.search
    expect(address).toMatch(/chart=authModal&actor=.+&moment=\d+/)
    cleanup()
    await open(`${address}&state=authModal.open`)
    await drawing('authModal')
    expect(screen.getByRole('heading', { name: /^Після події/ })).toBeVisible()
    expect(state('authModal.open')).toHaveAttribute('data-marks', expect.stringMatching(/active sought/))
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
    await user.click(await screen.findByRole('button', { name: /^outbox machine$/ }))
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
    await user.click(await screen.findByRole('button', { name: /^outbox machine$/ }))
    await feed.send(two.outbox.sessionId, { type: 'outbox.wake' })
    await waitFor(() => expect([one.woken(), two.woken()]).toEqual([0, 1]))
    openTabChannel<{ kind: 'gone'; tab: string }>(channelName).knock({ kind: 'gone', tab: 'two-tab' })
    await waitFor(() => expect(feed.tabs().map(({ id }) => id)).not.toContain('two-tab'))
    expect(feed.followed()).not.toBe('two-tab')
    one.outbox.stop()
    two.outbox.stop()
  })
})

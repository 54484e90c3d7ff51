import { HTTPError } from 'ky'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { Granted } from '../api/granted'
import { ProviderSilentError } from '../api/provider'
import { authModalMachine, unansweredWords } from './auth-modal.machine'
import { resetPasswordMachine } from './reset-password.machine'

const credentials = { email: 'olia@example.com', password: 'довгий пароль' }
const registration = { ...credentials, name: 'Оля' }
const granted: Granted = { token: 't1' }
const resting = { open: { call: 'resting' } } as const
const refusal = (status: number) => {
  const request = new Request('http://api.test/')
  return Object.assign(new HTTPError(new Response(null, { status }), request, {} as never), {
    data: { errorMessage: 'Неправильний e-mail або пароль' },
  })
}

function start(answer: () => Promise<Granted>, reset: () => Promise<void> = async () => undefined) {
  const machine = authModalMachine.provide({
    actors: {
      grantSession: fromPromise(answer),
      resetPassword: resetPasswordMachine.provide({ actors: { requestNewPassword: fromPromise(reset) } }),
    },
  })
  const facts: string[] = []
  const modal = createActor(machine)
  modal.on('*', ({ type }) => void facts.push(type))
  modal.start().send({ type: 'modal.open' })
  return { modal, facts }
}

describe('auth modal', () => {
  test('a sign-in closes it and hands the session over', async () => {
    const { modal, facts } = start(async () => granted)
    modal.send({ type: 'credentials.submit', credentials })
    await waitFor(modal, (snapshot) => snapshot.matches('closed'))
    expect(facts).toEqual(['session.granted'])
  })

  test('wrong credentials stay in the form without a toast', async () => {
    const { modal, facts } = start(() => Promise.reject(refusal(401)))
    modal.send({ type: 'credentials.submit', credentials })
    const { context } = await waitFor(modal, (snapshot) => snapshot.matches(resting))
    expect([context.problem?.detail, facts]).toEqual(['Неправильний e-mail або пароль', []])
  })

  test('any other failure is told as well', async () => {
    const { modal, facts } = start(() => Promise.reject(refusal(503)))
    modal.send({ type: 'credentials.submit', credentials })
    await waitFor(modal, (snapshot) => snapshot.matches(resting))
    expect(facts).toEqual(['call.failed'])
  })

  test('a second press while the first waits asks nothing more', async () => {
    let calls = 0
    const { modal } = start(async () => ((calls += 1), granted))
    modal.send({ type: 'credentials.submit', credentials })
    modal.send({ type: 'credentials.submit', credentials })
    await waitFor(modal, (snapshot) => snapshot.matches('closed'))
    expect(calls).toBe(1)
  })

  test('a registration closes it, hands the session over and is celebrated', async () => {
    const { modal, facts } = start(async () => granted)
    modal.send({ type: 'signUp.show' })
    modal.send({ type: 'registration.submit', registration })
    await waitFor(modal, (snapshot) => snapshot.matches('closed'))
    expect(facts).toEqual(['session.granted', 'account.registered'])
  })

  test('closing while the server is silent gives the call up', async () => {
    const { modal, facts } = start(() => new Promise(() => undefined))
    modal.send({ type: 'credentials.submit', credentials })
    modal.send({ type: 'modal.close' })
    expect([modal.getSnapshot().value, facts]).toEqual(['closed', ['modal.dismissed']])
  })

  test('a change of view forgets the old message', async () => {
    const { modal } = start(() => Promise.reject(refusal(401)))
    modal.send({ type: 'credentials.submit', credentials })
    await waitFor(modal, (snapshot) => snapshot.context.problem !== null)
    modal.send({ type: 'signUp.show' })
    expect(modal.getSnapshot().context.problem).toBeNull()
  })

  test('a silent provider leaves the form as it was', async () => {
    const { modal, facts } = start(() => Promise.reject(new ProviderSilentError('Google')))
    modal.send({ type: 'provider.choose', provider: 'google' })
    const { context } = await waitFor(modal, (snapshot) => snapshot.matches(resting))
    expect([context.problem, facts]).toEqual([null, []])
  })

  test('a window of Google that is left alone without a word is given up after two minutes, with a reason and a way back', () => {
    const clock = new SimulatedClock()
    let isGivenUp = false
    const never = ({ signal }: { signal: AbortSignal }) => {
      signal.addEventListener('abort', () => void (isGivenUp = true))
      return new Promise<Granted>(() => undefined)
    }
    const machine = authModalMachine.provide({ actors: { grantSession: fromPromise(never) } })
    const modal = createActor(machine, { clock }).start()
    const told: string[] = []
    modal.on('call.failed', ({ problem }) => void told.push(problem.detail))
    modal.send({ type: 'modal.open' })
    modal.send({ type: 'provider.choose', provider: 'google' })
    clock.increment(119_999)
    expect([modal.getSnapshot().matches(resting), isGivenUp]).toEqual([false, false])
    clock.increment(1)
    expect([modal.getSnapshot().matches(resting), isGivenUp, told]).toEqual([true, true, [unansweredWords]])
    expect(modal.getSnapshot().context.problem?.detail).toBe(unansweredWords)
    modal.send({ type: 'provider.choose', provider: 'google' })
    expect(modal.getSnapshot().matches(resting)).toBe(false)
  })

  test('the view cannot be changed while the server thinks', () => {
    const { modal } = start(() => new Promise(() => undefined))
    modal.send({ type: 'credentials.submit', credentials })
    modal.send({ type: 'signUp.show' })
    expect(modal.getSnapshot().matches({ open: { view: 'signIn' } })).toBe(true)
  })

  test('a new password is confirmed, and OK closes the dialog', async () => {
    const { modal, facts } = start(async () => granted)
    modal.send({ type: 'forgotPassword.show' })
    const child = modal.getSnapshot().children.resetPassword
    child?.send({ type: 'email.submit', reset: { email: 'olia@example.com' } })
    await waitFor(modal, () => facts.includes('reset.confirmed'))
    expect(child?.getSnapshot()).toMatchObject({ value: 'confirmed', context: { problem: null } })
    child?.send({ type: 'email.submit', reset: { email: 'olia@example.com' } })
    child?.send({ type: 'confirmation.accept' })
    await waitFor(modal, (snapshot) => snapshot.matches('closed'))
    expect(facts).toEqual(['reset.confirmed', 'modal.dismissed'])
  })

  test('closing while a registration waits leaves nothing of it behind', async () => {
    const answers = [new Promise<Granted>(() => undefined), Promise.resolve(granted)]
    const { modal, facts } = start(() => answers.shift() as Promise<Granted>)
    modal.send({ type: 'registration.submit', registration })
    modal.send({ type: 'modal.close' })
    expect(modal.getSnapshot().context).toEqual({ problem: null })
    modal.send({ type: 'modal.open' })
    modal.send({ type: 'credentials.submit', credentials })
    await waitFor(modal, (snapshot) => snapshot.matches('closed'))
    expect(facts).toEqual(['modal.dismissed', 'session.granted'])
  })

  test('closing on the forgotten password gives the call up', async () => {
    const asked = Promise.withResolvers<AbortSignal>()
    const machine = authModalMachine.provide({
      actors: {
        resetPassword: resetPasswordMachine.provide({
          actors: {
            requestNewPassword: fromPromise(({ signal }) => {
              asked.resolve(signal)
              return new Promise<void>(() => undefined)
            }),
          },
        }),
      },
    })
    const modal = createActor(machine).start()
    modal.send({ type: 'modal.open' })
    modal.send({ type: 'forgotPassword.show' })
    modal.getSnapshot().children.resetPassword?.send({ type: 'email.submit', reset: { email: 'olia@example.com' } })
    const signal = await asked.promise
    expect(signal.aborted).toBe(false)
    modal.send({ type: 'modal.close' })
    expect(signal.aborted).toBe(true)
  })

  test('closing on the forgotten password opens on sign-in the next time', () => {
    const { modal } = start(async () => granted)
    modal.send({ type: 'forgotPassword.show' })
    modal.send({ type: 'modal.close' })
    modal.send({ type: 'modal.open' })
    expect(modal.getSnapshot().matches({ open: { view: 'signIn' } })).toBe(true)
  })

  test('a refused request for a new password is told and may be repeated', async () => {
    let tries = 0
    const { modal, facts } = start(
      async () => granted,
      async () => {
        tries += 1
        if (tries === 1) throw refusal(503)
      },
    )
    modal.send({ type: 'forgotPassword.show' })
    const child = modal.getSnapshot().children.resetPassword
    child?.send({ type: 'email.submit', reset: { email: 'olia@example.com' } })
    await waitFor(modal, () => facts.includes('call.failed'))
    child?.send({ type: 'email.submit', reset: { email: 'olia@example.com' } })
    await waitFor(modal, () => facts.includes('reset.confirmed'))
    expect(facts).toEqual(['call.failed', 'reset.confirmed'])
  })

  test('a confirmation from before a reload is shown again', async () => {
    const { modal, facts } = start(async () => granted)
    modal.send({ type: 'modal.close' })
    modal.send({ type: 'confirmation.restore' })
    const child = modal.getSnapshot().children.resetPassword
    expect(child?.getSnapshot()).toMatchObject({ value: 'confirmed', context: { problem: null } })
    child?.send({ type: 'confirmation.accept' })
    expect([modal.getSnapshot().value, facts]).toEqual(['closed', ['modal.dismissed', 'modal.dismissed']])
  })
})

import { HTTPError } from 'ky'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Granted } from '../api/sign-in'
import { authModalMachine } from './auth-modal.machine'

const credentials = { email: 'olia@example.com', password: 'довгий пароль' }
const registration = { ...credentials, name: 'Оля' }
const granted: Granted = { token: 't1' }
const refusal = (status: number) => {
  const request = new Request('http://api.test/')
  return Object.assign(new HTTPError(new Response(null, { status }), request, {} as never), { data: { errorMessage: 'Неправильний e-mail або пароль' } })
}

function start(answer: () => Promise<Granted>) {
  const machine = authModalMachine.provide({ actors: { signIn: fromPromise(answer), signUp: fromPromise(answer) } })
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
    const { context } = await waitFor(modal, (snapshot) => snapshot.matches('signIn'))
    expect([context.problem?.detail, facts]).toEqual(['Неправильний e-mail або пароль', []])
  })

  test('any other failure is told as well', async () => {
    const { modal, facts } = start(() => Promise.reject(refusal(503)))
    modal.send({ type: 'credentials.submit', credentials })
    await waitFor(modal, (snapshot) => snapshot.matches('signIn'))
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
})

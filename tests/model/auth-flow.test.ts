import { createTestModel } from '@xstate/test'
import { HTTPError } from 'ky'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { createTestModel as createGraphModel } from 'xstate/graph'
import { authModalMachine } from '@/features/auth-modal'
import { resetPasswordMachine } from '@/features/auth-modal/model/reset-password.machine'
import { authFlowModel } from './auth-flow.model'

type Act = Parameters<typeof authFlowModel.transition>[1]['type']

const credentials = { email: 'olia@example.com', password: 'довгий пароль' }
const refusal = (status: number) =>
  Object.assign(new HTTPError(new Response(null, { status }), new Request('http://api.test/'), {} as never), {
    data: { errorMessage: 'ні' },
  })

/** The real charts with a server that answers only when told to. */
function openDialog() {
  let call = Promise.withResolvers<unknown>()
  const ask = fromPromise(() => (call = Promise.withResolvers()).promise)
  const chart = authModalMachine.provide({
    actors: {
      grantSession: ask as never,
      resetPassword: resetPasswordMachine.provide({ actors: { requestNewPassword: ask as never } }),
    },
  })
  const dialog = createActor(chart)
  let granted = 0
  dialog.on('session.granted', () => void (granted += 1))
  dialog.start()
  const reset = () => dialog.getSnapshot().children.resetPassword
  const sendForm = () => {
    const { value } = dialog.getSnapshot()
    const view = typeof value === 'object' ? value.open.view : null
    if (view === 'signIn') dialog.send({ type: 'credentials.submit', credentials })
    if (view === 'signUp') dialog.send({ type: 'registration.submit', registration: { ...credentials, name: 'Оля' } })
    if (view === 'forgotPassword') reset()?.send({ type: 'email.submit', reset: { email: credentials.email } })
  }
  const acts: Record<Act, () => unknown> = {
    'pupil opens the dialog': () => dialog.send({ type: 'modal.open' }),
    'pupil closes the dialog': () => dialog.send({ type: 'modal.close' }),
    'pupil asks for sign-up': () => dialog.send({ type: 'signUp.show' }),
    'pupil asks for sign-in': () => dialog.send({ type: 'signIn.show' }),
    'pupil has forgotten the password': () => dialog.send({ type: 'forgotPassword.show' }),
    'pupil sends the form': sendForm,
    'server lets in': () => call.resolve({ token: 't1' }),
    'server refuses': () => call.reject(refusal(401)),
    'server fails': () => call.reject(refusal(503)),
    'server mails a password': () => call.resolve(undefined),
    'pupil accepts': () => reset()?.send({ type: 'confirmation.accept' }),
  }
  /** What stands on the screen, in the words of the model. */
  const seen = (): string => {
    const { value, context } = dialog.getSnapshot()
    if (typeof value === 'string') return granted > 0 ? 'inside or nothing' : 'nothing'
    const { view, call: state } = value.open
    if (view === 'forgotPassword') {
      const inner = reset()?.getSnapshot() as { value: string } | undefined
      return `forgotten ${{ asking: 'form', refused: 'failed', requesting: 'waiting', confirmed: 'mailed' }[inner?.value ?? ''] ?? '?'}`
    }
    if (state === 'granting') return `${view} waiting`
    return `${view} ${context.problem === null ? 'form' : context.problem.status === 401 ? 'refused' : 'failed'}`
  }
  return { acts, seen }
}

/** Two states are the same only when they were reached by the same event from the same state: so every transition gets a path. */
const byTransition = {
  serializeState: ((state: { value: unknown }, event?: { type: string }, previous?: { value: unknown }) =>
    JSON.stringify([state.value, event?.type, previous?.value])) as never,
}
const words = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as Record<string, string>)
        .map(([state, inner]) => `${state} ${inner}`)
        .join()
const namesOf = (model: { getShortestPaths: () => { steps: { event: { type: string } }[] }[] }) =>
  model.getShortestPaths().map(({ steps }) => steps.map(({ event }) => event.type).join(' → '))

describe('the way into an account', () => {
  const paths = createTestModel(authFlowModel, byTransition as never).getShortestPaths()

  test.each(
    paths.map(
      (path) =>
        [
          path.steps
            .map(({ event }) => event.type)
            .slice(1)
            .join(' → ') || 'nothing happens',
          path,
        ] as const,
    ),
  )('%s', async (_, path) => {
    const { acts, seen } = openDialog()
    for (const { event, state } of path.steps) {
      if (event.type in acts) acts[event.type]()
      await new Promise((resolve) => setImmediate(resolve))
      const expected = words(state.value)
      expect(seen()).toBe(expected === 'inside' || (expected === 'nothing' && seen().includes('inside')) ? 'inside or nothing' : expected)
    }
  })

  test('the paths of @xstate/test are those of xstate/graph', () => {
    expect(namesOf(createTestModel(authFlowModel, byTransition as never) as never)).toEqual(
      namesOf(createGraphModel(authFlowModel, byTransition as never) as never),
    )
  })
})

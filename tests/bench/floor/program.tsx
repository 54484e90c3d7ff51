import { useMachine } from '@xstate/react'
import ky from 'ky'
import { createRoot } from 'react-dom/client'
import * as v from 'valibot'
import { Link, Route, Router } from 'wouter'
import { fromPromise, setup } from 'xstate'

/** The least program that uses every required package: a route, a chart, a call and a schema. */
const accountSchema = v.object({ id: v.string(), email: v.pipe(v.string(), v.email()) })
const machine = setup({
  actors: { read: fromPromise(async () => v.parse(accountSchema, await ky.get('/api/account', { retry: 0 }).json())) },
}).createMachine({
  initial: 'resting',
  states: { resting: { on: { read: 'reading' } }, reading: { invoke: { src: 'read', onDone: 'resting', onError: 'resting' } } },
})

function Page() {
  const [state, send] = useMachine(machine)
  return (
    <main>
      <h1>Підготовка до НМТ</h1>
      <p>Завдання у форматі іспиту, розбір кожної відповіді, бали за офіційною шкалою.</p>
      <button disabled={state.matches('reading')} onClick={() => send({ type: 'read' })}>
        Увійти
      </button>
      <Link href="/subjects">Предмети</Link>
    </main>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <Router>
      <Route path="/" component={Page} />
    </Router>,
  )

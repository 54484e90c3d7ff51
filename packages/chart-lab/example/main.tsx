import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { createInspector, followApp, publish } from '../src/inspector.ts'
import { Panel } from '../src/panel.ts'
import { kettleMachine } from './kettle.machine.ts'

/** Three lines make an application one that can be looked at: an inspector, its `inspect` at the root, and the panel. */
const inspector = createInspector()
const isBeside = new URLSearchParams(location.search).has('beside')
if (!isBeside) {
  const kettle = createActor(kettleMachine, { inspect: inspector.inspect }).start()
  publish(inspector, 'kettle')
  Object.assign(globalThis, { kettle })
}
document.documentElement.dataset['theme'] = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
const openBeside = () => void open('?beside', 'beside', 'width=1200,height=800')
const examples = () => [
  { type: 'kettle.fill', litres: 1 },
  { type: 'water.warm', degrees: 50 },
  { type: 'water.warm', degrees: 100 },
]
const panel = (
  <Panel
    examples={examples}
    feed={isBeside ? followApp('kettle') : inspector}
    machines={[kettleMachine]}
    onOpenBeside={isBeside ? undefined : openBeside}
  />
)
createRoot(document.getElementById('root') ?? document.body).render(panel)

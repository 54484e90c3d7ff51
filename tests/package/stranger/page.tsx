import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { createInspector } from 'chart-lab/inspector'
import { Chart, Inspector, mountInspector } from 'chart-lab/panel'
import 'chart-lab/style.css'
import { kettleMachine } from './kettle.js'

const inspector = createInspector()
const kettle = createActor(kettleMachine, { inspect: inspector.inspect }).start()
const forms = { kettle: { 'kettle.fill': { litres: { kind: 'number' as const } } } }

function Litres() {
  const litres = useSyncExternalStore(
    (tell) => {
      const { unsubscribe } = kettle.subscribe(tell)
      return unsubscribe
    },
    () => kettle.getSnapshot().context.litres,
  )
  return <output id="litres">{litres}</output>
}

const root = document.getElementById('root')
const beside = document.getElementById('beside')
if (root)
  createRoot(root).render(
    <>
      <Litres />
      <div style={{ height: 600 }}>
        <Inspector feed={inspector} machines={[kettleMachine]} forms={forms} />
      </div>
      <div style={{ height: 300 }}>
        <Chart machine={kettleMachine} actor={kettle} />
      </div>
    </>,
  )
if (beside) mountInspector(beside, { feed: inspector, machines: [kettleMachine] })

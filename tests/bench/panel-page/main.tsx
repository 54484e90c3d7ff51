import { createRoot } from 'react-dom/client'
import { createActor, type Actor } from 'xstate'
import { createInspector } from '../../../packages/chart-lab/src/inspector.ts'
import { Panel } from '../../../packages/chart-lab/src/panel.ts'
import { kettleMachine } from '../../../packages/chart-lab/example/kettle.machine.ts'

/** Two kettles in one page: one nobody follows, one that the open panel shows. */
const inspector = createInspector()
const plain = createActor(kettleMachine).start()
const followed = createActor(kettleMachine, { inspect: inspector.inspect }).start()
createRoot(document.getElementById('root') ?? document.body).render(<Panel feed={inspector} machines={[kettleMachine]} />)

const [turns, batch] = [1500, 200]
const nextTask = async () =>
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(), { once: true })
    port1.start()
    port2.postMessage(0)
  })

/** Events per millisecond of the clock, all that the page does in between included. */
async function pace(kettle: Actor<typeof kettleMachine>): Promise<number> {
  const start = performance.now()
  for (let turn = 0; turn < turns; turn += 1) {
    for (let left = batch; left > 0; left -= 1) kettle.send({ type: 'kettle.fill', litres: 0.001 })
    await nextTask()
  }
  return (turns * batch) / (performance.now() - start)
}

/** The share of throughput that is left with the panel open, in pairs that run in turn. */
async function ratios(pairs: number): Promise<number[]> {
  await pace(plain)
  await pace(followed)
  const found: number[] = []
  for (let turn = 0; turn < pairs; turn += 1) {
    const early = await pace(turn % 2 === 0 ? plain : followed)
    const late = await pace(turn % 2 === 0 ? followed : plain)
    found.push(turn % 2 === 0 ? late / early : early / late)
  }
  return found
}
Object.assign(globalThis, { ratios })

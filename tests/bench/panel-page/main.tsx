import { createRoot } from 'react-dom/client'
import { createInspector } from '../../../packages/chart-lab/src/inspector.ts'
import { Panel } from '../../../packages/chart-lab/src/panel.ts'
import { sessionMachine } from '@/entities/session'
import { rivals } from '../inspected-session.ts'

/** Sessions in one page: one that nobody follows, one whose observer does nothing, and one that the open panel shows. */
const inspector = createInspector()
const { plain, 'an idle observer': idle, 'the inspector': followed } = rivals(inspector)
createRoot(document.getElementById('root') ?? document.body).render(<Panel feed={inspector} machines={[sessionMachine]} />)

const [turns, batch] = [400, 100]
const nextTask = async () =>
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(), { once: true })
    port1.start()
    port2.postMessage(0)
  })

type Session = typeof plain

/** Events per millisecond of the clock, all that the page does in between included. */
async function pace({ send }: Session): Promise<number> {
  const start = performance.now()
  for (let turn = 0; turn < turns; turn += 1) {
    send(batch)
    await nextTask()
  }
  return (turns * batch) / (performance.now() - start)
}

/** The share of throughput that is left of a session, in pairs that run in turn with the one that nobody follows. */
async function ratiosOf(session: Session, pairs: number): Promise<number[]> {
  await pace(plain)
  await pace(session)
  const found: number[] = []
  for (let turn = 0; turn < pairs; turn += 1) {
    const early = await pace(turn % 2 === 0 ? plain : session)
    const late = await pace(turn % 2 === 0 ? session : plain)
    found.push(turn % 2 === 0 ? late / early : early / late)
  }
  return found
}
Object.assign(globalThis, {
  ratios: async (pairs: number) => ({ idle: await ratiosOf(idle, pairs), open: await ratiosOf(followed, pairs) }),
})

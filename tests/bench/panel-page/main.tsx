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
/** As many actors at once, and as many events of them, a few in every frame. */
const [actors, events, inFrame] = [300, 10_000, 25]
const nextFrame = async () => await new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** Milliseconds between the frames while a crowd is at work under the open panel, then until each view of all of it is drawn. */
async function crowd(): Promise<{ frames: number[]; views: Record<string, number> }> {
  const all = Array.from({ length: actors }, () => rivals(inspector)['the inspector'])
  const frames: number[] = []
  let before = await nextFrame()
  for (let sent = 0; sent < events; sent += inFrame) {
    for (let each = 0; each < inFrame; each += 1) all[(sent + each) % actors]?.send(1)
    const now = await nextFrame()
    frames.push(now - before)
    before = now
  }
  const views: Record<string, number> = {}
  for (const name of ['Sequence', 'Chart']) {
    const start = performance.now()
    const button = [...document.querySelectorAll('button')].find((each) => each.textContent === name)
    if (!button) throw new Error(`no button leads to ${name}`)
    button.click()
    await nextFrame()
    await nextFrame()
    views[name] = performance.now() - start
  }
  for (const { stop } of all) stop()
  return { frames, views }
}
Object.assign(globalThis, {
  crowd,
  ratios: async (pairs: number) => ({ idle: await ratiosOf(idle, pairs), open: await ratiosOf(followed, pairs) }),
})

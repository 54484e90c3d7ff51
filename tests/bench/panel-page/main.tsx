import { createRoot } from 'react-dom/client'
import { createInspector } from '../../../packages/chart-lab/src/inspector.ts'
import { Panel } from '../../../packages/chart-lab/src/panel.ts'
import { sessionMachine } from '@/entities/session'
import { rivals } from '../inspected-session.ts'

/** Sessions in one page: one that nobody follows, one whose observer does nothing, and one that the open panel shows. */
const inspector = createInspector()
const { plain, 'an idle observer': idle, 'the inspector': followed } = rivals(inspector)
createRoot(document.getElementById('root') ?? document.body).render(<Panel feed={inspector} machines={[sessionMachine]} />)

const [turns, batch] = [800, 100]
/** Milliseconds after which the panel has drawn what came last. */
const drawnLater = 1600
const nextTask = async () =>
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(), { once: true })
    port1.start()
    port2.postMessage(0)
  })

/** Sends its events to a session, with a task of the page between every hundred of them, and waits until all is drawn. */
async function work(name: keyof typeof sessions): Promise<number> {
  for (let turn = 0; turn < turns; turn += 1) {
    sessions[name].send(batch)
    await nextTask()
  }
  await new Promise((resolve) => setTimeout(resolve, drawnLater))
  return turns * batch
}
const sessions = { plain, idle, open: followed }
/** As many actors at once, and as many events of them, a few in every frame. */
const [actors, events, inFrame] = [300, 10_000, 25]
const nextFrame = async () => await new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** Milliseconds between the frames while a crowd is at work under the open panel, then until each view of all of it is drawn. */
async function crowd(): Promise<{ frames: number[]; views: Record<string, number>; searched: number[] }> {
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
  const searched = await framesDuring(inspector.find('words that nobody has said'))
  for (const { stop } of all) stop()
  return { frames, views, searched }
}
/** Milliseconds between the frames until something is done. */
async function framesDuring(deed: Promise<unknown>): Promise<number[]> {
  const frames: number[] = []
  const over = deed.then(() => null)
  let before = await nextFrame()
  for (;;) {
    const now = await Promise.race([nextFrame(), over])
    if (now === null) return frames
    frames.push(now - before)
    before = now
  }
}
Object.assign(globalThis, { crowd, work })

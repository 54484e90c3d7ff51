import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { english, Panel } from '../src/panel.ts'
import { followSenders } from '../src/remote/follow-senders.ts'
import type { ViewerMessage } from '../src/remote/protocol.ts'

/** The page that `npx chart-lab` serves: the inspector of whatever connects to its server, or has opened this window. */
const senders = followSenders()
const againMs = 1000
const heard = new Set<string>()

/** Who reconnects is told everything from the start. */
function hearServer(): void {
  const socket = new WebSocket(`ws://${location.host}/viewer`)
  socket.addEventListener('open', () => {
    for (const sender of heard) senders.forget(sender)
    heard.clear()
  })
  socket.addEventListener('message', ({ data }) => {
    const word = JSON.parse(String(data)) as ViewerMessage
    if (word.kind === 'told') {
      heard.add(word.sender.id)
      senders.hear(word.sender, word.told)
    } else senders.leave(word.sender)
  })
  socket.addEventListener('close', () => setTimeout(hearServer, againMs))
}

/** `createBrowserInspector` opens this window, or a frame with it, and tells once it has heard that somebody listens. */
function hearOpener(): void {
  const teller = (window.opener as Window | null) ?? (window.parent === window ? null : window.parent)
  if (!teller) return
  const sender = { id: crypto.randomUUID(), title: 'page' }
  addEventListener('message', ({ source, data }) => {
    if (source === teller) senders.hear(sender, data)
  })
  teller.postMessage({ type: '@statelyai.connected' }, '*')
}

const text = { ...english, tab: 'Application', nobody: `Nobody yet: createWebSocketInspector({ url: 'ws://${location.host}' })` }

function Page() {
  const machines = useSyncExternalStore(senders.subscribe, senders.machines)
  return <Panel feed={senders} machines={machines} text={text} />
}

document.documentElement.dataset['theme'] = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
hearServer()
hearOpener()
createRoot(document.getElementById('root') ?? document.body).render(<Page />)

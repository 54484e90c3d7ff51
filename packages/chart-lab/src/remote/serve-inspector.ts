import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import { readToldText, type Sender, type ViewerMessage } from './protocol.ts'

/** An application that is or was connected, and what it has told: its actors, and the newest of all else. */
type Connected = { sender: Sender; isGone: boolean; actors: string[]; rest: string[]; length: number }

/** What is kept of one application, in messages and in signs, and how many that have gone are kept. */
const [keptWords, keptLength, keptGone] = [10_000, 64_000_000, 8]
const longestWord = 16_000_000

export type Serving = { /** Where the inspector stands, and where applications connect to. */ url: string; close: () => Promise<void> }

/**
 * Serves the inspector on loopback and hears applications over WebSocket. Other host names and origins are refused.
 * @param page the folder with the built page
 * @throws when the port is taken
 */
export async function serveInspector({ port = 8080, page }: { port?: number; page: string }): Promise<Serving> {
  const all: Connected[] = []
  const viewers = new Set<WebSocket>()
  const others = new Set<WebSocket>()
  const server = createServer((request, response) => void answer(request, response, page))
  const sockets = new WebSocketServer({ noServer: true, maxPayload: longestWord })
  const tell = (word: ViewerMessage) => {
    for (const viewer of viewers) viewer.send(JSON.stringify(word))
  }

  function view(socket: WebSocket): void {
    viewers.add(socket)
    socket.on('close', () => viewers.delete(socket))
    for (const { sender, actors, rest, isGone } of all) {
      for (const text of [...actors, ...rest])
        socket.send(JSON.stringify({ kind: 'told', sender, told: JSON.parse(text) as unknown } satisfies ViewerMessage))
      if (isGone) socket.send(JSON.stringify({ kind: 'gone', sender: sender.id } satisfies ViewerMessage))
    }
  }

  /** Whoever tells something hears what others tell, as with the server of `@statelyai/inspect`. */
  function take(socket: WebSocket, title: string): void {
    const sender = { id: randomUUID(), title }
    let connected: Connected | null = null
    others.add(socket)
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      const told = readToldText(text)
      if (!told) return
      if (!connected) all.push((connected = { sender, isGone: false, actors: [], rest: [], length: 0 }))
      keep(connected, text, told.type === '@xstate.actor')
      tell({ kind: 'told', sender, told: JSON.parse(text) as unknown })
      for (const other of others) if (other !== socket && other.readyState === WebSocket.OPEN) other.send(text)
    })
    socket.on('close', () => {
      others.delete(socket)
      if (!connected) return
      connected.isGone = true
      tell({ kind: 'gone', sender: sender.id })
      const gone = all.filter(({ isGone }) => isGone)
      for (const old of gone.slice(0, -keptGone)) all.splice(all.indexOf(old), 1)
    })
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const isViewer = request.url === '/viewer'
    const { origin, host } = request.headers
    const isAllowed = isHere(host) && (isViewer ? origin === `http://${host}` : origin === undefined || isHere(hostOf(origin)))
    if (!isAllowed) return void socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
    sockets.handleUpgrade(request, socket, head, (opened) => {
      opened.on('error', () => opened.terminate())
      if (isViewer) view(opened)
      else take(opened, `${origin === undefined ? 'Node' : hostOf(origin)} ${new Date().toTimeString().slice(0, 8)}`)
    })
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : port}`,
    async close() {
      for (const socket of [...viewers, ...others]) socket.terminate()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The oldest that is no actor goes first, a tenth at once. */
function keep(connected: Connected, text: string, isActor: boolean): void {
  connected.length += text.length
  ;(isActor ? connected.actors : connected.rest).push(text)
  for (const part of ['rest', 'actors'] as const)
    while (connected[part].length > keptWords || (connected.length > keptLength && connected[part].length > 0)) {
      const old = connected[part].splice(0, Math.ceil(connected[part].length / 10))
      connected.length -= old.reduce((sum, each) => sum + each.length, 0)
    }
}

const hostOf = (origin: string): string => {
  try {
    return new URL(origin).host
  } catch {
    return origin
  }
}
const isHere = (host: string | undefined): boolean => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? '')

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
}

async function answer({ url = '/', headers, method }: IncomingMessage, response: ServerResponse, page: string): Promise<void> {
  const path = normalize(new URL(url, 'http://localhost').pathname)
  const file = extname(path) === '' ? '/index.html' : path
  const content =
    isHere(headers.host) && (method === 'GET' || method === 'HEAD') ? await readFile(join(page, file)).catch(() => null) : null
  if (!content) return void response.writeHead(isHere(headers.host) ? 404 : 403).end()
  response
    .writeHead(200, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    })
    .end(method === 'HEAD' ? undefined : content)
}

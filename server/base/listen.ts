import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { serve } from '@hono/node-server'
import { describeError } from './describe-error.ts'

/** The port cannot be had; `message` is Ukrainian, for the person who starts the server. */
export class AddressTaken extends Error {}

type Listening = {
  /** Address for people on this machine. */
  address: string
  /**
   * Runs `stop` once on SIGTERM or SIGINT. `drain` waits five seconds at most for running requests; a second signal, or ten seconds, ends
   * the process at once.
   */
  stopOnSignals: (stop: (drain: () => Promise<void>) => Promise<void>) => void
}

/** Nobody decides alone how long a connection is held: neither who sends his headers or his body slowly, nor who takes an answer slowly or not at all. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 130_000, keepAliveTimeout: 5000, connectionsCheckingInterval: 2000 }
const silenceMs = 120_000
const patience = 10_000
/** For how long a stop waits for calls that go on. */
const hungMs = 5000
/** npm passes Ctrl-C on to a process that the terminal has told already: a second signal this soon is the first one again. */
const echo = 1000
const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

/** Starts to answer on `host` and `port`. Throws `AddressTaken` when something else does so already. */
export async function listen(
  fetch: (request: Request, bindings: object) => Response | Promise<Response>,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const { server, actual } = await new Promise<{ server: Server; actual: number }>((resolve, reject) => {
    const made = serve({ fetch, hostname: host, port, serverOptions: timeouts }, (info) =>
      resolve({ server: made, actual: info.port }),
    ) as Server
    made.setTimeout(silenceMs, (socket) => socket.destroy())
    made.once('error', (error) => reject(refusal(error, host, port)))
  })
  const answering = new Set<ServerResponse>()
  let isDraining = false
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (isDraining) response.setHeader('Connection', 'close')
    answering.add(response)
    response.once('close', () => answering.delete(response))
  })
  const drain = async () => {
    isDraining = true
    for (const response of answering) if (!response.headersSent) response.setHeader('Connection', 'close')
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeIdleConnections()
    // Whoever neither sends the rest of a call nor reads an answer holds nobody up.
    const cut = setTimeout(() => server.closeAllConnections(), hungMs)
    await closed
    clearTimeout(cut)
  }
  return {
    address: `http://${loopback.has(host) ? 'localhost' : host}:${actual}`,
    stopOnSignals: (stop) => {
      let stoppingSince: number | null = null
      const onSignal = async () => {
        if (stoppingSince !== null && Date.now() - stoppingSince < echo) return
        if (stoppingSince !== null) process.exit(1)
        stoppingSince = Date.now()
        const giveUp = setTimeout(() => process.exit(1), patience)
        await stop(drain).catch((error: unknown) => console.error(describeError(error)))
        clearTimeout(giveUp)
        process.exit(0)
      }
      process.on('SIGTERM', () => void onSignal()).on('SIGINT', () => void onSignal())
    },
  }
}

function refusal(error: Error, host: string, port: number): Error {
  const code = 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') return new AddressTaken(`Порт ${port} зайнятий. Зупини інший процес або вкажи інший PORT.`)
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
    return new AddressTaken(`Не вдалося відкрити ${host}:${port} (${code}). Вкажи інші HOST і PORT.`)
  return error
}

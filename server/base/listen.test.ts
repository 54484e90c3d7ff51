import { Agent, request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listen } from './listen.ts'

/** Files share this process: who listens to its end from elsewhere hears nothing of these tests, and goes on listening after them. */
const signals = ['SIGTERM', 'SIGINT'] as const
let others: { signal: NodeJS.Signals; hear: NodeJS.SignalsListener }[] = []

beforeEach(() => {
  others = signals.flatMap((signal) => process.rawListeners(signal).map((hear) => ({ signal, hear: hear as NodeJS.SignalsListener })))
  for (const signal of signals) process.removeAllListeners(signal)
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const signal of signals) process.removeAllListeners(signal)
  for (const { signal, hear } of others) process.on(signal, hear)
})

/** A server that answers `/slow` when it is told to; `stop` is a SIGTERM and gives the code of the exit. */
async function open() {
  let finish: () => void = () => undefined
  const slow = new Promise<void>((resolve) => (finish = resolve))
  const { address, stopOnSignals } = await listen(
    async ({ url }) => {
      if (url.endsWith('/slow')) await slow
      return new Response('так')
    },
    { host: '127.0.0.1', port: 0 },
  )
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  stopOnSignals((drain) => drain())
  const stop = async () => {
    process.emit('SIGTERM')
    await vi.waitFor(() => expect(exit).toHaveBeenCalled(), { timeout: 9000 })
    return exit.mock.calls[0]?.[0]
  }
  return { port: Number(new URL(address).port), finish, stop }
}
const get = async (port: number, path: string, agent: Agent): Promise<IncomingMessage> => {
  const call = request({ port, path, agent, host: '127.0.0.1' }).end()
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  answer.resume()
  return answer
}

test('a call that is running when the server stops is answered, and told that its connection is at its end', async () => {
  const { port, finish, stop } = await open()
  const agent = new Agent({ keepAlive: true })
  expect((await get(port, '/', agent)).headers.connection).toBe('keep-alive')
  const running = get(port, '/slow', agent)
  await new Promise((resolve) => setTimeout(resolve, 50))
  const code = stop()
  finish()
  expect((await running).headers.connection).toBe('close')
  expect(await code).toBe(0)
  agent.destroy()
})

test('a client that sends half a call and waits does not hold a stop up, nor make a failure of it', async () => {
  const { port, stop } = await open()
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  socket.write('POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf')
  await new Promise((resolve) => setTimeout(resolve, 50))
  const began = Date.now()
  expect(await stop()).toBe(0)
  expect(Date.now() - began).toBeLessThan(9000)
  socket.destroy()
}, 15_000)

import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runServer, type OwnProcess } from './setup/own-process.ts'

const execute = promisify(execFile)
let server: OwnProcess
let token: string
const open = new Set<Socket>()
beforeAll(async () => {
  server = await runServer()
  token = (await server.post('/v3/auth/anonymous', {})).body.data.token
})
afterAll(async () => {
  for (const socket of open) socket.destroy()
  await server.stop()
})

/** A connection that has sent the head of a call and as much of its body as is given, and then says nothing more. */
function hold(path: string, length: number, body: string): { socket: Socket; said: () => string } {
  const { hostname, port } = new URL(server.address)
  const socket = connect(Number(port), hostname)
  let said = ''
  open.add(socket)
  socket.on('data', (chunk) => (said += String(chunk)))
  socket.on('error', () => undefined).on('close', () => open.delete(socket))
  socket.write(`POST /api${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`)
  return { socket, said: () => said }
}

/** What others wait for their calls, in milliseconds, and the statuses they get, until `work` has ended. */
async function othersDuring(work: Promise<unknown>) {
  const [times, statuses]: [number[], Set<number>] = [[], new Set()]
  const over = new AbortController()
  void work.finally(() => over.abort())
  while (!over.signal.aborted) {
    for (const path of ['/v3/user', '/v3/surveys', '/v3/subjects']) {
      const from = performance.now()
      statuses.add((await server.get(path, token)).status)
      times.push(performance.now() - from)
    }
    await rest(20)
  }
  await work
  return { p95: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0, statuses: [...statuses] }
}

/** A machine with other work only ever makes calls slower: what the server can do is the quicker of a few rounds, against the figure itself. */
async function quickest(name: string, attack: () => Promise<unknown>): Promise<number> {
  let best = Infinity
  for (let round = 0; round < 3 && best > 500; round++) {
    const { p95, statuses } = await othersDuring(attack())
    expect(statuses).toEqual([200])
    best = Math.min(best, p95)
    console.log(`${name}: p95 of others ${p95.toFixed(0)} ms`)
  }
  return best
}

const memory = () => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

describe('whoever decides how fast to be holds up nobody else', () => {
  it('forty half-sent sign-ins a second', async () => {
    const attack = async () => {
      for (let sent = 0; sent < 4 * 40; sent++) {
        hold('/v3/login', 60, '{"email":"a@example.com",')
        await rest(25)
      }
    }
    expect(await quickest('half-sent', attack)).toBeLessThanOrEqual(500)
  }, 60_000)

  it('a small body that does not come within five seconds is given up', async () => {
    const from = performance.now()
    const { socket, said } = hold('/v3/login', 60, '{"email":')
    await new Promise((closed) => socket.once('close', closed))
    expect(said()).toContain('408')
    expect(performance.now() - from).toBeLessThan(8000)
  }, 20_000)

  it('two hundred and fifty held uploads of 19 MB', async () => {
    const before = memory()
    let most = before
    const watch = setInterval(() => (most = Math.max(most, memory())), 50)
    const program = join(import.meta.dirname, 'fixtures/hold-uploads.ts')
    const attack = async () => console.log((await execute(process.execPath, [program, new URL(server.address).port, '250'])).stdout.trim())
    const best = await quickest('held uploads', attack)
    clearInterval(watch)
    console.log(`held uploads: +${(most - before).toFixed(0)} MB`)
    expect(best).toBeLessThanOrEqual(500)
    expect(most - before).toBeLessThanOrEqual(200)
  }, 120_000)
})

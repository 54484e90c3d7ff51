import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runServer, type SeparateProcess } from './setup/separate-process.ts'

const execute = promisify(execFile)
let server: SeparateProcess
/** The same server, which nobody attacks: what it takes in the same moments is what the machine takes. */
let untouched: SeparateProcess
const open = new Set<Socket>()
beforeAll(async () => {
  ;[server, untouched] = await Promise.all([runServer(), runServer()])
})
afterAll(async () => {
  for (const socket of open) socket.destroy()
  await Promise.all([server?.stop(), untouched?.stop()])
})

/** A connection that has sent the head of a call and as much of its body as is given, and then says nothing more. */
function hold(path: string, length: number, body: string): { socket: Socket; said: () => string } {
  const { hostname, port } = new URL(server.address)
  const socket = connect(Number(port), hostname)
  let said = ''
  open.add(socket)
  socket.on('data', (chunk) => (said += String(chunk)))
  socket.on('error', () => undefined).on('close', () => open.delete(socket))
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`)
  return { socket, said: () => said }
}

/** What others wait for their calls, in milliseconds, and the statuses they get, until `over` is true. */
async function others({ get }: SeparateProcess, token: string, isOver: () => boolean) {
  const [times, statuses]: [number[], Set<number>] = [[], new Set()]
  while (!isOver()) {
    for (const path of ['/v3/user', '/v3/surveys', '/v3/subjects']) {
      const from = performance.now()
      statuses.add((await get(path, token)).status)
      times.push(performance.now() - from)
    }
    await rest(20)
  }
  return { p95: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0, statuses: [...statuses] }
}

const guest = async ({ post }: SeparateProcess): Promise<string> => (await post('/v3/auth/anonymous', {})).body.data.token

/** The 500 ms of the attacked server beyond what the untouched one takes beside it: some milliseconds on a quiet machine. The quicker of two rounds counts. */
async function othersWait(name: string, attack: () => Promise<unknown>): Promise<void> {
  let best = Infinity
  for (let round = 0; round < 2 && best > 500; round++) {
    let isOver = false
    const both = await Promise.all([server, untouched].map(async (each) => ({ each, token: await guest(each) })))
    const watched = both.map(({ each, token }) => others(each, token, () => isOver))
    await attack().finally(() => (isOver = true))
    const [attacked, beside] = await Promise.all(watched)
    expect([attacked?.statuses, beside?.statuses]).toEqual([[200], [200]])
    console.log(`${name}: p95 of others ${attacked?.p95.toFixed(0)} ms, beside an untouched server’s ${beside?.p95.toFixed(0)} ms`)
    best = Math.min(best, (attacked?.p95 ?? Infinity) - (beside?.p95 ?? 0))
  }
  expect(best).toBeLessThanOrEqual(500)
}

const memory = () => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

describe('whoever decides how fast to be holds up nobody else', () => {
  it('forty half-sent sign-ins a second', async () => {
    const attack = async () => {
      for (let sent = 0; sent < 4 * 40; sent++) {
        hold('/api/v3/login', 60, '{"email":"a@example.com",')
        await rest(25)
      }
    }
    await othersWait('half-sent', attack)
  }, 60_000)

  it('a small body that does not come within five seconds is given up, whatever its address', async () => {
    const from = performance.now()
    const held = ['/api/v3/login', '/auth/callback', '/reminders?link=off.x', '/api/sandbox/decision', '/api/demo/token', '/nowhere'].map(
      (path) => hold(path, 60, '{"email":'),
    )
    await Promise.all(held.map(({ socket }) => new Promise((closed) => socket.once('close', closed))))
    expect(held.map(({ said }) => /^HTTP\/1.1 (\d+)/.exec(said())?.[1])).toEqual(held.map(() => '408'))
    expect(performance.now() - from).toBeLessThan(8000)
  }, 20_000)

  it.each([
    ['two lengths', 'Content-Length: 4\r\nContent-Length: 2\r\n'],
    ['a length and pieces', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n'],
    ['pieces by another name', 'Transfer-Encoding: xchunked\r\n'],
    ['a length below nothing', 'Content-Length: -1\r\n'],
    ['a length that is no number', 'Content-Length: 1e3\r\n'],
    ['a header over two lines', 'X: a\r\n Content-Length: 4\r\nContent-Length : 4\r\n'],
  ])(
    'a message with %s, which two readers could end at different places, is refused and nothing behind it is read',
    async (_name, headers) => {
      const { hostname, port } = new URL(server.address)
      const socket = connect(Number(port), hostname)
      let said = ''
      socket.on('data', (chunk) => (said += String(chunk))).on('error', () => undefined)
      const closed = new Promise((over) => socket.once('close', over))
      socket.write(`POST /api/v3/login HTTP/1.1\r\nHost: x\r\n${headers}\r\n0\r\n\r\nGET /api/v3/subjects HTTP/1.1\r\nHost: x\r\n\r\n`)
      await closed
      expect([...said.matchAll(/^HTTP\/1.1 (\d+)/gm)].map(([, status]) => status)).toEqual(['400'])
    },
  )

  it('two hundred and fifty held uploads of 19 MB', async () => {
    const before = memory()
    let most = before
    const watch = setInterval(() => (most = Math.max(most, memory())), 50)
    const program = join(import.meta.dirname, 'fixtures/hold-uploads.ts')
    const attack = async () => console.log((await execute(process.execPath, [program, new URL(server.address).port, '250'])).stdout.trim())
    await othersWait('held uploads', attack).finally(() => clearInterval(watch))
    console.log(`held uploads: +${(most - before).toFixed(0)} MB`)
    expect(most - before).toBeLessThanOrEqual(200)
  }, 120_000)
})

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { contentFiles, writeContent } from '../fixtures/content.ts'

type Answer = { status: number; headers: Headers; body: ReturnType<typeof JSON.parse> }

/** The server as a process of its own, on fixture content and a free port. */
export type SeparateProcess = {
  address: string
  child: ChildProcess
  exit: Promise<number | null>
  out: () => string
  error: () => string
  get: (path: string, token?: string) => Promise<Answer>
  post: (path: string, body: unknown, token?: string, key?: string) => Promise<Answer>
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** Starts it where it cannot start, as the account `uid` when given. @returns its exit code and all that it said. */
export async function failingServer(settings: Record<string, string>, uid?: number): Promise<[code: number | null, said: string]> {
  const { DATABASE_URL: _database, ...environment } = process.env
  const env = { ...environment, PORT: '0', HOST: '127.0.0.1', SITE_DIR: 'no-site', ...settings }
  const child = spawn(process.execPath, [inject('program')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid, gid: uid }),
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const [code] = (await once(child, 'exit')) as [number | null]
  return [code, said]
}

/** Starts a server on an existing store and waits until it listens. Throws with its output when it ends before. */
export async function runServer(settings: Record<string, string> = {}): Promise<SeparateProcess> {
  const directory = mkdtempSync(join(tmpdir(), 'skladu-own-'))
  writeContent(join(directory, 'content'), contentFiles())
  const made = inject('made')
  if (made !== null && settings['DATABASE_URL'] === undefined) cpSync(made, join(directory, 'data'), { recursive: true })
  const { DATABASE_URL: _database, ...environment } = process.env
  const folders = { DATA_DIR: join(directory, 'data'), CONTENT_DIR: join(directory, 'content'), SITE_DIR: join(directory, 'no-site') }
  const env = { ...environment, PORT: '0', HOST: '127.0.0.1', ...folders, ...settings }
  const child = spawn(process.execPath, [inject('program')], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const heard = { out: '', error: '' }
  child.stdout.on('data', (chunk) => (heard.out += chunk))
  child.stderr.on('data', (chunk) => (heard.error += chunk))
  const exit = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null)
  const address = await listening(() => heard.out, exit)
  if (address === null) throw new Error(heard.out + heard.error)
  const ask = async (path: string, init: RequestInit, token?: string, key?: string): Promise<Answer> => {
    const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(key && { 'idempotency-key': key }) }
    const answer = await fetch(`${address}/api${path}`, { ...init, headers })
    return { status: answer.status, headers: answer.headers, body: await answer.json() }
  }
  return {
    address,
    child,
    exit,
    out: () => heard.out,
    error: () => heard.error,
    get: (path, token) => ask(path, {}, token),
    post: (path, body, token, key) => ask(path, { method: 'POST', body: JSON.stringify(body) }, token, key),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await exit
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function listening(said: () => string, exit: Promise<unknown>): Promise<string | null> {
  for (;;) {
    const address = /^Складу: http:\/\/localhost:(\d+)$/m.exec(said())?.[1]
    if (address !== undefined) return `http://127.0.0.1:${address}`
    const hasEnded = await Promise.race([exit.then(() => true), new Promise<false>((wait) => setTimeout(() => wait(false), 50))])
    if (hasEnded) return null
  }
}

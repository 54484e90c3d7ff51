import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import type { Image } from './read-dockerfile.ts'

const patience = 120_000
/** Words of one subject are stored in seconds, all of them in half a minute; what the image holds is the same. */
const words = ['exams', 'subjects/math/subject.yaml', 'subjects/math/reference.yaml', 'subjects/math/tests']

/**
 * Starts an image’s server from its folder on a read-only root (Node refuses other writes), waits for its health check, asks for a page
 * and ends it by a signal. Throws with what it said.
 */
export async function runImage(folder: string, { env, health, command }: Image): Promise<void> {
  const data = join(folder, 'data')
  mkdirSync(data)
  const content = join(folder, 'content')
  for (const part of words) cpSync(join(folder, 'app/content', part), join(content, part), { recursive: true })
  const port = await freePort()
  const [, ...args] = command
  const mayWrite = [realpathSync(data), realpathSync(tmpdir())].map((each) => `--allow-fs-write=${each}`)
  const rights = ['--permission', '--allow-fs-read=*', ...mayWrite, '--allow-worker', '--allow-addons']
  const { DATABASE_URL: _database, NODE_OPTIONS: _options, ...own } = process.env
  const settings = { ...own, ...env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: realpathSync(data), CONTENT_DIR: content }
  const server = spawn(process.execPath, [...rights, ...args], {
    cwd: join(folder, 'app'),
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = once(server, 'exit').then(([code]: (number | null)[]) => code ?? null)
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (said += chunk))
  try {
    await healthy(
      health.map((word) => word.replace(/:3000\b/, `:${port}`)),
      () => server.exitCode === null,
      () => said,
    )
    for (const path of ['/healthz', '/', '/api/v3/subjects']) {
      const { status } = await fetch(`http://127.0.0.1:${port}${path}`)
      if (status !== 200) throw new Error(`${path}: ${status}\n${said}`)
    }
    server.kill('SIGTERM')
    const code = await exit
    if (code !== 0) throw new Error(`SIGTERM: ${code}\n${said}`)
  } finally {
    server.kill('SIGKILL')
  }
}

/** Runs the health check again and again, as an engine does, until it ends well. */
async function healthy([, ...check]: string[], isRunning: () => boolean, said: () => string): Promise<void> {
  for (const until = Date.now() + patience; Date.now() < until && isRunning(); await new Promise((resolve) => setTimeout(resolve, 500))) {
    const [code] = (await once(spawn(process.execPath, check, { stdio: 'ignore' }), 'exit')) as [number | null]
    if (code === 0) return
  }
  throw new Error(`the server is not healthy\n${said()}`)
}

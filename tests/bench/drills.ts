import { randomUUID } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { ensureBuilt } from '../../scripts/build/ensure-built.ts'
import { startPostgres } from '../../scripts/test/real-postgres.ts'
import { backup } from '../../server/run/commands/backup.ts'
import { restore } from '../../server/run/commands/restore.ts'
import { makeDatabase } from '../api/setup/postgres.ts'
import { separateServer } from '../e2e/separate-server.ts'

/**
 * `npm run bench:drills [-- pupils]`: pupils write while servers and PostgreSQL are killed and the disk fills. Exit code 1: an
 * acknowledged fact is lost or doubled, or a copy differs.
 */
const pupils = Number(process.argv[2] ?? 12)
await ensureBuilt()
/** The disk of PostgreSQL: one that can be filled without harm to any other, where we may mount it. */
const disk = mkdtempSync(join(tmpdir(), 'skladu-disk-'))
const isOwnDisk = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=700m,mode=755', 'tmpfs', disk]).status === 0
const postgres = await startPostgres(isOwnDisk ? disk : tmpdir())
const folder = mkdtempSync(join(tmpdir(), 'skladu-drills-'))
const database = await makeDatabase(postgres.url, 'drills')
const server = await separateServer(
  { DATABASE_URL: database, WORKERS: '2', SECRET: 'a secret of the drills, long enough' },
  () => undefined,
)
const acknowledged = new Set<string>()
const told = { calls: 0, refused: 0 }
const over = new AbortController()
let isGood = true

async function post(path: string, body: object, token?: string): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  return fetch(`${server.url}/api/v3/${path}`, { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(15_000) })
}

/** Tells facts one after another, each until the server has taken it: as a device does. */
async function write(token: string): Promise<void> {
  while (!over.signal.aborted) {
    const id = randomUUID()
    const fact = { id, at: new Date().toISOString(), kind: 'task.save', question: 'math-1-01', isSaved: true }
    while (!(await isTaken(fact, token))) await rest(200)
    acknowledged.add(id)
    await rest(100)
  }
}

async function newGuest(): Promise<string> {
  const { data } = (await (await post('auth/anonymous', {})).json()) as { data: { token: string } }
  return data.token
}

async function isTaken(fact: object, token: string): Promise<boolean> {
  told.calls++
  const isOk = await post('user/facts', { facts: [fact] }, token).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isOk) told.refused++
  return isOk
}

/** Does harm, waits until the server answers again, and looks for everything that was acknowledged until then. */
async function drill(name: string, times: number, harm: () => Promise<void>): Promise<void> {
  let [lost, twice, longest] = [0, 0, 0]
  const before = acknowledged.size
  for (let time = 0; time < times; time++) {
    await rest(1000 + Math.random() * 1000)
    const from = performance.now()
    await harm()
    while (
      !(await fetch(`${server.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await rest(50)
    longest = Math.max(longest, performance.now() - from)
    await rest(1000)
    const known = [...acknowledged]
    const stored = await storedFacts()
    lost += known.filter((id) => !stored.has(id)).length
    twice += [...stored.values()].filter((count) => count > 1).length
  }
  isGood &&= lost + twice === 0 && acknowledged.size > before
  const facts = acknowledged.size - before
  console.log(
    `${name} × ${times}: ${facts} facts acknowledged, ${lost} lost, ${twice} twice; answers again after ${(longest / 1000).toFixed(1)} s at most`,
  )
}

async function storedFacts(): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const { rows } = await client.query<{ id: string; count: number }>('select id, count(*)::int as count from user_facts group by id')
  await client.end()
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Ends one of the processes on the port with SIGKILL. */
async function killWorker(): Promise<void> {
  const workers = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === server.pid())
  const victim = workers[Math.floor(Math.random() * workers.length)]
  if (victim === undefined) throw new Error('the server has no processes')
  process.kill(Number(victim), 'SIGKILL')
}

function parentOf(pid: string): number {
  try {
    return Number(/\) \w (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return 0
  }
}

/** Leaves not a byte on the disk of PostgreSQL for some seconds; one that gave up meanwhile is started as an operator would. */
async function fillDisk(): Promise<void> {
  const filler = join(disk, 'filler')
  const { refused } = told
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(filler, Buffer.alloc(bavail * bsize))
  await rest(6000)
  rmSync(filler)
  console.log(`Disk full for 6 s: ${told.refused - refused} calls refused`)
  isGood &&= told.refused > refused
  if (!(await takesConnections())) await postgres.start()
}

async function takesConnections(): Promise<boolean> {
  for (const until = Date.now() + 10_000; Date.now() < until; await rest(200)) {
    const client = new pg.Client({ connectionString: database })
    // A server that goes down tells it to whoever is connected.
    client.on('error', () => undefined)
    const isOpen = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (isOpen) return true
  }
  return false
}

/** Summaries are computed of the other rows, and are marked to be made anew where those come back. */
const rowsOf = (file: string) =>
  gunzipSync(readFileSync(file))
    .toString()
    .trimEnd()
    .split('\n')
    .filter((row) => !row.startsWith('["summaries"'))
    .toSorted()

/** Copies the store, brings it back into an empty one and copies that: row by row the same. */
async function copyAndBack(): Promise<void> {
  const [first, again] = [join(folder, 'first.copy.gz'), join(folder, 'again.copy.gz')]
  const places = [
    { databaseUrl: database, directory: join(folder, 'from') },
    { databaseUrl: await makeDatabase(postgres.url, 'drills_back'), directory: join(folder, 'to') },
  ] as const
  // The first line of a copy names its moment.
  const now = new Date()
  await backup(places[0], now, first)
  await restore(places[1], first, now)
  await backup(places[1], now, again)
  const [rows, back] = [rowsOf(first), rowsOf(again)]
  const differing = rows.filter((row, index) => row !== back[index]).length + Math.abs(rows.length - back.length)
  isGood &&= differing === 0
  console.log(`Copy and back: ${rows.length} rows, ${differing} differ`)
}

try {
  const guests = await Promise.all(Array.from({ length: pupils }, newGuest))
  const writers = guests.map(write)
  const again = async () => (await server.kill(), server.start())
  await drill('Server killed', 5, again)
  await drill('One process of two killed', 3, killWorker)
  await drill('PostgreSQL killed and started', 2, async () => (await postgres.kill(), await rest(1500), postgres.start()))
  if (isOwnDisk) await drill('Disk of PostgreSQL filled', 2, fillDisk)
  else console.log('Disk of PostgreSQL filled: not tried, for nothing may be mounted here')
  over.abort()
  await Promise.all(writers)
  console.log(`${told.calls} calls, ${told.refused} of them refused or cut off and told again`)
  await server.kill()
  await copyAndBack()
} finally {
  over.abort()
  await server.remove()
  await postgres.stop()
  if (isOwnDisk) spawnSync('umount', [disk])
  rmSync(disk, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = isGood ? 0 : 1

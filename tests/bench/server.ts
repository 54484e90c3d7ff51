import { randomUUID } from 'node:crypto'
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeDatabase } from '../api/setup/postgres.ts'
import { contentFiles, writeContent } from '../api/fixtures/content.ts'
import { answersAt, right } from '../api/fixtures/answers.ts'
import { startPostgres } from '../../scripts/test/real-postgres.ts'
import { freePort } from '../../scripts/free-port.ts'
import { openAsk, type Reply } from './server/ask.ts'
import { load, type Counted } from './server/load.ts'

/**
 * `npm run bench:server [-- seconds [calls…]]`: processor time of warm calls as a multiple of `/healthz` and of a bare Hono, in pairs;
 * then 500 connections, unless for 0 seconds.
 */
const [, , duration = '60', ...only] = process.argv
const seconds = Number(duration)
const rounds = 15
const calls = 300
/** A server has been asked for long when the worst evening comes: its code is compiled. */
const warmRounds = 12
const atOnce = 4
type Server = { url: string; child: ChildProcess }

const directory = mkdtempSync(join(tmpdir(), 'skladu-bench-'))
const postgres = await startPostgres()
const url = await makeDatabase(postgres.url, 'bench')
writeContent(join(directory, 'content'), contentFiles())
async function open(script: string, settings: Record<string, string>): Promise<Server> {
  const folders = {
    DATA_DIR: join(directory, 'data'),
    CONTENT_DIR: join(directory, 'content'),
    SECRET: 'a secret of the bench, long enough',
  }
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...folders, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  for (;;) {
    const port = /localhost:(\d+)/.exec(said)?.[1]
    if (port !== undefined) return { url: `http://127.0.0.1:${port}`, child }
    if (child.exitCode !== null) throw new Error(said)
    await sleep(50)
  }
}

/** Milliseconds of processor that a process has used, all its threads together; the scheduler counts nanoseconds. */
function cpuOf({ child }: Server): number {
  const tasks = `/proc/${child.pid}/task`
  const used = readdirSync(tasks).map((task) => Number(readFileSync(join(tasks, task, 'schedstat'), 'utf8').split(' ')[0]))
  return used.reduce((sum, each) => sum + each, 0) / 1e6
}

const api = (path: string) => `${own.url}/api/v3${path}`
let addresses = 0
/** Each call comes from an address of its own: from one, so many are taken an hour. */
const fromElsewhere = () => {
  addresses += 1
  return { 'x-forwarded-for': `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}` }
}
const json = (token: string) => ({ authorization: `Bearer ${token}`, 'idempotency-key': randomUUID(), ...fromElsewhere() })

async function guest(): Promise<string> {
  const answer = (await (await fetch(api('/auth/anonymous'), { method: 'POST', headers: fromElsewhere() })).json()) as {
    data: { token: string }
  }
  return answer.data.token
}

async function begin(token: string): Promise<string> {
  const body = JSON.stringify({ subject: 'training', mode: 'nmt', paper: 'one' })
  const made = (await (await fetch(api('/surveys'), { method: 'POST', headers: json(token), body })).json()) as {
    data: { survey: { id: string } }
  }
  return made.data.survey.id
}

const facts = () => [...answersAt(new Date(), right('one')), ...answersAt(new Date(), right('one'))].slice(0, 10)
const send = (token: string, id: string) =>
  ask(api(`/surveys/${id}/events`), { method: 'POST', headers: json(token), body: JSON.stringify({ events: facts() }) })

type Call = { name: string; prepare: () => Promise<(() => Promise<Reply>)[]> }

/** Each call on its own; those that change something have a survey and a guest of their own each time: a paper that goes on is not begun twice. */
function listCalls(token: string): Call[] {
  const get = (path: string) => () => ask(api(path), { headers: json(token) })
  const each =
    (make: (survey: string, owner: string) => () => Promise<Reply>, isOpened = false) =>
    async () => {
      const work: (() => Promise<Reply>)[] = []
      for (let index = 0; index < calls; index++) {
        const owner = await guest()
        const survey = await begin(owner)
        if (isOpened) await send(owner, survey)
        work.push(make(survey, owner))
      }
      return work
    }
  const same = (run: () => Promise<Reply>) => async () => Array.from({ length: calls }, () => run)
  return [
    { name: 'ready page', prepare: same(() => ask(`${own.url}/`, { headers: { 'accept-encoding': 'br' } })) },
    { name: 'content answer', prepare: same(() => ask(api('/subjects'))) },
    { name: 'user', prepare: same(get('/user')) },
    { name: 'events, 10 facts', prepare: each((survey, owner) => () => send(owner, survey)) },
    {
      name: 'create',
      prepare: async () => {
        const owners: string[] = []
        for (let index = 0; index < calls; index++) owners.push(await guest())
        const body = JSON.stringify({ subject: 'training', mode: 'nmt', paper: 'one' })
        return owners.map((owner) => () => ask(api('/surveys'), { method: 'POST', headers: json(owner), body }))
      },
    },
    {
      name: 'finish',
      prepare: each(
        (survey, owner) => async () => {
          return ask(api(`/surveys/${survey}/finish`), { method: 'POST', headers: json(owner), body: '{}' })
        },
        true,
      ),
    },
    { name: 'statistic', prepare: same(get('/user/v2-statistic')) },
    { name: 'readiness', prepare: same(get('/user/readiness')) },
  ]
}

async function measure(
  server: Server,
  work: readonly (() => Promise<Reply>)[],
): Promise<{ cpu: number; perSecond: number; failed: number }> {
  const [cpu, from] = [cpuOf(server), performance.now()]
  let failed = 0
  for (let index = 0; index < work.length; index += atOnce) {
    const answers = await Promise.all(work.slice(index, index + atOnce).map(async (run) => run()))
    failed += answers.filter(({ status }) => status !== 200 && status !== 201).length
  }
  return { cpu: (cpuOf(server) - cpu) / work.length, perSecond: (work.length * 1000) / (performance.now() - from), failed }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function table(): Promise<void> {
  const token = await guest()
  const health = Array.from({ length: calls }, () => () => ask(`${own.url}/healthz`))
  const query = Array.from({ length: calls }, () => () => ask(`${bare.url}/query`))
  for (let round = 0; round < warmRounds; round++) {
    await measure(own, health)
    await measure(bare, query)
  }
  console.log('call | CPU, ms | per second | × healthz | × one bare query | failed')
  for (const { name, prepare } of listCalls(token).filter((call) => only.length === 0 || only.includes(call.name))) {
    for (let round = 0; round < warmRounds; round++) await measure(own, await prepare())
    const seen: (Awaited<ReturnType<typeof measure>> & { toHealth: number; toBare: number })[] = []
    for (let round = 0; round < rounds; round++) {
      const work = await prepare()
      const [before, asked, call] = [await measure(own, health), await measure(bare, query), await measure(own, work)]
      seen.push({ ...call, toHealth: call.cpu / before.cpu, toBare: call.cpu / asked.cpu })
    }
    const of = (pick: (each: (typeof seen)[number]) => number) => median(seen.map(pick))
    const failed = seen.reduce((sum, each) => sum + each.failed, 0)
    const cells = [
      of(({ cpu }) => cpu).toFixed(2),
      of(({ perSecond }) => perSecond).toFixed(0),
      of(({ toHealth }) => toHealth).toFixed(2),
      of(({ toBare }) => toBare).toFixed(2),
    ]
    console.log(`${name} | ${cells.join(' | ')} | ${failed}`)
  }
}

/** How often each call asks the store, by a server that counts it for its operator. */
async function queries(): Promise<void> {
  const port = await freePort()
  const measured = own
  own = await open('dist-server/main.js', { ...behindProxy, METRICS_PORT: String(port) })
  try {
    const counted = async () => {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
      return [...text.matchAll(/^skladu_queries_total\{.*\} (?<count>\d+)$/gm)].reduce(
        (sum, { groups }) => sum + Number(groups?.['count']),
        0,
      )
    }
    const token = await guest()
    console.log('call | queries')
    for (const { name, prepare } of listCalls(token)) {
      const work = await prepare()
      await measure(own, work.slice(0, calls / 2))
      const before = await counted()
      await measure(own, work.slice(calls / 2))
      console.log(`${name} | ${((await counted()) - before) / (calls / 2)}`)
    }
  } finally {
    own.child.kill('SIGKILL')
    own = measured
  }
}

/** 500 pupils who answer without a pause, each on a connection and from a network of his own, of a server that has done nothing else. */
async function crowd(): Promise<void> {
  own.child.kill('SIGKILL')
  own = await open('dist-server/main.js', behindProxy)
  const pupils = []
  for (let index = 0; index < 500; index++) {
    const token = await guest()
    pupils.push({ token, survey: await begin(token), proxyHeaders: fromElsewhere() })
  }
  const counted: Counted = await load(own.url, pupils, seconds)
  const kept = await keptFacts(counted)
  const memory = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${own.child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  const { byStatus, p99, acknowledged } = counted
  console.log(
    `500 connections, ${seconds} s: ${JSON.stringify(byStatus)}; p99 of answers ${Math.round(p99)} ms; peak memory ${Math.round(memory)} MB`,
  )
  console.log(`acknowledged facts ${acknowledged.size}, of them lost ${acknowledged.size - kept}`)
}

async function keptFacts({ acknowledged }: Counted): Promise<number> {
  const { default: pg } = await import('pg')
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from survey_events where id = any($1::uuid[])', [
    [...acknowledged],
  ])
  await client.end()
  return rows[0]?.count ?? 0
}

const behindProxy = { DATABASE_URL: url, TRUST_PROXY: '1' }
let own = await open('dist-server/main.js', behindProxy)
const { ask, close } = openAsk(atOnce)
const bare = await open('tests/bench/server/bare.ts', { DATABASE_URL: url })
try {
  await table()
  await queries()
  if (seconds > 0) await crowd()
} finally {
  close()
  for (const { child } of [own, bare]) child.kill('SIGKILL')
  await postgres.stop()
  rmSync(directory, { recursive: true, force: true })
}

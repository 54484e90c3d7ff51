import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { contentFiles, writeContent } from './fixtures/content.ts'
import { answersAt, right } from './fixtures/answers.ts'

const directory = mkdtempSync(join(tmpdir(), 'skladu-process-'))
const running = new Set<ChildProcess>()
beforeAll(() => {
  writeContent(join(directory, 'content'), contentFiles())
  const made = inject('made')
  if (made !== null) cpSync(made, join(directory, 'store'), { recursive: true })
})
afterEach(() => running.forEach((each) => each.kill('SIGKILL')))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

type Run = { process: ChildProcess; out: () => string; error: () => string; exit: Promise<number | null> }

function run(settings: Record<string, string> = {}): Run {
  const { DATABASE_URL: _database, ...environment } = process.env
  const defaults = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: join(directory, 'store'),
    CONTENT_DIR: join(directory, 'content'),
    SITE_DIR: join(directory, 'no-site'),
  }
  const child = spawn(process.execPath, [inject('program')], {
    env: { ...environment, ...defaults, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const heard = { out: '', error: '' }
  child.stdout.on('data', (chunk) => (heard.out += chunk))
  child.stderr.on('data', (chunk) => (heard.error += chunk))
  running.add(child)
  const exit = once(child, 'exit').then(([code]: (number | null)[]) => (running.delete(child), code ?? null))
  return { process: child, out: () => heard.out, error: () => heard.error, exit }
}

async function started(settings: Record<string, string> = {}): Promise<Run & { address: string }> {
  const server = run(settings)
  await expect.poll(() => server.out() + server.error(), { timeout: 60_000 }).toContain('\n')
  const address = /^Складу: (http:\/\/localhost:\d+)\n$/.exec(server.out())?.[1]
  if (address === undefined) throw new Error(server.out() + server.error())
  return { ...server, address: address.replace('localhost', '127.0.0.1') }
}

const post = (address: string, path: string, token: string, body: unknown) =>
  fetch(`${address}/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
  }).then((answer) => answer.json())

describe('a server that cannot start says why, a line for each reason', () => {
  it('for a setting that does not fit', async () => {
    const server = run({ DATABASE_URL: 'mysql://секрет@host/db' })
    expect([await server.exit, server.out(), server.error()]).toEqual([1, '', 'Хибна змінна DATABASE_URL: потрібна адреса postgres://…\n'])
  })

  it('for a taken port, a store in use and content that does not fit', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const first = await started()
    const inUse = run()
    expect([await inUse.exit, inUse.out(), inUse.error()]).toEqual([
      1,
      '',
      expect.stringMatching(/^Сховище .+ уже відкрите процесом \d+ \(.+\)\. Зупини його або вкажи інший DATA_DIR\.\n$/),
    ])
    first.process.kill('SIGTERM')
    expect([await first.exit, first.error()]).toEqual([0, ''])
    const taken = run({ PORT: String(port) })
    expect([await taken.exit, taken.out(), taken.error()]).toEqual([
      1,
      '',
      `Порт ${port} зайнятий. Зупини інший процес або вкажи інший PORT.\n`,
    ])
    other.close()
    writeContent(join(directory, 'bad'), { ...contentFiles(), 'subjects/unready/subject.yaml': { id: 'unready' } })
    const bad = run({ CONTENT_DIR: join(directory, 'bad') })
    expect([await bad.exit, bad.error()]).toEqual([1, expect.stringMatching(/^(subjects\/unready\/subject\.yaml:\d+: .+\n)+$/)])
  }, 180_000)
})

it('a killed server loses nothing that it has acknowledged and starts again by itself', async () => {
  let server = await started()
  const { token } = (await post(server.address, '/v3/auth/anonymous', '', {})).data
  const { id } = (await post(server.address, '/v3/surveys', token, { subject: 'training', mode: 'nmt' })).data.survey
  const acknowledged: string[] = []
  for (const fact of [...answersAt(new Date(), right('one')), ...answersAt(new Date(), right('one'))].entries()) {
    const [index, event] = fact
    await post(server.address, `/v3/surveys/${id}/events`, token, { events: [event] })
    acknowledged.push(event.id)
    if (index % 9 < 8) continue
    server.process.kill('SIGKILL')
    await server.exit
    server = await started()
  }
  const seen = await fetch(`${server.address}/api/v3/surveys/${id}`, { headers: { authorization: `Bearer ${token}` } }).then((answer) =>
    answer.json(),
  )
  expect(seen.data.survey.events.map((event: { id: string }) => event.id).toSorted()).toEqual(acknowledged.toSorted())
  server.process.kill('SIGINT')
  expect(await server.exit).toBe(0)
}, 180_000)

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWebSocketInspector, createWebSocketReceiver } from '@statelyai/inspect'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { assign, createActor, fromPromise, setup } from 'xstate'
import { followSenders, type Senders } from './follow-senders.ts'
import type { ViewerMessage } from './protocol.ts'
import { serveInspector, type Serving } from './serve-inspector.ts'

const page = mkdtempSync(join(tmpdir(), 'chart-lab-page-'))
writeFileSync(join(page, 'index.html'), '<title>page</title>')
let serving: Serving
const opened: { close: () => void }[] = []
const ws = () => serving.url.replace('http', 'ws')

beforeEach(async () => {
  serving = await serveInspector({ port: 0, page })
})
afterEach(async () => {
  for (const each of opened.splice(0)) each.close()
  await serving.close()
})
process.once('exit', () => rmSync(page, { recursive: true, force: true }))

/** An errand with guards, a choice on the way, an actor that answers, and a secret in its context. */
const errand = setup({
  types: {
    context: {} as { steps: number; password: string },
    events: {} as { type: 'walk'; far: boolean } | { type: 'rest' },
  },
  actors: { shop: fromPromise(async () => 'bread') },
  guards: { isFar: ({ event }) => event.type === 'walk' && event.far },
  actions: { count: assign({ steps: ({ context }) => context.steps + 1 }) },
}).createMachine({
  id: 'errand',
  context: { steps: 0, password: 'свічка' },
  initial: 'home',
  states: {
    home: {
      on: {
        walk: [
          { guard: 'isFar', target: 'town', actions: 'count' },
          { target: 'garden', actions: 'count' },
        ],
      },
    },
    garden: { on: { rest: 'home' } },
    town: { always: 'shopping' },
    shopping: { invoke: { id: 'shop', src: 'shop', onDone: 'home' } },
  },
})

/** What a viewer hears, as the served page follows it. */
async function viewer(): Promise<Senders> {
  const senders = followSenders()
  const socket = new WebSocket(`${ws()}/viewer`, { origin: serving.url })
  opened.push(socket)
  socket.on('message', (data: Buffer) => {
    const word = JSON.parse(data.toString()) as ViewerMessage
    if (word.kind === 'told') senders.hear(word.sender, word.told)
    else senders.leave(word.sender)
  })
  await new Promise((resolve, reject) => void socket.once('open', resolve).once('error', reject))
  return senders
}

function inspector() {
  const made = createWebSocketInspector({ url: ws() })
  opened.push({ close: () => made.stop() })
  return made
}
const logOf = (senders: Senders) => senders.read().log.map(({ name, type, took }) => `${name} ${type}: ${took.join(', ')}`)

test('actors that the package of Stately tells of are seen with their charts, their states and the ways they took', async () => {
  const senders = await viewer()
  const actor = createActor(errand, { inspect: inspector().inspect }).start()
  actor.send({ type: 'walk', far: false })
  actor.send({ type: 'rest' })
  actor.send({ type: 'walk', far: true })
  await expect.poll(() => logOf(senders)).toContain('errand xstate.done.actor.shop: errand.shopping | xstate.done.actor.shop | 0')
  expect(senders.machines().map(({ id }) => id)).toEqual(['errand'])
  const errandSeen = senders.read().actors.find(({ name }) => name === 'errand')
  expect(errandSeen).toMatchObject({ chart: 'errand', active: ['errand', 'errand.home'], status: 'active', value: '"home"' })
  expect(senders.read().actors.find(({ name }) => name === 'shop')).toMatchObject({ chart: null, parent: errandSeen?.id })
  expect(logOf(senders).filter((line) => /errand (walk|rest)/.test(line))).toEqual([
    'errand walk: errand.home | walk | 1',
    'errand rest: errand.garden | rest | 0',
    'errand walk: errand.home | walk | 0, errand.town | always | 0',
  ])
  const walk = senders.read().log.find(({ type }) => type === 'walk')
  expect(await senders.detail(walk?.number ?? 0)).toMatchObject({
    event: { type: 'walk', far: false },
    before: { steps: 0, password: '•••' },
    after: { steps: 1 },
  })
  expect(await senders.send(errandSeen?.id ?? '', { type: 'rest' })).toEqual({ kind: 'afar' })
  expect(await senders.find('"far":true')).toHaveLength(1)
})

test('who looks later sees everything, and the run that is over too; each run by itself', async () => {
  const first = inspector()
  const early = createActor(errand, { inspect: first.inspect }).start()
  early.send({ type: 'walk', far: false })
  const senders = await viewer()
  await expect.poll(() => logOf(senders).length).toBeGreaterThan(1)
  first.stop()
  await expect.poll(() => senders.tabs().map(({ title }) => title)).toEqual([expect.stringMatching(/^Node .* ✓$/)])
  createActor(errand, { inspect: inspector().inspect }).start()
  await expect.poll(() => senders.tabs().length).toBe(2)
  expect(logOf(senders)).toEqual(['errand xstate.init: '])
  senders.follow(senders.tabs()[0]?.id ?? '')
  expect(logOf(senders)).toContain('errand walk: errand.home | walk | 1')
  const later = await viewer()
  await expect.poll(() => later.tabs().length).toBe(2)
})

test('the receiver of the same package hears what others tell, and actors of no library are followed by name', async () => {
  const heard: string[] = []
  createWebSocketReceiver({ server: ws() }).subscribe((event) => void heard.push(event.type))
  const senders = await viewer()
  const told = inspector()
  await expect.poll(() => (told.actor('heater', { status: 'active', context: { degrees: 20 } }), heard)).toContain('@xstate.actor')
  heard.splice(0)
  told.event('heater', { type: 'warm' })
  told.snapshot('heater', { context: { degrees: 30 } }, { event: { type: 'warm' } })
  await expect.poll(() => heard.filter((type) => type !== '@xstate.actor')).toEqual(['@xstate.event', '@xstate.snapshot'])
  await expect.poll(() => logOf(senders)).toEqual(['heater warm: '])
  expect(await senders.detail('heater')).toMatchObject({ after: { degrees: 30 } })
})

test('nonsense is passed over, and pages of elsewhere are told nothing', async () => {
  const senders = await viewer()
  const socket = new WebSocket(ws())
  opened.push(socket)
  await new Promise((resolve) => void socket.once('open', resolve))
  for (const text of [
    '',
    'null',
    '{"type":"@xstate.actor"}',
    '[1',
    JSON.stringify({ type: '@xstate.snapshot', sessionId: 'x', snapshot: 3 }),
  ])
    socket.send(text)
  const deep = JSON.stringify({ id: 'deep', initial: 'a', states: { a: '[Object]', b: { on: { go: '[Object]' }, always: '[Array]' } } })
  socket.send(JSON.stringify({ type: '@xstate.actor', sessionId: 'x', name: 'deep', definition: deep, snapshot: { value: 'nowhere' } }))
  socket.send(JSON.stringify({ type: '@xstate.actor', sessionId: 'y', name: 'broken', definition: '{"states":{"a":{"on":{"b":"c"}}}}' }))
  await expect
    .poll(() => senders.read().actors.map(({ name, chart }) => [name, chart]))
    .toEqual([
      ['deep', 'deep'],
      ['broken', null],
    ])
  const refusal = (path: string, origin?: string) =>
    new Promise((resolve) => {
      const tried = new WebSocket(`${ws()}${path}`, origin === undefined ? {} : { origin })
      tried.once('open', () => (tried.terminate(), resolve('open'))).once('unexpected-response', (_, { statusCode }) => resolve(statusCode))
    })
  expect(await refusal('/viewer', 'https://example.com')).toBe(403)
  expect(await refusal('/viewer')).toBe(403)
  expect(await refusal('/', 'https://example.com')).toBe(403)
  expect(await refusal('/', 'http://localhost:5173')).toBe('open')
  const statusOf = (path: string, host: string) =>
    new Promise((resolve) => request(`${serving.url}${path}`, { headers: { host } }, ({ statusCode }) => resolve(statusCode)).end())
  const own = serving.url.replace('http://', '')
  expect([await statusOf('/', own), await statusOf('/', 'evil.example'), await statusOf('/..%2f..%2fetc/passwd.md', own)]).toEqual([
    200, 403, 404,
  ])
})

test('a port that is taken is named as such', async () => {
  await expect(serveInspector({ port: Number(new URL(serving.url).port), page })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

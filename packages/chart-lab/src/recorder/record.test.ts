// @vitest-environment jsdom
import { parse } from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { chanceFrom } from './chance.ts'
import { listen, type Listener, type ListenOptions } from './listen.ts'
import { record, type Recorder, type RecordOptions } from './record.ts'
import { recordingSchema } from './recording.ts'

type Started = Listener & Recorder
let recorder: Started | null = null
afterEach(() => {
  recorder?.stop()
  document.body.replaceChildren()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

function start(options: Partial<RecordOptions> & ListenOptions = {}): Started {
  const listener = listen({ fetch: async () => Response.json({}), ...options })
  return (recorder = { ...listener, ...record(listener, { build: 'b1', isPersons: (event) => persons.has(event), ...options }) })
}
const persons = new WeakSet<Event>()
const trusted = (event: Event) => (persons.add(event), event)
const press = (element: Element) => element.dispatchEvent(trusted(new MouseEvent('click', { bubbles: true })))
function fill(field: HTMLInputElement, value: string): void {
  field.value = value
  for (const kind of ['input', 'change']) field.dispatchEvent(trusted(new Event(kind, { bubbles: true })))
}
const entries = () => recorder!.recordingSoFar().entries.map(({ at, ...entry }) => (expect(at).toBeGreaterThanOrEqual(0), entry))

const kettle = setup({ types: { events: {} as { type: 'switch'; by?: unknown } | { type: 'boiled' } } }).createMachine({
  id: 'kettle',
  initial: 'cold',
  states: { cold: { on: { switch: 'heating' } }, heating: { after: { 1: 'hot' } }, hot: {} },
})

test('only what comes from outside is written down, not what follows from it', async () => {
  const { inspect } = start()
  const actor = createActor(kettle, { inspect }).start()
  actor.send({ type: 'switch' })
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('hot'))
  createActor(kettle, { inspect }).start().send({ type: 'switch' })
  expect(entries()).toEqual([
    { kind: 'event', actor: 'kettle', event: { type: 'switch' } },
    { kind: 'event', actor: 'kettle 2', event: { type: 'switch' } },
  ])
})

test('a person is heard by the names of controls, a script is not', () => {
  document.body.innerHTML = '<button>Tea</button><button>Tea</button><label>Cups <input type="number"></label>'
  start()
  const [, second] = document.querySelectorAll('button')
  press(second!)
  second!.click()
  fill(document.querySelector('input')!, '3')
  second!.dispatchEvent(trusted(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
  expect(entries()).toEqual([
    { kind: 'press', what: 'submit', name: 'Tea', nth: 1 },
    { kind: 'input', what: 'number', name: 'Cups', nth: 0, value: '3' },
    { kind: 'key', what: 'submit', name: 'Tea', nth: 1, key: 'Escape' },
  ])
})

test('letters typed into one field make one entry, and a press on a label is one on its control', () => {
  document.body.innerHTML = '<label>Sugar <input type="checkbox"></label><label>Whose <input></label>'
  start()
  const [sugar, whose] = document.querySelectorAll('input')
  for (const value of ['a', 'ab', 'abc']) {
    whose!.value = value
    whose!.dispatchEvent(trusted(new Event('input', { bubbles: true })))
  }
  press(document.querySelector('label')!)
  press(sugar!)
  expect(entries()).toEqual([
    { kind: 'input', what: 'text', name: 'Whose', nth: 0, value: 'xxx' },
    { kind: 'press', what: 'checkbox', name: 'Sugar', nth: 0 },
  ])
})

const secrets = [
  'eyJhbGciOiJIUzI1.eyJzdWIiOiIxMjM0.SflKxwRJSMeKKF2',
  'olena@example.org',
  'Олена Коваль',
  '+380 67 123 45 67',
  'opensesame7',
  'nobody reads this',
]

test('no bearer, address, name, telephone, password or private text ever stands in a recording', async () => {
  const [bearer, mail, name, phone, password, note] = secrets as [string, string, string, string, string, string]
  localStorage.setItem('token', bearer)
  localStorage.setItem('kept', JSON.stringify({ user: { email: mail, phone } }))
  history.replaceState(null, '', `/reset?token=${bearer}&mail=${mail}`)
  document.body.innerHTML = `<input type="email" aria-label="Mail"><input type="password" aria-label="Key"><textarea aria-label="Note"></textarea>`
  const answer = { data: { token: bearer, name, email: mail, contacts: `call ${phone}`, kind: 'note', text: note } }
  const { inspect, fetch } = start({
    fetch: async () => Response.json(answer, { headers: { authorization: bearer } }),
    hides: (part, holder) => (part === 'text' && (holder as { kind?: string }).kind === 'note') || undefined,
  })
  const [mailField, key] = document.querySelectorAll('input')
  fill(mailField!, mail)
  fill(key!, password)
  fill(document.querySelector('textarea') as unknown as HTMLInputElement, note)
  createActor(kettle, { inspect })
    .start()
    .send({ type: 'switch', by: { name, password, said: new Error(`no ${mail}`) } })
  expect(await (await fetch(`/users?email=${mail}`)).json()).toEqual(answer)
  document.body.innerHTML = `<button>${name}, ${mail}</button><button>${note}</button>`
  document.querySelectorAll('button').forEach(press)
  await vi.waitFor(() => expect(JSON.stringify(entries())).toContain('"body"'))
  const text = JSON.stringify(recorder!.recordingSoFar())
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  expect(text).toContain('masked@example.com')
})

test('what stands in for a secret is of its kind, and the same for the same secret', async () => {
  const { fetch } = start({
    fetch: async () =>
      Response.json({
        token: 'one-token',
        other_token: 'one-token',
        email_verified_at: '2026-01-01',
        email: 'a@b.cd',
        phone: '+380671234567',
      }),
  })
  await fetch('/session')
  await vi.waitFor(() => expect(JSON.stringify(entries())).toContain('"body"'))
  const [call] = entries() as { body: string }[]
  const body = JSON.parse(call!.body) as Record<string, string>
  expect(body).toEqual({
    token: body['other_token'],
    other_token: body['token'],
    email_verified_at: '2026-01-01',
    email: 'masked@example.com',
    phone: '+380000000000',
  })
  expect(body['token']).toMatch(/^masked-[0-9a-f]+$/)
})

test('answers that are the same for everybody stay as they came; a network that fails is an answer too', async () => {
  const answers = [async () => Response.json({ name: 'Kettles Ltd' }), async () => Promise.reject(new TypeError('no network'))]
  const { fetch } = start({ fetch: async () => answers.shift()!(), isOpen: (path) => path === '/config' })
  await fetch('/config')
  await expect(fetch('/tea', { method: 'post' })).rejects.toThrow('no network')
  await vi.waitFor(() => expect(JSON.stringify(entries())).toContain('Kettles Ltd'))
  expect(entries()).toEqual([
    {
      kind: 'answer',
      turn: 1,
      method: 'GET',
      path: '/config',
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Kettles Ltd"}',
    },
    { kind: 'answer', turn: 2, method: 'POST', path: '/tea', status: 0 },
  ])
})

test('places are noticed, and those that the buttons of the browser led to are told apart', () => {
  document.body.innerHTML = '<button>On</button>'
  start()
  history.pushState(null, '', '/second')
  press(document.querySelector('button')!)
  history.replaceState(null, '', '/first')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(entries().filter(({ kind }) => kind === 'place')).toEqual([
    { kind: 'place', href: '/second', isTravel: false },
    { kind: 'place', href: '/first', isTravel: true },
  ])
})

test('the buffer is bounded in entries and in size, and says that it is not whole any more', async () => {
  const { inspect, recordingSoFar } = start()
  const actor = createActor(kettle, { inspect }).start()
  for (let sent = 0; sent < 2000; sent += 1) actor.send({ type: 'switch' })
  expect(recordingSoFar()).toMatchObject({ isWhole: true })
  actor.send({ type: 'boiled' })
  expect([recordingSoFar().isWhole, recordingSoFar().entries.length]).toEqual([false, 2000])

  recorder!.stop()
  const { fetch } = start({ fetch: async () => Response.json('x'.repeat(900_000)) })
  for (const path of ['/1', '/2', '/3']) await fetch(path)
  await vi.waitFor(() => expect(recorder!.recordingSoFar().isWhole).toBe(false))
  expect(JSON.stringify(recorder!.recordingSoFar()).length).toBeLessThan(2_100_000)
})

test('a recording fits its schema, and its seed gives the same chance again', () => {
  const { recordingSoFar, chance } = start()
  const drawn = [chance.random(), chance.newId(), chance.newId()]
  const recording = parse(recordingSchema, JSON.parse(JSON.stringify(recordingSoFar())))
  const again = chanceFrom(recording.seed)
  expect([again.random(), again.newId(), again.newId()]).toEqual(drawn)
  expect(drawn[1]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(Array.from({ length: 1000 }, chance.newId)).size).toBe(1000)
})

test('what happened before there was a recorder is written down when it comes, as the page was then', async () => {
  document.body.innerHTML = '<button>Tea</button><button>Tea</button>'
  const onFirst = vi.fn<() => void>()
  const listener = listen({ fetch: async () => Response.json({ email: 'a@b.cd' }), onFirst })
  const [, second] = document.querySelectorAll('button')
  press(second!)
  expect((await listener.fetch('/early')).status).toBe(200)
  createActor(kettle, { inspect: listener.inspect }).start().send({ type: 'switch' })
  document.body.replaceChildren()
  history.pushState(null, '', '/later')
  recorder = { ...listener, ...record(listener, { build: 'b1', isPersons: (event) => persons.has(event) }) }
  await vi.waitFor(() => expect(JSON.stringify(entries())).toContain('"body"'))
  expect(entries()).toEqual([
    { kind: 'press', what: 'submit', name: 'Tea', nth: 1 },
    {
      kind: 'answer',
      turn: 1,
      method: 'GET',
      path: '/early',
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: '{"email":"masked@example.com"}',
    },
    { kind: 'event', actor: 'kettle', event: { type: 'switch' } },
    { kind: 'place', href: '/later', isTravel: false },
  ])
  expect(recorder.recordingSoFar().page).toBe('/')
})

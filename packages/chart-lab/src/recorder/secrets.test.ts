// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { findControl } from './controls.ts'
import { fill, key, press, startRecorder, type Started } from './start-recorder.ts'

let recorder: Started
afterEach(() => {
  recorder.stop()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})
const field = (index = 0) => document.querySelectorAll('input')[index]!
const values = () => recorder.entries().map((entry) => (entry as { value?: string }).value)

test('a password that is shown while it is typed stays a password', () => {
  document.body.innerHTML = '<input type="text" autocomplete="current-password" aria-label="Key">'
  recorder = startRecorder()
  fill(field(), '12345678')
  expect(values()).toEqual(['Masked-0'])
})

test('a telephone number does not begin to stand in a recording, and a code that opens something neither', () => {
  document.body.innerHTML = '<input type="tel" aria-label="Phone"><input name="code" aria-label="Code"><input aria-label="Answer">'
  recorder = startRecorder()
  fill(field(0), '0671234')
  fill(field(1), '482913')
  fill(field(2), '482913')
  expect(values()).toEqual(['0000000', '000000', '482913'])
})

test('what is typed is not told key by key either, into a field of numbers or a text that is edited in its place', () => {
  document.body.innerHTML = '<input type="number" aria-label="Card"><p contenteditable>…</p>'
  recorder = startRecorder()
  for (const place of [field(), document.querySelector('p')!]) for (const sign of ['7', 'Backspace']) key(place, sign)
  key(document.querySelector('p')!, 'Escape')
  fill(field(), '4111111111111111')
  expect(recorder.entries()).toEqual([
    { kind: 'key', what: 'p', name: '', nth: 0, key: 'Escape' },
    { kind: 'input', what: 'number', name: 'Card', nth: 0, value: '0000000000000000' },
  ])
})

test('short names, numbers under secret names and lists of secrets are hidden too, however much came after them', async () => {
  const people = Array.from({ length: 400 }, (_, number) => ({ name: `Pupil number ${number}` }))
  recorder = startRecorder({
    fetch: async () => Response.json({ tokens: ['t-0001', 't-0002'], phone: 380671234567, people: [...people, { name: 'Оля' }] }),
  })
  await recorder.fetch('/class')
  await vi.waitFor(() => expect(JSON.stringify(recorder.entries())).toContain('body'))
  document.body.innerHTML = '<button>Вилучити: Оля</button><button>Вилучити: Олянич</button><button>Pupil number 399</button>'
  document.querySelectorAll('button').forEach(press)
  const text = JSON.stringify(recorder.recordingSoFar())
  expect(['t-0001', 't-0002', '380671234567', 'Pupil number 399', 'Оля"'].filter((secret) => text.includes(secret))).toEqual([])
  expect(text).toContain('Вилучити: Олянич')
})

test('of two controls that differ in what is hidden alone, the one that was pressed is found again', async () => {
  recorder = startRecorder({ fetch: async () => Response.json([{ name: 'Іван Іваненко' }, { name: 'Петро Петренко' }]) })
  await recorder.fetch('/class')
  await vi.waitFor(() => expect(JSON.stringify(recorder.entries())).toContain('body'))
  document.body.innerHTML = '<button>Remove Іван Іваненко</button><button>Remove Петро Петренко</button>'
  const second = document.querySelectorAll('button')[1]!
  press(second)
  const pressed = recorder.entries().at(-1) as { what: string; name: string; nth: number }
  expect(pressed).toEqual({ kind: 'press', what: 'submit', name: 'Remove …', nth: 1 })
  expect(findControl(pressed)).toBe(second)
})

test('an event that no JSON can say is kept by its name, and its chart goes on', () => {
  recorder = startRecorder()
  const chart = setup({ types: { events: {} as { type: 'go'; by: object } } }).createMachine({
    id: 'way',
    initial: 'here',
    states: { here: { on: { go: 'there' } }, there: {} },
  })
  const actor = createActor(chart, { inspect: recorder.inspect }).start()
  const by: { self?: object } = {}
  by.self = by
  actor.send({ type: 'go', by })
  expect([actor.getSnapshot().value, recorder.entries()]).toEqual(['there', [{ kind: 'event', actor: 'way', event: { type: 'go' } }]])
})

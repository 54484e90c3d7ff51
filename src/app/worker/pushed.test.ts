import { afterEach, expect, test, vi } from 'vitest'
import { heedPress, showPushed } from './pushed'

afterEach(() => vi.unstubAllGlobals())

const message = {
  title: 'На сьогодні: 12 карток, 6 хвилин',
  text: 'Потім за планом: Тема: Відсотки, 15 хвилин.',
  cards: 12,
  day: '2026-11-20',
  off: 'off.1.a',
}

type Shown = { body?: string; silent?: boolean | null; data?: unknown; actions: readonly { title: string }[] }
/** A worker with these pages open; notes what it shows and opens. */
function worker(...pages: string[]) {
  const done: unknown[] = []
  const onScreen: { close: () => void }[] = []
  const scope = {
    registration: {
      waiting: null,
      installing: null,
      showNotification: async (title: string, options: Shown) => {
        done.push([options.silent ? 'shown without a sound' : 'shown', title, options.body, options.actions.map((action) => action.title)])
        onScreen.push({ close: () => void (done.push(['closed']), (onScreen.length = 0)) })
      },
      getNotifications: async () => [...onScreen],
    },
    clients: {
      claim: async () => undefined,
      matchAll: async () =>
        pages.map((url) => ({
          url: `https://skladu.test${url}`,
          postMessage: () => undefined,
          focus: async () => done.push(['focused', url]),
        })),
      openWindow: async (path: string) => void done.push(['opened', path]),
    },
  }
  const press = (action: string, data: unknown = { off: message.off }) =>
    heedPress(scope, { action, notification: { data, close: () => void done.push(['closed']) } })
  return { scope, done, press, onScreen }
}
/** The shelves of a browser that keeps what it is given. */
function shelf() {
  const kept = new Map<string, Response>()
  const cache = {
    delete: async (key: string) => kept.delete(key),
    put: async (key: string, answer: Response) => void kept.set(key, answer),
    keys: async () => [...kept.keys()],
  }
  vi.stubGlobal('caches', { open: async () => cache, match: async (key: string) => kept.get(key)?.clone() })
}
const server = (answer: () => Promise<Response>) => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, init: { body: string }) => {
    asked.push([path, JSON.parse(init.body)])
    return answer()
  })
  return asked
}

test('a message is shown in its words, with a way to end the reminders and its number on the icon', async () => {
  shelf()
  const badges: number[] = []
  vi.stubGlobal('navigator', { setAppBadge: async (count: number) => void badges.push(count) })
  const { scope, done } = worker()
  await showPushed(scope, { json: () => message })
  expect([done, badges]).toEqual([[['shown', message.title, message.text, ['Більше не нагадувати']]], [12]])
})

test('a message that comes once more on its day tells nobody twice; the next day does', async () => {
  shelf()
  const { scope, done, onScreen } = worker()
  const come = (change: object = {}) => showPushed(scope, { json: () => ({ ...message, ...change }) })
  await come()
  await come()
  onScreen.length = 0
  await come()
  await come({ day: '2026-11-21' })
  await come({ day: '2026-11-21', off: 'off.of-another-pupil' })
  const words = [message.title, message.text, ['Більше не нагадувати']]
  expect(done).toEqual([
    ['shown', ...words],
    ['shown without a sound', ...words],
    ['shown without a sound', ...words],
    ['closed'],
    ['shown', ...words],
    ['shown', ...words],
  ])
})

test.each([
  ['without content', null],
  ['that is no JSON', { json: () => JSON.parse('{') as unknown }],
  ['of another shape', { json: () => ({ title: 5 }) }],
])('a message %s still says something', async (_, data) => {
  const { scope, done } = worker()
  await showPushed(scope, data)
  expect(done).toEqual([['shown', 'На сьогодні є що повторити', 'Відкрий, і побачиш свій план.', []]])
})

test('one tap opens today, in the page that shows it already where there is one; a paper is left alone', async () => {
  const none = worker('/subjects/math/survey/nmt-1')
  await none.press('')
  expect(none.done).toEqual([['closed'], ['opened', '/dashboard']])
  const there = worker('/subjects', '/dashboard?view=plan')
  await there.press('')
  expect(there.done).toEqual([['closed'], ['focused', '/dashboard?view=plan']])
})

test('one tap ends the reminders, and says so once the server has', async () => {
  const asked = server(async () => Response.json({ data: { isOn: false } }))
  const { done, press } = worker()
  await press('end')
  expect(asked).toEqual([['/api/v3/reminders', { token: 'off.1.a' }]])
  expect(done).toEqual([['closed'], ['shown', 'Нагадувань більше не буде', 'Увімкнути їх знову можна на сайті.', []]])
})

test.each([
  ['has no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is refused', async () => Response.json({ errorMessage: 'Пізніше' }, { status: 503 })],
])('a tap that %s opens the page that does it', async (_, answer) => {
  server(answer)
  const { done, press } = worker()
  await press('end')
  expect(done).toEqual([['closed'], ['opened', '/reminders?link=off.1.a']])
})

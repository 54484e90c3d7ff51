import { afterEach, expect, test, vi } from 'vitest'
import { heedPress, showPushed } from './pushed'

afterEach(() => vi.unstubAllGlobals())

const message = {
  title: 'На сьогодні: 12 карток, 6 хвилин',
  text: 'Потім за планом: Тема: Відсотки, 15 хвилин.',
  cards: 12,
  off: 'off.1.a',
}

/** A worker with these pages open; notes what it shows and opens. */
function worker(...pages: string[]) {
  const done: unknown[] = []
  const scope = {
    registration: {
      waiting: null,
      installing: null,
      showNotification: async (title: string, options: { body?: string; data?: unknown; actions: readonly { title: string }[] }) =>
        void done.push(['shown', title, options.body, options.actions.map((action) => action.title)]),
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
  return { scope, done, press }
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
  const badges: number[] = []
  vi.stubGlobal('navigator', { setAppBadge: async (count: number) => void badges.push(count) })
  const { scope, done } = worker()
  await showPushed(scope, { json: () => message })
  expect([done, badges]).toEqual([[['shown', message.title, message.text, ['Більше не нагадувати']]], [12]])
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

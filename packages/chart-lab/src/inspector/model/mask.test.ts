import { expect, test } from 'vitest'
import { masked, maskedCopy } from './mask.ts'

const token = 'hM9L5HjqRZd9FOgsZR5hKyG3PMPNh27A8gKerHQAq6w'

test('a bearer is masked wherever it stands: as an output, in a list, in words, in a failure', () => {
  const told = [
    { type: 'xstate.done.actor.logIn', output: token },
    { bearer: 'b' },
    [`Bearer ${token}`],
    new Error(`refused ${token}`),
    token,
  ]
  const text = masked(told)
  expect(text).not.toContain(token)
  const shown = (JSON.parse(text) as unknown[]).map((part) => JSON.stringify(part))
  const mark = expect.stringMatching(/^"•••[0-9a-f]{1,4}"$/) as string
  expect(shown).toEqual([
    expect.stringMatching(/^\{"type":"xstate.done.actor.logIn","output":"•••[0-9a-f]{1,4}"\}$/),
    '{"bearer":"•••"}',
    expect.stringMatching(/^\["Bearer •••[0-9a-f]{1,4}"\]$/),
    expect.stringMatching(/^"Error: refused •••[0-9a-f]{1,4}"$/),
    mark,
  ])
})

test('of a token one sees that it is there and which: the same everywhere, another for another', () => {
  const { tokens, again, none } = maskedCopy({
    tokens: { token, refreshToken: `${token}2`, refreshAt: 1_795_000_000_000 },
    again: { token },
    none: { token: null },
  })
  expect(tokens.token).toBe(again.token)
  expect(tokens.refreshToken).not.toBe(tokens.token)
  expect([tokens.refreshAt, none.token]).toEqual([1_795_000_000_000, null])
})

test('the same object in two places, maps, sets and dates stay what they are; a circle ends', () => {
  const shared = { kind: 'plan' }
  const circle: { self?: unknown; kind: string } = { kind: 'round' }
  circle.self = circle
  const value = { first: shared, second: shared, all: new Map([['a', shared]]), some: new Set([1, 2]), at: new Date(0), circle }
  expect(maskedCopy(value)).toEqual({ ...value, circle: { kind: 'round', self: '…' } })
  expect(masked({ all: value.all, some: value.some, at: value.at })).toBe(
    '{"all":{"Map(1)":{"a":{"kind":"plan"}}},"some":{"Set(2)":[1,2]},"at":"1970-01-01T00:00:00.000Z"}',
  )
})

test('nothing in a context keeps the rest of it from being shown', () => {
  const bare = Object.assign(Object.create(null) as object, { kept: 1 })
  const deep: { inner?: object } = {}
  for (let level = 0, at = deep; level < 20_000; level += 1) at = at.inner = {}
  const throwing = {
    kept: 2,
    get broken(): never {
      throw new Error('not now')
    },
  }
  const nameless = Object.create(Object.create({ constructor: undefined }) as object) as object
  expect(maskedCopy({ bare, throwing, nameless, kept: 3 })).toEqual({
    bare: { kept: 1 },
    throwing: { kept: 2, broken: '[Error: not now]' },
    nameless: '[object]',
    kept: 3,
  })
  expect(masked({ deep, kept: 4 })).toContain('"kept":4')
  expect(
    masked(
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new TypeError('closed')
          },
        },
      ),
    ),
  ).toBe('"[TypeError: closed]"')
})

test('names, addresses, telephone numbers and signed tokens of a visitor are masked', () => {
  const visitor = {
    name: 'Олена',
    fullName: 'Олена Коваль',
    note: 'пиши на olena.koval@example.com або +38 (067) 123-45-67',
    id: 'eyJhbGciOi.eyJzdWIiOiI.c2lnbmF0dXJl',
    plan: 'олена',
  }
  expect(maskedCopy(visitor)).toEqual({
    name: '•••',
    fullName: '•••',
    note: expect.stringMatching(/^пиши на •••[0-9a-f]* або •••[0-9a-f]*$/),
    id: expect.stringMatching(/^•••/),
    plan: 'олена',
  })
})

test('what tells nobody who it is stays readable', () => {
  const context = {
    paper: '0f9d2c1e-6a53-4c88-9a0e-5f1f4d1c2b3a',
    question: 'math-t-trig-04',
    at: '2026-11-23T03:46:31.551Z',
    count: 12,
    isDue: true,
  }
  expect(maskedCopy(context)).toEqual(context)
})

test('a part that cannot be read, or whose failure cannot be said, hides none of its neighbours', () => {
  const thrown = {
    toString: () => {
      throw new Error('no')
    },
  }
  const odd = {
    get silent(): never {
      throw thrown
    },
    get nothing(): never {
      throw undefined
    },
    kept: 1,
  }
  const revoked = Proxy.revocable({}, {})
  revoked.revoke()
  const answers = { toJSON: () => ({ toJSON: answers.toJSON }) }
  expect(maskedCopy({ odd, closed: revoked.proxy, false: Object.create(Map.prototype) as object, answers, kept: 2 })).toEqual({
    odd: { silent: '[nothing that can be said]', nothing: '[undefined]', kept: 1 },
    closed: expect.stringMatching(/^\[TypeError/),
    false: expect.stringMatching(/^\[TypeError/),
    answers: '…',
    kept: 2,
  })
})

test.each(['objects', 'maps', 'sets', 'lists'])('20,000 levels of %s end in …, and what stands beside them is shown', (kind) => {
  let inner: unknown = 'the end'
  for (let level = 0; level < 20_000; level += 1)
    inner = kind === 'objects' ? { inner } : kind === 'maps' ? new Map([['inner', inner]]) : kind === 'sets' ? new Set([inner]) : [inner]
  const text = masked({ inner, kept: 4 })
  expect(text).toContain('…')
  expect(text).toContain('"kept":4')
})

test('of a million parts as many are shown as anybody reads, and soon', () => {
  const text = masked({ numbers: Array.from({ length: 1_000_000 }, (_, number) => number), all: new Set(Array.from({ length: 9 }).keys()) })
  expect(text.length).toBeLessThan(300_000)
})

test('an object of a class is shown by its fields, one of the platform by its name', () => {
  class Price {
    amount = 3
    token = 'abc'
  }
  expect(maskedCopy({ price: new Price(), headers: new Headers({ cookie: 'a=b' }), soon: Promise.resolve(1) })).toEqual({
    price: { amount: 3, token: '•••' },
    headers: '[Headers]',
    soon: '[Promise]',
  })
})

test('secrets that are names of parts are hidden too, and stay apart', () => {
  expect(masked({ [token]: 1 })).not.toContain(token)
  expect(
    masked({
      'a@b.ua': 1,
      'c@d.ua': 2,
      by: new Map([
        ['a@b.ua', 1],
        ['c@d.ua', 2],
      ]),
    }),
  ).toBe('{"•••":1,"••• (2)":2,"by":{"Map(2)":{"•••":1,"••• (2)":2}}}')
})

test('in a group of secrets numbers are hidden, but for times and counts', () => {
  expect(maskedCopy({ phone: { country: 380, local: 671_234_567 }, tokens: { refreshAt: 1_795_000_000_000, left: 20_000 } })).toEqual({
    phone: { country: 380, local: '•••' },
    tokens: { refreshAt: 1_795_000_000_000, left: 20_000 },
  })
})

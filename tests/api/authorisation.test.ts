import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { paidGroup, person } from './fixtures/group.ts'
import { openHarness } from './setup/harness.ts'
import { readOperations } from './setup/operations.ts'
import { ownerRules, type OwnerRule } from './setup/owner-rules.ts'

const api = await openHarness()
afterAll(() => api.close())

const operations = await readOperations()
const ruleOf = (route: string): OwnerRule | undefined => ownerRules[route]
const withRule = (...rules: OwnerRule[]) =>
  operations.map(({ route }) => route).filter((route) => rules.includes(ruleOf(route) ?? 'public'))

/** A call with a body where it takes one; the ids in its address are these, or of nothing. */
const ask = (route: string, token: string | undefined, ids: Record<string, string> = {}) =>
  api.call(
    route.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? (name === 'code' ? 'AAAAAA' : randomUUID())),
    { ...(token !== undefined && { token }), key: randomUUID(), ...(route.startsWith('POST') && { body: {} }) },
  )

it('every route has a rule, and every rule a route: a new one is thought about here first', () => {
  expect(operations.map(({ route }) => route).toSorted()).toEqual(Object.keys(ownerRules).toSorted())
})

it('what is public by its rule is public by its description, and nothing else', () => {
  for (const { route, isPublic } of operations) expect([route, isPublic]).toEqual([route, ruleOf(route) === 'public'])
})

describe('without a token', () => {
  it.each(withRule('own', 'account', 'survey', 'group', 'member', 'worksheet', 'operator', 'other'))('%s is refused', async (route) => {
    expect((await ask(route, undefined)).status).toBe(401)
  })
})

describe('to a guest', () => {
  it.each(withRule('account'))('%s is refused', async (route) => {
    expect((await ask(route, await api.guest())).status).toBe(403)
  })
})

describe('to a guest and to any account', () => {
  it.each(withRule('operator'))('%s is not there', async (route) => {
    for (const token of [await api.guest(), (await api.account()).token])
      expect([(await ask(route, token)).status, (await ask(route, token)).body]).toEqual([
        404,
        { errorMessage: 'Такої адреси в API немає' },
      ])
  })
})

describe('what belongs to somebody else', () => {
  it.each(withRule('survey'))('%s answers a stranger as if it were not there', async (route) => {
    const { id } = await api.survey(await api.guest())
    const reply = await api.call(route.replace('{id}', id), {
      token: (await api.account()).token,
      key: randomUUID(),
      ...(route.startsWith('POST') && {
        body: {
          like: 'one-plain',
          events: [{ id: randomUUID(), client: randomUUID(), seq: 1, at: api.clock.now.toISOString(), kind: 'open' }],
        },
      }),
    })
    expect([reply.status, reply.body]).toEqual([404, { errorMessage: 'Такого тесту немає' }])
  })

  it.each(withRule('group', 'member'))('%s answers a stranger as if there were no such group', async (route) => {
    const owner = await person(api)
    const { id } = await paidGroup(api, owner)
    const body = {
      title: 'Інша назва',
      kind: 'class',
      subject: 'training',
      due: new Date(api.clock.now.getTime() + 86400_000).toISOString(),
      sharesResults: true,
      ...(route.endsWith('/works') && { kind: 'topic', topic: 'two', needed: 5 }),
      count: 1,
      results: [{ id: randomUUID(), at: api.clock.now.toISOString(), member: randomUUID(), variant: 1, answers: ['a'] }],
    }
    const path = `${route
      .replace('{group}', id)
      .replace('{code}', 'AAAAAA')
      .replaceAll(/\{\w+\}/g, randomUUID())}${route.endsWith('report') ? '?subject=training' : ''}`
    const reply = await (await person(api)).call(path, route.startsWith('POST') ? body : undefined)
    expect([route, reply.status]).toEqual([route, 404])
    expect((await owner.group(id)).title).not.toBe('Інша назва')
  })

  it.each(withRule('worksheet'))('%s answers another teacher as if there were no such work', async (route) => {
    const [owner, stranger] = [await person(api), await person(api)]
    const made = await owner.call('POST /v3/worksheets', { from: 'paper', subject: 'training', paper: 'one' })
    const { id, revision } = made.body.data.worksheet
    const body = { title: 'Чужа назва', minutes: null, items: [], revision, count: 1, seed: 1 }
    const reply = await stranger.call(route.replace('{worksheet}', id), route.startsWith('POST') ? body : undefined)
    expect([route, reply.status, reply.body]).toEqual([route, 404, { errorMessage: 'Такої роботи немає' }])
    const kept = (await owner.call(`GET /v3/worksheets/${id}`)).body.data.worksheet
    expect([kept.title, kept.share, kept.tasks]).toEqual(['Варіант 1', null, 9])
  })
})

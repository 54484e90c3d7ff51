import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { importAnswerSchema } from '#contract/deck-file'
import { ownCardsAnswerSchema, ownChangesAnswerSchema } from '#contract/own-card'
import type { OwnWrite } from '#contract/own-write'
import { type OwnCard } from '#domain/own-card'
import { ownFlashcards } from '../../server/store/schema.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

const card = (change: Partial<OwnCard> = {}): OwnCard => ({
  id: randomUUID(),
  deck: 'own',
  kind: 'basic',
  front: 'Питання',
  back: 'Відповідь',
  ...change,
})
const stamp = (secondsAgo = 0) => ({ id: randomUUID(), at: new Date(api.clock.now.getTime() - secondsAgo * 1000).toISOString() })
const written = (of: OwnCard, secondsAgo = 0): OwnWrite => ({ ...stamp(secondsAgo), kind: 'card.written', card: of })
const removed = (of: OwnCard, secondsAgo = 0): OwnWrite => ({ ...stamp(secondsAgo), kind: 'card.removed', card: of.id })
const deck = (id: string, secondsAgo = 0, title = 'Моя колода'): OwnWrite => ({
  ...stamp(secondsAgo),
  kind: 'deck.written',
  deck: { id, title },
})
const send = (token: string, writes: readonly OwnWrite[]) => api.call('POST /v3/flashcards/own', { token, body: { writes } })
const own = async (token: string) => v.parse(ownCardsAnswerSchema, (await api.call('GET /v3/flashcards/own', { token })).body).data
const many = (count: number) => Array.from({ length: count }, (_, index) => written(card({ front: `Питання ${index}` })))

describe('own cards', () => {
  it('are written, changed and removed, however often and in whatever order the words come', async () => {
    const token = await api.guest()
    const [kept, gone] = [card(), card({ front: 'Зайве' })]
    const changed = { ...kept, back: 'Точніша відповідь' }
    const writes = [written(kept, 30), written(changed, 10), written(gone, 30), removed(gone, 20)]
    for (const batch of [[writes[3], writes[1]], [writes[2], writes[0]], writes, writes.toReversed()]) {
      const { status } = await send(
        token,
        batch.filter((write) => write !== undefined),
      )
      expect(status).toBe(200)
    }
    expect(await own(token)).toMatchObject({ decks: [], cards: [changed], limit: 50 })
  })

  it('are what the answer to a write says', async () => {
    const token = await api.guest()
    const { body } = await send(token, many(3))
    const { room: _room, ...all } = await own(token)
    expect(body.data).toEqual({ ...all, since: null, gone: [] })
  })

  it('of which a device has the version are told of by what changed: a batch of an import does not bring back all that came before it', async () => {
    const token = await api.guest()
    const after = async (since: string, writes: readonly OwnWrite[]) => {
      const { body } = await api.call(`POST /v3/flashcards/own?since=${since}`, { token, body: { writes } })
      return v.parse(ownChangesAnswerSchema, body).data
    }
    const [id, first, second] = [randomUUID(), card(), card({ front: 'Друга' })]
    const one = await after('', [deck(id, 40), written({ ...first, deck: id }, 40)])
    expect([one.since, one.decks.length, one.cards.map((each) => each.id)]).toEqual(['', 1, [first.id]])
    const two = await after(one.version, [written(second, 30)])
    expect([two.since, two.decks, two.cards, two.gone]).toEqual([one.version, [], [second], []])
    const three = await after(two.version, [{ ...stamp(20), kind: 'deck.removed', deck: id }])
    expect([three.cards, three.gone.toSorted()]).toEqual([[], [id, first.id].toSorted()])
    const stale = await after(one.version, [written({ ...second, back: 'Інше' }, 10)])
    expect([stale.since, stale.cards]).toEqual([null, [{ ...second, back: 'Інше' }]])
    expect(await own(token)).toMatchObject({ cards: stale.cards, version: stale.version })
    // The same write again counts once, and changes no version.
    const again = await after(stale.version, [written({ ...second, back: 'Давнє' }, 50)])
    expect([again.cards, again.version]).toEqual([[], stale.version])
  })

  it('go with their deck, and wait as loose ones for a deck that has not come yet', async () => {
    const token = await api.guest()
    const id = randomUUID()
    const inDeck = card({ deck: id })
    await send(token, [written(inDeck, 30)])
    expect((await own(token)).cards).toEqual([{ ...inDeck, deck: 'own' }])
    await send(token, [deck(id, 40)])
    expect(await own(token)).toMatchObject({ decks: [{ id, title: 'Моя колода' }], cards: [inDeck], limit: 50 })
    await send(token, [{ ...stamp(5), kind: 'deck.removed', deck: id }])
    expect(await own(token)).toMatchObject({ decks: [], cards: [], limit: 50 })
  })

  it('are nobody else’s: the same id is another card', async () => {
    const [owner, stranger] = [await api.guest(), await api.guest()]
    const mine = card()
    await send(owner, [written(mine, 9)])
    await send(stranger, [removed(mine)])
    expect([(await own(owner)).cards, (await own(stranger)).cards]).toEqual([[mine], []])
    const foreign = await api.call(`GET /v3/flashcards/export/${mine.id}`, { token: stranger })
    expect(foreign.status).toBe(404)
  })

  it('of a guest are fifty at most: more are refused whole, with a way out, and fewer may always be had', async () => {
    const token = await api.guest()
    const oldest = card()
    expect((await send(token, [written(oldest, 30), ...many(49)])).status).toBe(200)
    const { status, body } = await send(token, many(1))
    expect([status, body]).toEqual([409, { errorMessage: 'Гість може мати до 50 власних карток. Увійди, щоб мати до 10\u{a0}000' }])
    expect((await own(token)).cards).toHaveLength(50)
    expect((await send(token, [removed(oldest), ...many(1)])).status).toBe(200)
  })

  it('of an account are ten thousand at most; what a guest brings is kept beyond that', async () => {
    const account = await api.account()
    const guest = await api.guest()
    for (const size of [...Array<number>(19).fill(500), 495]) await send(account.token, many(size))
    const both = card({ front: 'В обох' })
    await send(account.token, [written({ ...both, back: 'Стара' }, 60)])
    await send(guest, [written(both, 30), ...many(9)])
    const refused = await send(account.token, many(5))
    expect([refused.status, refused.body]).toEqual([
      409,
      { errorMessage: 'Можна мати до 10\u{a0}000 власних карток. Вилучи ті, що вже не потрібні' },
    ])
    const { body } = await api.call('POST /v3/login', { token: guest, body: { email: account.email, password: 'довгий пароль' } })
    const { cards, limit } = await own(body.data.token)
    expect([cards.length, limit, cards.filter(({ id }) => id === both.id)]).toEqual([10_005, 10_000, [both]])
    expect((await send(body.data.token, [written({ ...both, back: 'Нова' })])).status).toBe(200)
    const exported = (await api.call('GET /v3/user/export', { token: body.data.token })).body.data.export.own_flashcards
    expect(exported).toHaveLength(10_005)
    const before = await api.store.db.$count(ownFlashcards)
    await api.call('DELETE /v3/user', { token: body.data.token })
    expect((await api.store.db.$count(ownFlashcards)) - before).toBe(-10_005)
  })

  it.each<[string, () => object]>([
    ['no writes', () => ({ writes: [] })],
    ['a moment that is none', () => ({ writes: [{ ...written(card()), at: 'вчора' }] })],
    ['an empty question', () => ({ writes: [written(card({ front: ' ' }))] })],
    ['a deck of theory', () => ({ writes: [written(card({ deck: 'history.dates' }))] })],
    ['an answer that is too long', () => ({ writes: [written(card({ back: 'x'.repeat(2001) }))] })],
    ['more than a batch', () => ({ writes: many(501) })],
  ])('with %s are refused whole', async (_, bodyOf) => {
    const token = await api.guest()
    const { status } = await api.call('POST /v3/flashcards/own', { token, body: bodyOf() })
    expect([status, (await own(token)).cards]).toEqual([422, []])
  })
})

describe('an import', () => {
  const post = (token: string, body: BodyInit) =>
    api.fetch('/api/v3/flashcards/import', { method: 'POST', headers: { authorization: `Bearer ${token}` }, body })

  it('gives cards to look through and stores nothing', async () => {
    const token = await api.guest()
    const answer = await post(token, 'Столиця\tКиїв\n\nРічка\tДніпро')
    const { data } = v.parse(importAnswerSchema, await answer.json())
    const cards = [
      { kind: 'basic', front: 'Столиця', back: 'Київ' },
      { kind: 'basic', front: 'Річка', back: 'Дніпро' },
    ]
    expect([data, (await own(token)).cards]).toEqual([{ title: '', cards, left: [], media: 0, sides: 0, more: 0 }, []])
  })

  it('of more than 20 MB is refused', async () => {
    const answer = await post(await api.guest(), new Uint8Array(20 * 1024 * 1024 + 1))
    expect([answer.status, await answer.json()]).toEqual([413, { errorMessage: 'Запит завеликий' }])
  })
})

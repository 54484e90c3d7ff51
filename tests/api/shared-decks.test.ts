import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import type { OwnCard } from '#domain/own-card'
import { shareAnswerSchema, sharedDeckAnswerSchema } from '#contract/shared-deck'
import { faultReports, sharedDecks } from '../../server/store/schema.ts'
import { madeSound } from '../fixtures/cards/made-media.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

const write = (token: string, ...writes: object[]) =>
  api.call('POST /v3/flashcards/own', {
    token,
    body: { writes: writes.map((each) => ({ id: randomUUID(), at: api.clock.advance(1).toISOString(), ...each })) },
  })
const share = (token: string, deck: string) => api.call('POST /v3/flashcards/shares', { token, body: { deck } })
const look = (token: string, code: string) => api.call('POST /v3/flashcards/shared-decks', { token, body: { code } })
const complain = (token: string, code: string, id = randomUUID()) =>
  api.call('POST /v3/flashcards/shared-decks/report', { token, body: { id, code, reason: 'personal', text: 'Тут чужа адреса' } })

/** An account with a deck of words, a card with a picture beside its words, and one that is nothing without its sound. */
async function owner() {
  const { token } = await api.account()
  const deck = randomUUID()
  const medium = { id: randomUUID(), side: 'front', kind: 'sound', name: 'own-voice.wav', words: '' } as const
  await api.call('POST /v3/flashcards/media', {
    token,
    body: { media: [{ id: medium.id, base64: Buffer.from(madeSound(1)).toString('base64') }] },
  })
  const card = (change: Partial<OwnCard>) => ({
    kind: 'card.written',
    card: { id: randomUUID(), deck, kind: 'basic', front: 'Вода', back: 'H₂O', ...change },
  })
  await write(
    token,
    { kind: 'deck.written', deck: { id: deck, title: 'Хімія' } },
    card({}),
    card({ front: 'Сіль', back: 'NaCl', media: [medium] }),
    card({ front: '', back: 'Звук', media: [medium] }),
    card({ kind: 'cloze', front: '{{c1::Київ}}', back: '' }),
  )
  return { token, deck, medium, card }
}

describe('a deck behind a link', () => {
  it('is a copy of its words: no owner, no ids, no picture or sound; what is nothing without them is left out and counted', async () => {
    const { token, deck, medium } = await owner()
    const { code, cards, left } = v.parse(shareAnswerSchema, (await share(token, deck)).body).data
    expect([cards, left]).toEqual([3, 1])
    const reply = await look(await api.guest(), code)
    expect(v.parse(v.strictObject({ data: v.strictObject(sharedDeckAnswerSchema.entries.data.entries) }), reply.body).data).toEqual({
      title: 'Хімія',
      isOwn: false,
      cards: [
        { kind: 'basic', front: 'Вода', back: 'H₂O' },
        { kind: 'basic', front: 'Сіль', back: 'NaCl' },
        { kind: 'cloze', front: '{{c1::Київ}}', back: '' },
      ],
    })
    for (const secret of [deck, medium.id, medium.name]) expect(reply.text).not.toContain(secret)
    expect((await look(token, code)).body.data.isOwn).toBe(true)
  })

  it('keeps its link when it is shared anew, gets the present words, and leads nowhere once its owner says so', async () => {
    const { token, deck, card } = await owner()
    const { code } = (await share(token, deck)).body.data
    await write(token, card({ front: 'Нове', back: 'слово' }))
    expect((await look(await api.guest(), code)).body.data.cards).toHaveLength(3)
    expect((await share(token, deck)).body.data.code).toBe(code)
    expect((await look(await api.guest(), code)).body.data.cards).toHaveLength(4)
    const stranger = (await api.account()).token
    await api.call('POST /v3/flashcards/shares/stop', { token: stranger, body: { deck } })
    expect((await look(stranger, code)).status).toBe(200)
    await api.call('POST /v3/flashcards/shares/stop', { token, body: { deck } })
    expect([(await look(stranger, code)).status, (await look(stranger, code)).body]).toEqual([
      404,
      { errorMessage: 'За цим посиланням колоди вже немає' },
    ])
  })

  it('is of an account, of its owner, not empty and not too large', async () => {
    const { token, deck, card } = await owner()
    expect((await share(await api.guest(), deck)).status).toBe(403)
    expect((await share((await api.account()).token, deck)).status).toBe(404)
    const empty = randomUUID()
    await write(token, { kind: 'deck.written', deck: { id: empty, title: 'Порожня' } })
    expect([(await share(token, empty)).status, (await share(token, randomUUID())).status]).toEqual([409, 404])
    const long = Array.from({ length: 300 }, (_, index) => card({ front: `${index} ${'ж'.repeat(1900)}` }))
    for (const part of [long.slice(0, 150), long.slice(150)]) await write(token, ...part)
    expect((await share(token, deck)).body).toEqual({ errorMessage: 'Колода завелика, щоб нею ділитися: понад 1 МБ тексту' })
  })

  it('that people complain of is told to the team each time, and hidden after three accounts; one counts once, and guests hide nothing', async () => {
    const { token, deck } = await owner()
    const { code } = (await share(token, deck)).body.data
    const { token: first } = await api.account()
    const id = randomUUID()
    for (let time = 0; time < 3; time += 1) expect((await complain(first, code, id)).status).toBe(200)
    expect((await look(first, code)).status).toBe(200)
    const told = await api.store.db.select().from(faultReports).where(eq(faultReports.id, id))
    expect(told.map(({ text, route }) => [text, route])).toEqual([
      [`Спільна колода ${code}: чужі особисті дані. Тут чужа адреса`, 'flashcard'],
    ])
    await complain(token, code)
    for (const _ of [1, 2, 3]) await complain(await api.guest(), code)
    expect((await look(first, code)).status).toBe(200)
    for (const _ of [1, 2]) await complain((await api.account()).token, code)
    expect((await look(first, code)).status).toBe(404)
    // Its owner is told, and cannot bring it back by a new link.
    await api.call('POST /v3/flashcards/shares/stop', { token, body: { deck } })
    expect([(await share(token, deck)).status, (await share(token, deck)).body.errorMessage]).toEqual([
      409,
      'На цю колоду скаржилися, тож її приховано, поки ми не переглянемо. У тебе вона лишається',
    ])
    expect((await look(first, code)).status).toBe(404)
    expect((await complain(first, 'x'.repeat(22))).status).toBe(404)
  })

  it('goes with its owner', async () => {
    const { token, deck } = await owner()
    const { code } = (await share(token, deck)).body.data
    await api.call('DELETE /v3/user', { token })
    expect(await api.store.db.$count(sharedDecks, eq(sharedDecks.code, code))).toBe(0)
  })
})

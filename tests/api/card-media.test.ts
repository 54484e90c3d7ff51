import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { cardMediaAnswerSchema, mediaReceiptAnswerSchema } from '#contract/card-media'
import type { CardMedium } from '#domain/card-media'
import { mediaRooms, mediumSizes } from '#domain/medium-type'
import { exportedFileAnswerSchema, importAnswerSchema } from '#contract/deck-file'
import { ownCardsAnswerSchema } from '#contract/own-card'
import { type OwnCard } from '#domain/own-card'
import { withMedia } from '../../src/pages/flashcards/model/package-media.ts'
import { recountUsage } from '../../server/people/auth/quota.ts'
import { removeExpired } from '../../server/run/schedule/tidy.ts'
import { cardMedia, usage } from '../../server/store/schema.ts'
import { readAnki } from '../fixtures/cards/anki-reader.ts'
import { madePicture, madeSound, packageWith, type MadeNote } from '../fixtures/cards/made-media.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const send = async (token: string, media: readonly { id: string; base64: string }[]) => {
  const { body } = await api.call('POST /v3/flashcards/media', { token, body: { media } })
  return v.parse(mediaReceiptAnswerSchema, body).data
}
const read = async (token: string, ids: readonly string[]) => {
  const { body } = await api.call(`GET /v3/flashcards/media?ids=${ids.join(',')}`, { token })
  return v.parse(cardMediaAnswerSchema, body).data
}
const medium = (id: string, change: Partial<CardMedium> = {}): CardMedium => ({
  id,
  side: 'front',
  kind: 'picture',
  name: 'a.webp',
  words: '',
  ...change,
})
const write = (token: string, ...cards: readonly OwnCard[]) =>
  api.call('POST /v3/flashcards/own', {
    token,
    body: { writes: cards.map((card) => ({ id: randomUUID(), at: api.clock.now.toISOString(), kind: 'card.written', card })) },
  })
const card = (change: Partial<OwnCard> = {}): OwnCard => ({
  id: randomUUID(),
  deck: 'own',
  kind: 'basic',
  front: 'Що?',
  back: 'Це',
  ...change,
})
const large = (size: number) => {
  const bytes = Buffer.alloc(size)
  bytes.write('OggS')
  return base64(bytes)
}

describe('pictures and sounds', () => {
  it('are stored once, and given back to their owner alone', async () => {
    const [token, stranger] = [await api.guest(), await api.guest()]
    const [picture, sound] = [randomUUID(), randomUUID()]
    const sent = [
      { id: picture, base64: base64(await madePicture(1)) },
      { id: sound, base64: base64(madeSound(1)) },
    ]
    const first = await send(token, sent)
    expect([first.refused, first.room.limit, first.room.bytes]).toEqual([
      [],
      mediaRooms.guest,
      (await madePicture(1)).length + madeSound(1).length,
    ])
    expect((await send(token, [...sent, ...sent])).room).toEqual(first.room)
    const found = await read(token, [picture, sound, randomUUID()])
    expect(found.media.toSorted((a, b) => (a.type < b.type ? -1 : 1))).toEqual([
      { id: sound, type: 'audio/wav', base64: sent[1]!.base64 },
      { id: picture, type: 'image/webp', base64: sent[0]!.base64 },
    ])
    expect(found.missing).toHaveLength(1)
    expect(await read(stranger, [picture, sound])).toEqual({ media: [], missing: [picture, sound] })
    const { room } = v.parse(ownCardsAnswerSchema, (await api.call('GET /v3/flashcards/own', { token })).body).data
    expect(room).toEqual(first.room)
  })

  it('that are none, are too large or find no place are refused alone, in words', async () => {
    const token = await api.guest()
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    const page = base64(Buffer.from('<svg onload="alert(1)">'))
    const { refused } = await send(token, [
      { id: ids[0]!, base64: page },
      { id: ids[1]!, base64: large(1000) },
      { id: ids[2]!, base64: base64(await madePicture(2, 'png')) },
    ])
    expect(refused).toEqual([{ id: ids[0], message: 'Це не картинка WebP, JPEG чи PNG і не звук MP3, OGG, WAV чи M4A' }])
    expect((await read(token, ids)).media.map(({ id }) => id).toSorted()).toEqual([ids[1], ids[2]].toSorted())
    expect(
      (await api.call('POST /v3/flashcards/media', { token, body: { media: [{ id: ids[0], base64: large(mediumSizes.sound + 3) }] } }))
        .status,
    ).toBe(422)
    // Five megabytes of a guest are full after so many sounds.
    let last = await send(token, [{ id: randomUUID(), base64: large(mediumSizes.sound) }])
    while (last.refused.length === 0)
      last = await send(
        token,
        Array.from({ length: 6 }, () => ({ id: randomUUID(), base64: large(mediumSizes.sound) })),
      )
    expect(last.refused[0]?.message).toBe('Місце для картинок і звуків скінчилося')
    expect([last.room.bytes <= last.room.limit, last.room.limit - last.room.bytes < mediumSizes.sound]).toEqual([true, true])
    // What no card names gives way after a day.
    api.clock.advance(2 * 24 * 3600)
    expect((await send(token, [{ id: randomUUID(), base64: large(mediumSizes.sound) }])).refused).toEqual([])
  })

  it('come in answers of some megabytes: the rest is asked for again', async () => {
    const token = (await api.account()).token
    const ids = Array.from({ length: 12 }, () => randomUUID())
    for (const half of [ids.slice(0, 6), ids.slice(6)])
      await send(
        token,
        half.map((id) => ({ id, base64: large(mediumSizes.sound) })),
      )
    const first = await read(token, ids)
    expect([first.missing, first.media.length]).toEqual([[], 10])
    const rest = ids.filter((id) => first.media.every((each) => each.id !== id))
    expect((await read(token, rest)).media.map(({ id }) => id).toSorted()).toEqual(rest.toSorted())
  })

  it('go with a guest into the account, into its file, and with it when it is deleted; the count of bytes knows them', async () => {
    const [guest, account] = [await api.guest(), await api.account()]
    const [shared, own] = [randomUUID(), randomUUID()]
    await send(account.token, [{ id: shared, base64: base64(madeSound(2)) }])
    await send(
      guest,
      [shared, own].map((id) => ({ id, base64: base64(madeSound(2)) })),
    )
    await write(guest, card({ media: [medium(own)] }))
    const { token } = (await api.call('POST /v3/login', { token: guest, body: { email: account.email, password: 'довгий пароль' } })).body
      .data
    expect((await read(token, [shared, own])).missing).toEqual([])
    const { card_media: exported } = (await api.call('GET /v3/user/export', { token })).body.data.export
    expect(exported.map(({ id, body }: { id: string; body: string }) => [id, body]).toSorted()).toEqual(
      [shared, own].toSorted().map((id) => [id, base64(madeSound(2))]),
    )
    await recountUsage(api.store.db)
    const { id: userId } = (await api.call('GET /v3/user', { token })).body.data.user
    const [counted] = await api.store.db.select().from(usage).where(eq(usage.userId, userId))
    expect(counted!.bytes).toBeGreaterThanOrEqual(2 * madeSound(2).length)
    await api.call('DELETE /v3/user', { token })
    expect(await api.store.db.$count(cardMedia, eq(cardMedia.userId, userId))).toBe(0)
  })

  it('that no card names are gone after a week; those of a card stay', async () => {
    const token = await api.guest()
    const [named, unnamed] = [randomUUID(), randomUUID()]
    await send(
      token,
      [named, unnamed].map((id) => ({ id, base64: base64(madeSound(3)) })),
    )
    await write(token, card({ media: [medium(named, { kind: 'sound' })] }))
    api.clock.advance(6 * 24 * 3600)
    await removeExpired(api.store.db, api.clock.now)
    expect((await read(token, [named, unnamed])).missing).toEqual([])
    api.clock.advance(2 * 24 * 3600)
    await removeExpired(api.store.db, api.clock.now)
    expect((await read(token, [named, unnamed])).missing).toEqual([unnamed])
  })
})

it('a deck of Anki comes and goes whole: fields, pictures, sounds, hidden parts, looks and what is put off, compared field by field', async () => {
  const token = (await api.account()).token
  const files = { 'клітина.webp': await madePicture(5), 'слово 2.wav': madeSound(5) }
  const day = 86_400_000
  const start = Date.parse('2025-03-01T15:00:00.000Z')
  const log = [
    [start, 3, 4000, 0],
    [start + 600_000, 3, 3000, 0],
    [start + 2 * day, 1, 5000, 1],
    [start + 2 * day + 600_000, 3, 2500, 2],
  ] as const
  const other = log.map(([at, ...rest]) => [at + 1, ...rest] as const)
  const picture = `<img src="клітина.webp" alt="Рослинна клітина">`
  const shape =
    '{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.4:oi=1}}<br>{{c2::image-occlusion:rect:left=.5:top=.2:width=.25:height=.4:oi=1}}'
  const notes: MadeNote[] = [
    { fields: [`Що це?<br>${picture}`, 'Клітина<br>[sound:слово 2.wav]'], cards: [{ ord: 0, queue: 2, log }] },
    { fields: [picture, '<b>Ядро</b>'], cards: [{ ord: 0 }] },
    {
      fields: [`{{c1::Na}} і {{c2::Cl}}<br>${picture}`, ''],
      cards: [
        { ord: 0, queue: -1 },
        { ord: 1, queue: 2, log: other },
      ],
    },
    { fields: [shape, picture, 'Органели', 'Підпис', ''], cards: [{ ord: 0 }, { ord: 1, queue: -1 }] },
  ]
  const authorization = `Bearer ${token}`
  const answer = await api.fetch('/api/v3/flashcards/import', {
    method: 'POST',
    headers: { authorization },
    body: packageWith('Біологія', notes, files, true),
  })
  const { cards, left, media } = v.parse(importAnswerSchema, await answer.json()).data
  expect([cards.length, left, media]).toEqual([4, [], 0])

  // What a device does with it.
  const ids = Object.keys(files).map(() => randomUUID())
  await send(
    token,
    Object.values(files).map((bytes, index) => ({ id: ids[index]!, base64: base64(bytes) })),
  )
  const deck = randomUUID()
  const at = api.clock.now.toISOString()
  await api.call('POST /v3/flashcards/own', {
    token,
    body: { writes: [{ id: randomUUID(), at, kind: 'deck.written', deck: { id: deck, title: 'Біологія' } }] },
  })
  const own = cards.map(({ kind, front, back, media: shown = [], masks }): OwnCard => ({
    ...card({ deck, kind, front, back }),
    media: shown.map(({ entry, ...rest }) => ({ ...rest, id: ids[Number(entry)]! })),
    ...(masks && { masks }),
  }))
  for (const each of own) {
    api.clock.advance(1)
    expect((await write(token, each)).status).toBe(200)
  }
  const facts = cards.flatMap(({ learnt = [] }, index) =>
    learnt.flatMap(({ gap, looks, isOff }, part) => {
      const of = { at, seq: index * 10 + part, card: gap === null ? own[index]!.id : `${own[index]!.id}.c${gap}` }
      return [
        ...(looks.length > 0 ? [{ ...of, id: randomUUID(), kind: 'card.learnt', looks }] : []),
        ...(isOff ? [{ ...of, id: randomUUID(), kind: 'card.suspended' }] : []),
      ]
    }),
  )
  expect((await api.call('POST /v3/reviews', { token, body: { facts } })).body.data.refused).toEqual([])

  const { data } = v.parse(exportedFileAnswerSchema, (await api.call(`GET /v3/flashcards/export/${deck}?format=apkg`, { token })).body)
  const find = async (wanted: readonly string[]) =>
    new Map((await read(token, wanted)).media.map((each) => [each.id, new Blob([Buffer.from(each.base64, 'base64')], { type: each.type })]))
  const whole = await withMedia(new File([Buffer.from(data.base64, 'base64')], data.name), data.media, find)
  expect(whole.missing).toBe(0)
  const back = readAnki(new Uint8Array(await whole.file.arrayBuffer()))
  expect(back.deck).toBe('Біологія')
  expect(back.notes.map(({ fields }) => Object.values(fields))).toEqual(notes.map(({ fields }) => fields))
  expect([...back.files].map(([name, bytes]) => [name, Buffer.compare(bytes, files[name as keyof typeof files])])).toEqual(
    Object.keys(files).map((name) => [name, 0]),
  )
  expect(back.notes.map((note) => note.cards.map((each) => [each.ord, each.queue === -1, each.log]))).toEqual(
    notes.map(({ cards: of = [] }) => of.map((each) => [each.ord, each.queue === -1, (each.log ?? []).map((look) => [...look])])),
  )
  expect(back.notes.map((note) => note.cards.map(({ reps, lapses }) => [reps, lapses]))).toEqual([
    [[4, 1]],
    [[0, 0]],
    [
      [0, 0],
      [4, 1],
    ],
    [
      [0, 0],
      [0, 0],
    ],
  ])
})

import { DatabaseSync } from 'node:sqlite'
import { strToU8, unzipSync, zipSync } from 'fflate'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { gapCardId } from '#domain/own-card'
import type { Imported } from '#contract/deck-file'
import { reviewFactSchema, type ReviewFact } from '#domain/review'
import { replayReviews } from '#domain/scheduling/replay'
import { schema } from './anki-collection.ts'
import { historiesOf } from './card-history.ts'
import { exportDeck } from './export-deck.ts'
import { importDeck } from './import-deck.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const day = 86_400_000
const start = Date.parse('2023-05-10T15:00:00.000Z')
/** The log of one card in Anki: three steps of learning on a day, then looks days apart, one of them a lapse. */
const log = [
  [start, 3, 4000, 0],
  [start + 600_000, 3, 3000, 0],
  [start + 2 * day, 3, 5000, 1],
  [start + 9 * day, 1, 9000, 1],
  [start + 9 * day + 600_000, 3, 2500, 2],
  [start + 12 * day, 4, 1500, 1],
] as const

/** A package as Anki writes it: a note of two sides, a cloze of two gaps of which one is put off, and a new note. */
function learntPackage(): Uint8Array {
  const database = new DatabaseSync(':memory:')
  database.exec(schema)
  database.exec(`insert into col values (1, 0, 0, 0, 11, 0, 0, 0, '{}', '{}', '{"1":{"name":"Default"},"7":{"name":"Хімія"}}', '{}', '{}')`)
  const note = database.prepare("insert into notes values (?, ?, 1, 0, -1, '', ?, '', 0, 0, '')")
  note.run(10, 'a', 'Вода\u001fH<sub>2</sub>O')
  note.run(11, 'b', '{{c1::Na}} і {{c2::Cl}}\u001f')
  note.run(12, 'c', 'Нове\u001fслово')
  const card = database.prepare("insert into cards values (?, ?, 7, ?, 0, -1, 2, ?, 0, 0, 2500, 0, 0, 0, 0, 0, 0, '')")
  for (const [id, nid, ord, queue] of [
    [1, 10, 0, 2],
    [2, 10, 1, 2],
    [3, 11, 0, -1],
    [4, 11, 1, 2],
    [5, 12, 0, 0],
  ] as const)
    card.run(id, nid, ord, queue)
  const look = database.prepare('insert into revlog values (?, ?, -1, ?, 1, 1, 2500, ?, ?)')
  for (const [at, ease, ms, type] of log) {
    look.run(at, 1, ease, ms, type)
    look.run(at + 1, 4, ease, ms, type)
  }
  // A cram, a change by hand, and a look at a card that is gone change no memory.
  look.run(start + 20 * day, 1, 1, 1000, 3)
  look.run(start + 21 * day, 1, 0, 0, 4)
  look.run(start + 22 * day, 99, 3, 1000, 1)
  const bytes = database.serialize()
  database.close()
  return zipSync({ 'collection.anki2': bytes, media: strToU8('{}') })
}

/** What the device states of imported cards, as the page does. */
const factsOf = (cards: Imported['cards']): ReviewFact[] =>
  cards.flatMap(({ learnt = [] }, index) =>
    learnt.flatMap(({ gap, looks, isOff }, each): ReviewFact[] => {
      const card = gap === null ? (cardIds[index] ?? '') : gapCardId(cardIds[index] ?? '', gap)
      const common = { at: now.toISOString(), card }
      const id = (kind: number) => `00000000-0000-4000-8000-0000000${String(index * 100 + each * 10 + kind).padStart(5, '0')}`
      return [
        ...(looks.length > 0 ? [{ id: id(1), seq: 1, ...common, kind: 'card.learnt' as const, looks }] : []),
        ...(isOff ? [{ id: id(2), seq: 2, ...common, kind: 'card.suspended' as const }] : []),
      ]
    }),
  )
const cardIds = [0, 1, 2].map((index) => `0000000${index}-0000-4000-8000-000000000000`)

it('what Anki has learnt comes along: the log of each card, cards put off; what is no card here is counted', () => {
  const { cards, sides, left } = importDeck(learntPackage())
  const looks = log.map(([at, ease, ms]) => [at, ease, ms])
  expect(left).toEqual([])
  expect(sides).toBe(1)
  expect(cards.map(({ learnt }) => learnt)).toEqual([
    [{ gap: null, looks, isOff: false }],
    [
      { gap: 1, looks: [], isOff: true },
      { gap: 2, looks: looks.map(([at = 0, ...rest]) => [at + 1, ...rest]), isOff: false },
    ],
    undefined,
  ])
})

it('the memory is that of the same looks made here, however often the file is brought', () => {
  const facts = factsOf(importDeck(learntPackage()).cards)
  expect(facts.map((fact) => v.parse(reviewFactSchema, fact))).toEqual(facts)
  const here = log.map(([at, grade, ms], index): ReviewFact => {
    const id = `00000000-0000-4000-8000-1000000000${String(index).padStart(2, '0')}`
    return { id, at: new Date(at).toISOString(), seq: index, kind: 'card.graded', card: cardIds[0] ?? '', grade, ms }
  })
  const twice = [...facts, ...facts.map((fact) => ({ ...fact, id: fact.id.replace(/^0/, '1') }))]
  expect(replayReviews(twice).memories.get(cardIds[0] ?? '')).toEqual(replayReviews(here).memories.get(cardIds[0] ?? ''))
  expect(replayReviews(facts).memories.get(gapCardId(cardIds[1] ?? '', 1))).toMatchObject({ isOff: true, state: 'new' })
})

it('an export gives log and schedule back, field by field as the format of Anki has them', () => {
  const { cards } = importDeck(learntPackage())
  const histories = historiesOf(factsOf(cards))
  const words = cards.map(({ kind, front, back }, index) => ({ id: cardIds[index] ?? '', kind, front, back }))
  const file = new Uint8Array(Buffer.from(exportDeck('Хімія', words, 'apkg', now, { histories }).base64, 'base64'))
  const database = new DatabaseSync(':memory:')
  database.deserialize(unzipSync(file)['collection.anki2'] ?? new Uint8Array())
  const { crt } = database.prepare('select crt from col').get() as { crt: number }
  // Anki begins a day at 04:00 of the own clock, and counts days of reviews from the one that the collection was made on.
  expect(new Date(crt * 1000).toISOString()).toBe('2023-05-10T01:00:00.000Z')
  const rows = database
    .prepare('select id, ord, type, queue, due, ivl, factor, reps, lapses, left, data from cards order by id')
    .all() as Record<string, number | string>[]
  const memory = histories.get(cardIds[0] ?? '')?.memory
  const reviewed = {
    type: 2,
    queue: 2,
    due: (memory?.dueDay ?? 0) - Math.floor(Date.parse('2023-05-10') / day),
    ivl: (memory?.dueDay ?? 0) - (memory?.lastDay ?? 0),
    factor: 2500,
    reps: 6,
    lapses: 1,
    left: 0,
  }
  expect(rows.map(({ id: _id, data: _data, ...row }) => row)).toEqual([
    { ord: 0, ...reviewed },
    { ord: 0, type: 0, queue: -1, due: 2, ivl: 0, factor: 0, reps: 0, lapses: 0, left: 0 },
    { ord: 1, ...reviewed },
    { ord: 0, type: 0, queue: 0, due: 3, ivl: 0, factor: 0, reps: 0, lapses: 0, left: 0 },
  ])
  expect(JSON.parse(String(rows[0]?.['data']))).toEqual({
    s: expect.closeTo(memory?.stability ?? 0, 3) as number,
    d: expect.closeTo(memory?.difficulty ?? 0, 3) as number,
    dr: 0.9,
  })
  const looks = database
    .prepare('select id, ease, ivl, lastIvl, time, type from revlog where cid = ? order by id')
    .all(Number(rows[0]?.['id'])) as Record<string, number>[]
  expect(looks.map(({ id, ease, time, type }) => [id, ease, time, type])).toEqual(log.map((each) => [...each]))
  expect(looks.map(({ ivl = 0 }) => ivl < 0)).toEqual([true, false, false, true, false, false])
  expect(looks.map(({ lastIvl }) => lastIvl)).toEqual([0, ...looks.slice(0, -1).map(({ ivl }) => ivl)])
  expect(looks.at(-1)?.['ivl']).toBe(reviewed.ivl)
  expect(importDeck(file).cards).toEqual(cards)
})

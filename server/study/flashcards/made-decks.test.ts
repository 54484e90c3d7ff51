import fc from 'fast-check'
import { strToU8 } from 'fflate'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ownCardSchema } from '#domain/checked-card'
import type { Imported } from '#contract/deck-file'
import { htmlCases } from '../../../tests/fixtures/cards/html-cases.ts'
import { packageWith } from '../../../tests/fixtures/cards/made-media.ts'
import { madeDecks, packageOf } from '../../../tests/fixtures/cards/made-decks.ts'
import { exportDeck } from './export-deck.ts'
import { importDeck } from './import-deck.ts'

const anyId = '00000000-0000-4000-8000-000000000000'
const isCard = ({ media: _media, ...card }: Imported['cards'][number]) =>
  v.safeParse(ownCardSchema, { ...card, id: anyId, deck: 'own' }).success

describe('a large deck in the shape of public ones', { timeout: 60_000 }, () => {
  it.each(madeDecks)('$name: every note is a card or is named with its reason, within ten seconds', (deck) => {
    for (const isNew of [false, true]) {
      const bytes = packageOf(deck, isNew)
      const before = process.cpuUsage()
      const { title, cards, left, more } = importDeck(bytes)
      const { user, system } = process.cpuUsage(before)
      expect([title, cards.length, left.length, more]).toEqual([deck.title.split('::').at(-1), deck.count - deck.left, deck.left, 0])
      expect(left.filter(({ message, row }) => message === '' || !Number.isInteger(row))).toEqual([])
      expect(cards.filter((card) => !isCard(card))).toEqual([])
      console.info(`${deck.name}: ${((user + system) / 1e6).toFixed(1)} s`)
      expect((user + system) / 1e6).toBeLessThan(10)
    }
  })

  it('whose files are in the package gives each card its pictures and sounds, and no note is left out for want of words', async () => {
    const deck = madeDecks.find(({ name }) => name.startsWith('media:'))!
    const notes = Array.from({ length: deck.count }, (_, index) => ({ fields: deck.fields(index) }))
    const names = notes.flatMap(({ fields }) =>
      [...fields.join(' ').matchAll(/<img src="([^"]+)"|\[sound:([^\]]+)\]/g)].map(([, picture, sound]) => picture ?? sound ?? ''),
    )
    const files = Object.fromEntries(names.map((name) => [name, new Uint8Array([1])]))
    const { cards, left, media } = importDeck(packageWith(deck.title, notes, files, true))
    expect([cards.length, left, media, cards.flatMap((card) => card.media ?? []).length]).toEqual([deck.count, [], 0, names.length])
  })

  it('has in its cards what stood in its fields', () => {
    const [languages, medicine, history, media, clozes] = madeDecks.map(
      (deck) => importDeck(packageOf({ ...deck, count: 3 }, false)).cards[2],
    )
    expect([languages, medicine, history, media, clozes]).toEqual([
      { kind: 'basic', front: '**какаками**', back: '[ˈкакаками]\nпереклад 2\nПриклад какаками.\nЩе один — 2.' },
      { kind: 'cloze', front: '{{c1::М’яз 2::який?}} має Ca²⁺ і {{c2::H₂O}}', back: 'Лікування:\n1. спокій\n2. вода' },
      { kind: 'basic', front: '# 2: «"Подія" 2»', back: '1002 · $5 and $10' },
      { kind: 'basic', front: 'Що це? № 2', back: 'Картина 2' },
      { kind: 'cloze', front: '№ 2: {{c1::$\\frac{a_{2}}{b}$}} і {{c2::сума {{c3::двох}}::що?}}', back: '$x^{2^{3}}$' },
    ])
  })
})

const pieces = fc.oneof(
  fc.constantFrom(...htmlCases.map(([, html]) => html)),
  fc.constantFrom(
    '{{c1::',
    '{{c2::a::b}}',
    '}}',
    '{{c1::\\(\\frac{a}{b}\\)}}',
    '[sound:',
    '<img src=x',
    '<table><td>',
    '</div>',
    '&#x',
    '[latex]',
    '[$]',
    '\\(',
    '$$',
    '**',
    '\\',
    '<!--',
  ),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('\u0000', '\u202e', '\ud800', '\u200b', '\ue000', '\u001e', '"', '\t', '\r\n', '#', '=1+1'),
)
const field = fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join('').replaceAll('\u001f', ' '))
const notes = (least: number) => fc.array(fc.array(field, { minLength: least, maxLength: 5 }), { minLength: 1, maxLength: 8 })

describe('any file of notes', () => {
  it('as a package: every note is a card that may be kept, or is named with its reason', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(notes(1), (fields) => {
        const made = { name: '', title: 'Колода', count: fields.length, left: 0, fields: (index: number) => fields[index] ?? [] }
        const { cards, left, more } = importDeck(packageOf(made, false))
        expect([cards.length + left.length + more, left.every(({ message }) => message !== '')]).toEqual([fields.length, true])
        expect(cards.filter((card) => !isCard(card))).toEqual([])
        const words = cards.map(({ kind, front, back }, index) => ({ kind, front, back, id: String(index) }))
        const again = importDeck(
          new Uint8Array(Buffer.from(exportDeck('Колода', words, 'apkg', new Date('2026-11-21T10:00:00.000Z')).base64, 'base64')),
        )
        expect(again.cards.length + again.left.length).toBe(cards.length)
      }),
      { numRuns: 300 },
    )
  })

  // A row of one field is the rest of a torn definition, and goes to the row before it.
  it('as a text: every row is a card that may be kept, or is named with its reason', { timeout: 120_000 }, () => {
    const separator = fc.constantFrom('\t', ',', ';')
    fc.assert(
      fc.property(notes(2), separator, fc.boolean(), (fields, sign, isHtml) => {
        const quoted = (words: string) => `"${words.replaceAll('"', '""')}"`
        const head = `#separator:${sign === '\t' ? 'tab' : sign}\n#html:${String(isHtml)}\n`
        const text = fields.map((row) => row.map(quoted).join(sign)).join('\n')
        // A file with such signs is no text, and is refused whole.
        fc.pre(!text.includes('\u0000'))
        const { cards, left, more } = importDeck(strToU8(head + text))
        const [told, filled] = [cards.length + left.length + more, fields.filter((row) => row.some((words) => words.trim() !== '')).length]
        expect([told >= filled, told <= fields.length, left.every(({ message }) => message !== '')]).toEqual([true, true, true])
        expect(cards.filter((card) => !isCard(card))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})

import { DatabaseSync } from 'node:sqlite'
import { zstdCompressSync } from 'node:zlib'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { htmlCases } from '../../../tests/fixtures/cards/html-cases.ts'
import { schema } from './anki-collection.ts'
import { exportDeck } from './export-deck.ts'
import { textOfHtml } from './html-text.ts'
import { importDeck } from './import-deck.ts'

const now = new Date('2026-11-21T10:00:00.000Z')

/** The bytes of a collection after these statements. */
function collection(...statements: string[]): Uint8Array {
  const database = new DatabaseSync(':memory:')
  for (const statement of statements) database.exec(statement)
  const bytes = database.serialize()
  database.close()
  return bytes
}
const note = (id: number, ...fields: string[]) =>
  `insert into notes values (${id}, 'g${id}', 1, 0, -1, '', '${fields.join('\u001f').replaceAll("'", "''")}', '', 0, 0, '')`
const col = `insert into col values (1, 0, 0, 0, 11, 0, 0, 0, '{}', '{}', '{"1":{"name":"Default"},"7":{"name":"Історія::Дати"}}', '{}', '{}')`
const packed = (files: Record<string, Uint8Array>) => importDeck(zipSync(files))
const refusal = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return 'не відмовлено'
}

describe('a package of Anki', () => {
  const notes = [
    note(1, 'Столиця<br>України', '<b>Київ</b>'),
    note(2, '{{c1::Хмельницький}} підписав [sound:a.mp3]<img src="b.png">', ''),
    note(3, '<img src="c.png">', 'x'),
  ]

  it('of the old form is read: words, gaps, the name of the deck, and what was left out', () => {
    expect(packed({ 'collection.anki2': collection(schema, col, ...notes), media: strToU8('{}') })).toEqual({
      title: 'Дати',
      cards: [
        { kind: 'basic', front: 'Столиця\nУкраїни', back: '**Київ**' },
        { kind: 'cloze', front: '{{c1::Хмельницький}} підписав', back: '' },
      ],
      left: [{ row: 3, front: '', message: 'Немає запитання' }],
      media: 3,
      sides: 0,
      more: 0,
    })
  })

  it('of the new form is read before the old one, which only says «please update»', () => {
    const old = collection(schema, note(1, 'Please update to the latest Anki version', 'x'))
    const fresh = collection(
      'create table notes (id integer primary key, flds text)',
      'create table decks (id integer primary key, name text)',
      "insert into decks values (9, 'Нова')",
      "insert into notes values (1, 'Рік\u001f1648')",
    )
    const wanted = { title: 'Нова', cards: [{ kind: 'basic', front: 'Рік', back: '1648' }], left: [], media: 0, sides: 0, more: 0 }
    expect(packed({ 'collection.anki2': old, 'collection.anki21b': zstdCompressSync(fresh) })).toEqual(wanted)
    expect(packed({ 'collection.anki2': old, 'collection.anki21': fresh })).toEqual(wanted)
  })

  it('of thousands of notes is read up to what one may keep, and the rest is counted', () => {
    const row =
      "with recursive n(x) as (select 1 union all select x + 1 from n where x < 21000) insert into notes select x, x, 1, 0, 0, '', 'Q' || x || char(31) || 'A', '', 0, 0, '' from n"
    const { cards, more, left } = packed({ 'collection.anki2': collection(schema, row) })
    expect([cards.length, more, left]).toEqual([10_000, 11_000, []])
  })
})

describe('a hostile file is refused in words:', () => {
  const broken = 'Не вдалося прочитати колоду: файл пошкоджено або це не Anki'
  const endless = 'create view notes as with recursive n(x) as (select 1 union all select x + 1 from n) select x as id, x as flds from n'

  it.each<[string, Uint8Array, string]>([
    ['a zip without a collection', zipSync({ '../../etc/passwd': strToU8('x') }), 'Це не колода Anki: усередині немає карток'],
    ['a torn zip', zipSync({ 'collection.anki2': collection(schema) }).slice(0, 200), broken],
    ['a collection that is no database', zipSync({ 'collection.anki2': strToU8('hello') }), broken],
    ['a torn database', zipSync({ 'collection.anki2': collection(schema, note(1, 'a', 'b')).slice(0, 3000) }), broken],
    ['a database without notes', zipSync({ 'collection.anki2': collection('create table t (a)') }), broken],
    ['a view that never ends', zipSync({ 'collection.anki2': collection(endless) }), broken],
    [
      'a computed column',
      zipSync({
        'collection.anki2': collection(
          'create table notes (id integer, flds text as (hex(zeroblob(100000000))))',
          'insert into notes values (1)',
        ),
      }),
      broken,
    ],
    ['a bomb', zipSync({ 'collection.anki2': new Uint8Array(65 * 1024 * 1024) }), 'Колода завелика: її вміст понад 64 МБ'],
    [
      'a bomb in zstd',
      zipSync({ 'collection.anki21b': zstdCompressSync(new Uint8Array(65 * 1024 * 1024)) }),
      'Колода завелика: її вміст понад 64 МБ',
    ],
    [
      'a view in the place of decks',
      zipSync({ 'collection.anki2': collection(schema, note(1, 'a', 'b'), 'create view DECKS as select 1 as id, 2 as name') }),
      broken,
    ],
    ['a collection that is not zstd', zipSync({ 'collection.anki21b': strToU8('nope') }), broken],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]), 'Файл має бути колодою Anki або текстом'],
  ])('%s', (_, bytes, message) => {
    expect(refusal(() => importDeck(bytes))).toBe(message)
  })

  it('a thousand collections over one piece of data', () => {
    const one = zipSync({ 'collection.anki2': collection(schema) })
    const end = one.length - 22
    const first = new DataView(one.buffer).getUint32(end + 16, true)
    const directory = one.slice(first, end)
    const many = new Uint8Array([...one.slice(0, first), ...Array.from({ length: 1000 }, () => [...directory]).flat(), ...one.slice(end)])
    const view = new DataView(many.buffer, many.length - 22)
    for (const index of [8, 10]) view.setUint16(index, 1000, true)
    view.setUint32(12, directory.length * 1000, true)
    expect(refusal(() => importDeck(many))).toBe(broken)
  })

  it.each(['<img ', '[sound:', '\\(', ' ', '<script', '{{c1::', '<!--', '&#1'])(
    'a thousand notes of nothing but %j are read in time',
    (piece) => {
      const fill = `with recursive n(x) as (select 1 union all select x + 1 from n where x < 1000) insert into notes select x, x, 1, 0, 0, '', replace(hex(zeroblob(1500)), '00', '${piece}'), '', 0, 0, '' from n`
      const { cards } = packed({ 'collection.anki2': collection(schema, fill) })
      expect(cards).toEqual([])
    },
  )

  it('a zip that lies about its size', () => {
    const bytes = zipSync({ 'collection.anki2': new Uint8Array(65 * 1024 * 1024) })
    const view = new DataView(bytes.buffer)
    for (let index = 0; index < bytes.length - 30; index++) {
      if (view.getUint32(index, true) === 0x02014b50) view.setUint32(index + 24, 100, true)
    }
    expect(refusal(() => importDeck(bytes))).toBe(broken)
  })
})

describe('HTML becomes text', () => {
  it.each(htmlCases)('that keeps its meaning: %s', (_, html, words) => {
    expect(textOfHtml(html).text).toBe(words)
  })

  it('and comes back from a package as it was', () => {
    const words = htmlCases.map(([, , said], index) => ({
      id: `row.${index}`,
      kind: 'basic' as const,
      front: said || '—',
      back: said || '—',
    }))
    const file = exportDeck('Слова', words, 'apkg', now)
    const { cards } = importDeck(new Uint8Array(Buffer.from(file.base64, 'base64')))
    const tight = (text: string) => text.replaceAll(/[ \u00ad]+/g, ' ').replaceAll(/\n{2,}/g, '\n')
    expect(cards.map(({ front }) => tight(front))).toEqual(words.map(({ front }) => tight(front)))
  })

  it.each([
    ['<div>Один</div><div>Два&nbsp;і <i>три</i></div>', 'Один\nДва і три'],
    ['Корінь \\(x_1\\), \\[y^2\\] і [$]z[/$]', 'Корінь $x_1$, $y^2$ і $z$'],
    ['<script>alert(1)</script>a<style>b', 'a'],
    ['&lt;script&gt;alert(1)&lt;/script&gt; &amp;lt; &#8217; &#x41; &bogus;', '<script>alert(1)</script> &lt; ’ A &bogus;'],
    ['<b></b>порожньо<!-- тут -->', 'порожньо'],
    ['a\u0000b&#7;c\ud800', 'abc\ufffd'],
    ['<a href="javascript:alert(1)" onclick="x">посилання</a', 'посилання'],
  ])('%j', (html, text) => {
    expect(textOfHtml(html).text).toBe(text)
  })
})

describe('a text of Anki', () => {
  it('is read by its head: separator, HTML, columns that are no words', () => {
    const text = '#separator:Semicolon\n#html:true\n#tags column:3\n"Рік ""битви""";<b>1648</b>;history\nДва\n'
    const { cards, left } = importDeck(strToU8(text))
    expect([cards, left]).toEqual([
      [{ kind: 'basic', front: 'Рік "битви"', back: '**1648**' }],
      [{ row: 5, front: 'Два', message: 'Додай відповідь' }],
    ])
  })
})

describe('a long text', () => {
  it('is read up to what one may keep, and the rest is counted', () => {
    const { cards, more, left } = importDeck(strToU8(Array.from({ length: 12_000 }, (_, index) => `Q${index}\tA`).join('\n')))
    expect([cards.length, more, left]).toEqual([10_000, 2000, []])
  })
})

describe('an export', () => {
  const cards = [
    { id: 'row.a', kind: 'basic' as const, front: 'Дискримінант <D>', back: '$D=b^2-4ac$\n**так**' },
    { id: 'c', kind: 'basic' as const, front: '#1', back: 'Перший' },
    { id: 'b', kind: 'cloze' as const, front: '{{c1::Київ}}, {{c3::Кий}}', back: '' },
  ]
  const bytesOf = (format: 'csv' | 'txt' | 'apkg') =>
    new Uint8Array(Buffer.from(exportDeck('Моє: колода/1', cards, format, now).base64, 'base64'))
  const words = cards.map(({ kind, front, back }) => ({ kind, front, back }))

  it.each(['csv', 'txt', 'apkg'] as const)('as %s is read back as it was', (format) => {
    expect(importDeck(bytesOf(format)).cards).toEqual(words)
  })

  it('is named after its deck, without signs that no file may have', () => {
    expect(exportDeck('Моє: колода/1', cards, 'txt', now).name).toBe('Моє колода1.txt')
  })

  it('as a package is a collection of schema 11 with a card for each gap and models of three kinds', () => {
    const database = new DatabaseSync(':memory:')
    database.deserialize(unzipSync(bytesOf('apkg'))['collection.anki2'] ?? new Uint8Array())
    const { ver, models, decks } = database.prepare('select ver, models, decks from col').get() as {
      ver: number
      models: string
      decks: string
    }
    const kinds = Object.values(JSON.parse(models) as Record<string, { id: number; type: number; flds: { name: string }[] }>)
    expect([ver, kinds.map(({ type, flds }) => [type, flds.map(({ name }) => name)])]).toEqual([
      11,
      [
        [0, ['Front', 'Back']],
        [1, ['Front', 'Back']],
        [1, ['Occlusion', 'Image', 'Header', 'Back Extra', 'Comments']],
      ],
    ])
    const deck = Object.values(JSON.parse(decks) as Record<string, { id: number; name: string }>).find(
      ({ name }) => name === 'Моє: колода/1',
    )
    const rows = database.prepare('select n.mid, n.flds, c.did, c.ord from cards c join notes n on n.id = c.nid order by c.id').all()
    const front = '{{c1::Київ}}, {{c3::Кий}}\u001f'
    expect(rows).toEqual([
      { mid: kinds[0]?.id, flds: 'Дискримінант &lt;D&gt;\u001f\\(D=b^2-4ac\\)<br><b>так</b>', did: deck?.id, ord: 0 },
      { mid: kinds[0]?.id, flds: '#1\u001fПерший', did: deck?.id, ord: 0 },
      { mid: kinds[1]?.id, flds: front, did: deck?.id, ord: 0 },
      { mid: kinds[1]?.id, flds: front, did: deck?.id, ord: 2 },
    ])
    database.close()
  })
})

import { zstdCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { unzipSync, zipSync } from 'fflate'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownCardSchema } from '#domain/checked-card'
import { madePicture, madeSound, packageWith, type MadeNote } from '../../../tests/fixtures/cards/made-media.ts'
import { Problem } from '../../base/problem.ts'
import { importDeck } from './import-deck.ts'
import { masksOf, occlusionField } from './image-occlusion.ts'

const files: Record<string, Uint8Array> = {}
beforeAll(async () => {
  files['клітина 1.png'] = await madePicture(1, 'png')
  files['s.wav'] = madeSound(1)
})
const shape = (number: number, left: string) => `{{c${number}::image-occlusion:rect:left=${left}:top=.2:width=.3:height=.4:oi=1}}`
const notes: MadeNote[] = [
  { fields: ['Що це?<br><img src="%D0%BA%D0%BB%D1%96%D1%82%D0%B8%D0%BD%D0%B0%201.png" alt="Рослинна клітина">', 'Клітина [sound:s.wav]'] },
  { fields: ['<img src="клітина 1.png">', 'Клітина'] },
  { fields: ['[sound:s.wav]', '<img src="gone.png">'] },
  {
    fields: [`${shape(1, '.1')}<br>${shape(2, '.5')}`, '<img src="клітина 1.png">', 'Органели', 'Ядро', ''],
    cards: [{ ord: 0 }, { ord: 1, queue: -1 }],
  },
  { fields: [shape(1, '.1'), '<img src="gone.png">', '', '', ''] },
]

describe.each([
  ['the older form', false],
  ['the new form', true],
])('a package of %s', (_, isNew) => {
  const read = () => importDeck(packageWith('Біологія', notes, files, isNew))

  it('gives each card its pictures and sounds, by the names under which they lie in the archive', () => {
    const { cards, media } = read()
    const picture = { side: 'front', kind: 'picture', name: 'клітина 1.png', entry: '0' }
    const sound = { kind: 'sound', name: 's.wav', words: '', entry: '1' }
    expect(cards.slice(0, 2)).toEqual([
      {
        kind: 'basic',
        front: 'Що це?',
        back: 'Клітина',
        media: [
          { ...picture, words: 'Рослинна клітина' },
          { ...sound, side: 'back' },
        ],
      },
      { kind: 'basic', front: '', back: 'Клітина', media: [{ ...picture, words: '' }] },
    ])
    // The file that is named in two cards is not there.
    expect(media).toBe(2)
  })

  it('makes cards of hidden parts of a picture, with what was learnt of each', () => {
    const { cards } = read()
    expect(cards[2]).toEqual({
      kind: 'occlusion',
      front: 'Органели',
      back: 'Ядро',
      media: [{ side: 'front', kind: 'picture', name: 'клітина 1.png', words: '', entry: '0' }],
      masks: [
        { number: 1, x: 0.1, y: 0.2, width: 0.3, height: 0.4 },
        { number: 2, x: 0.5, y: 0.2, width: 0.3, height: 0.4 },
      ],
      learnt: [{ gap: 2, looks: [], isOff: true }],
    })
  })

  it('names each note that makes no card, and makes of the others cards that may be kept', () => {
    const { cards, left } = read()
    expect(left.map(({ row, message }) => [row, message])).toEqual([
      [3, 'Додай відповідь'],
      [5, 'Приховані частини малюнка, а самого малюнка у файлі немає'],
    ])
    const id = '00000000-0000-4000-8000-000000000000'
    for (const { media = [], learnt: _learnt, ...card } of cards) {
      const kept = media.map(({ entry: _entry, ...medium }) => ({ ...medium, id }))
      expect(v.safeParse(ownCardSchema, { ...card, id, deck: 'own', ...(kept.length > 0 && { media: kept }) }).success).toBe(true)
    }
  })
})

it('a list of files that cannot be read leaves the words of the deck as they are', () => {
  const entries = unzipSync(packageWith('Біологія', notes, files, false))
  const broken = importDeckOf({ ...entries, media: new Uint8Array([1, 2, 3]) })
  expect([broken.cards.length, broken.left.length, broken.media]).toEqual([1, 4, 7])
})

it('shapes of a picture become rectangles around them; what hides nothing is left out', () => {
  const of = (words: string) => masksOf(`{{c1::image-occlusion:${words}}}`)
  expect(of('ellipse:left=.1:top=.2:rx=.1:ry=.05')).toEqual([{ number: 1, x: 0.1, y: 0.2, width: 0.2, height: 0.1 }])
  expect(of('polygon:points=.1,.2 .5,.3 .2,.6')).toEqual([{ number: 1, x: 0.1, y: 0.2, width: 0.4, height: 0.4 }])
  expect([
    of('text:left=.1:top=.2:text=a'),
    of('rect:left=x:top=.2:width=.1:height=.1'),
    of('rect:left=2:top=.2:width=.1:height=.1'),
  ]).toEqual([[], [], []])
  const masks = [{ number: 3, x: 0.25, y: 0, width: 0.5, height: 1 }]
  expect(masksOf(occlusionField(masks))).toEqual(masks)
})

const shapes = fc.constantFrom(
  '<img src="клітина 1.png">',
  '<img src=\'клітина%201.png\' alt="a>b">',
  '<IMG SRC=gone.png>',
  '[sound:s.wav]',
  '[sound:../../etc/passwd]',
  '<audio src="s.wav"></audio>',
  '{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.4:oi=1}}',
  '{{c2::image-occlusion:polygon:points=.1,.2 .5,.3 .2,.6}}',
  '{{c1::image-occlusion:ellipse:left=.1:top=1e9:rx=-1:ry=NaN}}',
  '{{c3::image-occlusion:rect:left=',
  '{{c1::слово <img src="клітина 1.png">}}',
  '<svg><img src="s.wav"></svg>',
  'слово',
  ' ',
)
const hostileField = fc
  .array(fc.oneof(shapes, fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 12 })
  .map((parts) => parts.join('').replaceAll('\u001f', ' '))

describe('any notes with pictures, sounds and shapes', () => {
  it('are cards that may be kept, or are named; no more is shown than the file holds', { timeout: 120_000 }, () => {
    const id = '00000000-0000-4000-8000-000000000000'
    fc.assert(
      fc.property(
        fc.array(fc.array(hostileField, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        (fields, isNew) => {
          const read = importDeck(
            packageWith(
              'Колода',
              fields.map((of) => ({ fields: of })),
              files,
              isNew,
            ),
          )
          expect([read.cards.length + read.left.length + read.more, read.left.every(({ message }) => message !== '')]).toEqual([
            fields.length,
            true,
          ])
          for (const { media = [], learnt: _learnt, ...card } of read.cards) {
            expect(media.every(({ entry, name }) => Object.keys(files)[Number(entry)] === name)).toBe(true)
            const kept = media.map(({ entry: _entry, ...medium }) => ({ ...medium, id }))
            expect(
              v.safeParse(ownCardSchema, { ...card, id, deck: 'own', ...(kept.length > 0 && { media: kept }) }).issues?.[0].message,
            ).toBeUndefined()
          }
        },
      ),
      { numRuns: 200 },
    )
  })

  it('in a whole collection (.colpkg) beside the note «please update» of its older form are read from the newer form', () => {
    const newer = unzipSync(packageWith('Біологія', notes, files, true))
    const older = unzipSync(packageWith('', [{ fields: ['Please update to the latest Anki version', ''] }], {}, false))
    const meta = new Uint8Array([8, 3])
    const read = importDeckOf({ ...newer, 'collection.anki2': older['collection.anki2']!, meta })
    expect(read).toEqual(importDeck(packageWith('Біологія', notes, files, true)))
  })

  it('in a package that was damaged anywhere are read, or refused in words', { timeout: 120_000 }, () => {
    const whole = [packageWith('Біологія', notes, files, false), packageWith('Біологія', notes, files, true)]
    const place = fc.double({ min: 0, max: 1, noNaN: true })
    const harm = fc.record({
      isNew: fc.boolean(),
      cut: fc.option(place),
      turned: fc.array(fc.tuple(place, fc.nat(255)), { maxLength: 6 }),
      twice: fc.option(place),
    })
    fc.assert(
      fc.property(harm, ({ isNew, cut, turned, twice }) => {
        let bytes = Uint8Array.from(whole[Number(isNew)]!)
        for (const [at, byte] of turned) bytes[Math.floor(at * (bytes.length - 1))] = byte
        if (twice !== null) bytes = new Uint8Array(Buffer.concat([bytes.subarray(0, Math.floor(twice * bytes.length)), bytes]))
        if (cut !== null) bytes = bytes.subarray(0, Math.floor(cut * bytes.length))
        const answer = attempt(() => importDeck(bytes))
        if (answer instanceof Problem) {
          expect([answer.status, answer.message !== '']).toEqual([422, true])
          return
        }
        if (answer instanceof Error) throw answer
        expect(answer.left.filter(({ message }) => message === '')).toEqual([])
        expect(answer.cards.every(({ media = [] }) => media.every(({ name }) => name !== ''))).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('beside a list of files that is any bytes leave a deck that is read all the same', { timeout: 60_000 }, () => {
    const entries = unzipSync(packageWith('Колода', [{ fields: ['Вода', 'H₂O'] }], {}, false))
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (list, isPacked) => {
        const { cards } = importDeckOf({ ...entries, media: isPacked ? zstdCompressSync(list) : list })
        expect(cards).toEqual([{ kind: 'basic', front: 'Вода', back: 'H₂O' }])
      }),
      { numRuns: 200 },
    )
  })
})

/** What was made, or the error. */
const attempt = <T>(make: () => T): T | Error => {
  try {
    return make()
  } catch (error) {
    return error as Error
  }
}

const importDeckOf = (entries: Record<string, Uint8Array>) => importDeck(zipSync(entries))

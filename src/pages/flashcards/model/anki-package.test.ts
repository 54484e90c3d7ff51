import fc from 'fast-check'
import { unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { NewMedium } from '@/entities/flashcard'
import { madePicture, madeSound, packageWith } from '../../../../tests/fixtures/cards/made-media'
import { cardsOfPackage, takeMedia } from './anki-package'

const wanted = new Map([
  ['0', 'picture'],
  ['1', 'sound'],
  ['2', 'sound'],
  ['3', 'picture'],
  ['4', 'sound'],
] as const)

async function filesOf(): Promise<Record<string, Uint8Array>> {
  const long = new Uint8Array(400 * 1024)
  long.set(new TextEncoder().encode('OggS'))
  return {
    'a.png': await madePicture(1, 'png'),
    'a.wav': madeSound(1),
    'long.ogg': long,
    'drawing.svg': new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'page.html': new TextEncoder().encode('<script>alert(1)</script>'),
    'other.png': await madePicture(2, 'png'),
  }
}

async function take(bytes: Uint8Array<ArrayBuffer>, room = Infinity) {
  const added: NewMedium[] = []
  const counts: number[] = []
  const add = async (media: readonly NewMedium[]) => void added.push(...media)
  const taken = await takeMedia(new Blob([bytes]), wanted, { room, add, onCount: (count) => counts.push(count) })
  return { ...taken, added, counts }
}

describe.each([
  ['the older form', false],
  ['the new form', true],
])('a package of %s', (_, isNew) => {
  const made = async () => packageWith('Слова', [{ fields: ['a', 'b'] }], await filesOf(), isNew)

  test('leaves the device without its pictures and sounds', async () => {
    const bytes = await made()
    const parts = unzipSync(new Uint8Array(await (await cardsOfPackage(new Blob([bytes]))).arrayBuffer()))
    expect(Object.keys(parts).toSorted()).toEqual([isNew ? 'collection.anki21b' : 'collection.anki2', 'media'])
    expect(parts['media']).toEqual(unzipSync(bytes)['media'])
  })

  test('gives what its cards name: pictures as they are, to be drawn anew; sounds that are small enough and can be played', async () => {
    const { added, ids, unfit, beyond, counts } = await take(await made())
    expect(added.map(({ type, isRaw }) => [type, isRaw])).toEqual([
      ['image/png', true],
      ['audio/wav', false],
      ['image/svg+xml', true],
    ])
    expect([[...ids.keys()], unfit, beyond, counts.at(-1)]).toEqual([['0', '1', '3'], 2, 0, 5])
    expect(added[1]?.bytes).toEqual(madeSound(1))
  })

  test('gives no more than there is room for, and says how many are beyond it', async () => {
    const sound = madeSound(1).length
    const { ids, beyond } = await take(await made(), (await madePicture(1, 'png')).length + sound)
    expect([[...ids.keys()], beyond]).toEqual([['0', '1'], 1])
  })
})

test('one picture under two names is taken once', async () => {
  const picture = await madePicture(1)
  const { added, ids } = await take(
    packageWith('Слова', [], { 'a.webp': picture, 'b.wav': madeSound(1), 'c.wav': madeSound(1), 'd.webp': picture }, false),
  )
  expect([added.length, ids.get('0') === ids.get('3'), ids.get('1') === ids.get('2')]).toEqual([2, true, true])
})

test('a deck of ten thousand small files, and of hundreds that fill what is read at once, is read to its end', async () => {
  for (const [count, sized] of [
    [10_000, madeSound(1).subarray(0, 44)],
    [300, madeSound(1)],
  ] as const) {
    const files = Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.wav`, sized]))
    const all = new Map(Object.keys(files).map((_, index) => [String(index), 'sound' as const]))
    const { ids } = await takeMedia(new Blob([packageWith('Слова', [], files, true)]), all, {
      room: Infinity,
      add: async () => undefined,
      onCount: () => undefined,
    })
    expect(ids.size).toBe(count)
  }
})

const isolated = { room: Infinity, add: async () => undefined, onCount: () => undefined }

test('what the archive does not hold, or holds broken, is counted: the rest is taken', async () => {
  const entries = zipSync({ '0': await madePicture(1), '2': [new Uint8Array(4000).fill(5), { level: 9 }], '3': await madePicture(2) })
  const at = Buffer.from(entries).indexOf('PK\u0003\u0004', 40)
  // The packed bytes of the second entry.
  entries.fill(0xff, at + 31, at + 36)
  const { ids, lost, unfit } = await takeMedia(new Blob([entries]), wanted, isolated)
  expect([[...ids.keys()], lost, unfit]).toEqual([['0', '3'], 3, 0])
})

test(
  'whatever was done to a package, each of its files is taken, or counted as what it is, or all is refused',
  { timeout: 60_000 },
  async () => {
    const forms = [packageWith('Слова', [], await filesOf(), false), packageWith('Слова', [], await filesOf(), true)]
    const harm = fc.record({
      form: fc.nat(1),
      cut: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
      turned: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), { maxLength: 8 }),
    })
    await fc.assert(
      fc.asyncProperty(harm, async ({ form, cut, turned }) => {
        const bytes = new Uint8Array(forms[form]!)
        for (const [place, byte] of turned) bytes[Math.floor(place * (bytes.length - 1))] = byte
        const file = new Blob([cut === null ? bytes : bytes.subarray(0, Math.floor(cut * bytes.length))])
        const taken = await takeMedia(file, wanted, isolated).catch((error: unknown) => error)
        if (taken instanceof Error) return
        const { ids, unfit, beyond, lost } = taken as Awaited<ReturnType<typeof takeMedia>>
        expect(ids.size + unfit + beyond + lost).toBe(wanted.size)
        expect(await cardsOfPackage(file)).toBeInstanceOf(Blob)
      }),
      { numRuns: 150 },
    )
  },
)

test('a file that is no archive goes to the server as it is, which says so; a torn one as well', async () => {
  const torn = new Blob([zipSync({ 'collection.anki2': new Uint8Array(5000) }).subarray(0, 60)])
  for (const file of [new Blob(['PK\u0003\u0004']), torn]) expect(await cardsOfPackage(file)).toBe(file)
})

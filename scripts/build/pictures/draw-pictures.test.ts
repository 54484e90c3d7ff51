import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawIcon } from './draw-icon.ts'
import { drawPicture } from './draw-picture.ts'
import { listPictures } from './list-pictures.ts'

const sizeOf = (png: Uint8Array, from = 0) => {
  const view = new DataView(png.buffer, png.byteOffset + from)
  return [view.getUint32(16), view.getUint32(20)]
}

test('a picture is a PNG of the size that messengers ask for', async () => {
  const png = await drawPicture({ title: 'Українська література', detail: 'Ґанок, м’яч, їжа' })
  expect(Buffer.from(png.subarray(1, 4)).toString()).toBe('PNG')
  expect(sizeOf(png)).toEqual([1200, 630])
})

test('every word changes the picture', async () => {
  const words = [
    { title: 'Хімія', detail: 'НМТ' },
    { title: 'Фізика', detail: 'НМТ' },
    { title: 'Фізика', detail: 'Теорія' },
  ]
  const drawn = await Promise.all(words.map(async (picture) => Buffer.from(await drawPicture(picture)).toString('base64')))
  expect(new Set(drawn).size).toBe(words.length)
})

test('every subject has a picture for itself and one for its theory, every name is its own', () => {
  const names = listPictures().map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['site', 'team', 'courses', 'flashcards', 'group', 'premium', 'subject-math', 'theory-math']),
  )
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => name.startsWith('subject-'))).toHaveLength(9)
})

test('no title is so long that it would run over the line with the name of the site', () => {
  expect(listPictures().filter(({ title }) => title.length > 36)).toEqual([])
})

test('the icon file holds one picture of 32 points', () => {
  const icon = drawIcon(readFileSync('public/favicon.svg', 'utf8'))
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  expect(sizeOf(icon, 22)).toEqual([32, 32])
})

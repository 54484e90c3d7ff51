import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { smallPages, withCircles } from '../../../tests/fixtures/circular-collection.ts'
import { importApart, reading } from './import-apart.ts'

const broken = 'Не вдалося прочитати колоду: файл пошкоджено або це не Anki'

/** A machine with other work reads late: what a file does to the reader decides here, not the clock. */
const patient = 20_000
const collection = () => smallPages(2000)
const packed = (bytes: Uint8Array) => new Uint8Array(zipSync({ 'collection.anki2': bytes }))
const refusal = (bytes: Uint8Array<ArrayBuffer>) =>
  importApart(bytes, patient).then(
    () => 'прочитано',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )

/** Counts how often other work could run meanwhile. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0
  const timer = setInterval(() => turns++, 2)
  await work
  clearInterval(timer)
  return turns
}

describe('a file of cards in its thread', { timeout: 30_000 }, () => {
  it('is read when it is sound, however deep its tree', async () => {
    const { cards, more } = await importApart(packed(collection()), patient)
    expect([cards.length + more, cards[0]]).toEqual([2000, { kind: 'basic', front: 'Q1', back: 'A' }])
  })

  it('is refused when two pointers of its tree lead to one page', async () => {
    expect(await refusal(packed(withCircles(collection())))).toBe(broken)
  })

  it('of quotation marks alone is refused for its size, and 8 MB of them stop nobody else', async () => {
    expect(await refusal(new Uint8Array(20 * 1024 * 1024).fill(0x22))).toBe('Текст завеликий: понад 8 МБ. Поділи його на частини')
    const most = new Uint8Array(8 * 1024 * 1024).fill(0x22)
    expect(await turnsDuring(refusal(most))).toBeGreaterThan(5)
  })

  it('waits for its turn behind two others, and is refused behind eight that wait', async () => {
    const end = Promise.withResolvers<null>()
    let begun = 0
    const others = Array.from({ length: 10 }, () => reading.take(() => (begun++, end.promise)))
    expect([await refusal(packed(smallPages(1))), begun, reading.waiting]).toEqual([
      'Зараз читаємо забагато файлів. Спробуй за хвилину',
      2,
      8,
    ])
    end.resolve(null)
    await Promise.all(others)
    expect(await refusal(packed(smallPages(1)))).toBe('прочитано')
  })
})

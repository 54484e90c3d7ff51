import { DatabaseSync } from 'node:sqlite'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { schema } from './anki-collection.ts'
import { importApart } from './import-apart.ts'

const pageSize = 512
const broken = 'Не вдалося прочитати колоду: файл пошкоджено або це не Anki'

/** A collection of 2,000 notes on small pages, so that its tree is several levels deep. */
function collection(): Uint8Array {
  const database = new DatabaseSync(':memory:')
  database.exec(`pragma page_size = ${pageSize}`)
  database.exec(schema)
  database.exec(
    `with recursive n(x) as (select 1 union all select x + 1 from n where x < 2000)
     insert into notes select x, x, 1, 0, 0, '', 'Q' || x || char(31) || 'A', '', 0, 0, '' from n`,
  )
  const bytes = database.serialize()
  database.close()
  return bytes
}

/** Lets every pointer of every inner page of a table lead to the first child of that page. */
function withCircles(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  for (let start = pageSize; start < bytes.length; start += pageSize) {
    if (bytes[start] !== 5) continue
    const cells = view.getUint16(start + 3)
    const child = view.getUint32(start + view.getUint16(start + 12))
    for (let cell = 0; cell < cells; cell++) view.setUint32(start + view.getUint16(start + 12 + cell * 2), child)
    view.setUint32(start + 8, child)
  }
  return bytes
}

const packed = (bytes: Uint8Array) => new Uint8Array(zipSync({ 'collection.anki2': bytes }))
const refusal = (bytes: Uint8Array<ArrayBuffer>) =>
  importApart(bytes).then(
    () => 'прочитано',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )

/** How often something else could run while the work went on. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0
  const timer = setInterval(() => turns++, 2)
  await work
  clearInterval(timer)
  return turns
}

describe('a file of cards in its thread', { timeout: 30_000 }, () => {
  it('is read when it is sound, however deep its tree', async () => {
    const { cards, more } = await importApart(packed(collection()))
    expect([cards.length + more, cards[0]]).toEqual([2000, { kind: 'basic', front: 'Q1', back: 'A' }])
  })

  it('is refused when two pointers of its tree lead to one page', async () => {
    expect(await refusal(packed(withCircles(collection())))).toBe(broken)
  })

  it('of quotation marks alone is refused for its size, and 2 MB of them stop nobody else', async () => {
    expect(await refusal(new Uint8Array(20 * 1024 * 1024).fill(0x22))).toBe('Текст завеликий: понад 2 МБ. Поділи його на частини')
    const most = new Uint8Array(2 * 1024 * 1024).fill(0x22)
    expect(await turnsDuring(refusal(most))).toBeGreaterThan(5)
  })

  it('waits for its turn behind two others, and is refused behind eight that wait', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => refusal(packed(collection()))))
    expect(answers.filter((answer) => answer === 'прочитано').length).toBe(10)
    expect(answers.filter((answer) => answer === 'Зараз читаємо забагато файлів. Спробуй за хвилину').length).toBe(2)
  })
})

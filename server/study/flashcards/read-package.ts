import { DatabaseSync, constants } from 'node:sqlite'
import { zstdDecompressSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { mostPastReviews, type Grade, type PastReview } from '#domain/review'
import { Problem } from '../../base/problem.ts'
import { mediaNames } from './media-names.ts'
import { pageClaimer } from './sound-pages.ts'

/** The largest size of an unpacked collection, in bytes. */
const mostBytes = 64 * 1024 * 1024
const mostNotes = 20_000
const longestNote = 20_000
/** The newest form of the collection first: newer programs put a note «please update» into the oldest. */
const collections = ['collection.anki21b', 'collection.anki21', 'collection.anki2']

/**
 * Notes of a package of Anki, fields as HTML, at most 20,000; `more` says how many are beside them. `entries`: where each picture and
 * sound lies in the archive.
 */
export type Package = { title: string; notes: PackageNote[]; more: number; entries: ReadonlyMap<string, string> }
export type PackageNote = { line: number; fields: string[]; cards: PackageCard[] }
/** A card of a note: `ord` is its template, or its gap from 0. Looks: ms since the epoch, ease 1–4, ms that it took. */
export type PackageCard = { ord: number; isOff: boolean; looks: PastReview[] }

/** Reads an `.apkg`. Throws 422 for another or a broken file, and for one that grows too large; names inside are never used as paths. */
export function readPackage(bytes: Uint8Array): Package {
  const { collection, media } = unpack(bytes)
  const database = open(collection)
  try {
    const { count } = database.prepare('select count(*) as count from notes').get() as { count: number }
    const rows = database.prepare('select id, substr(flds, 1, ?) as fields from notes limit ?').all(longestNote, mostNotes)
    const cards = cardsOf(database)
    const notes = rows.map(({ id, fields }, index) => ({
      line: index + 1,
      fields: typeof fields === 'string' ? fields.split('\u001f') : [],
      cards: cards.get(Number(id)) ?? [],
    }))
    return { title: titleOf(database), notes, more: Math.max(0, count - mostNotes), entries: entriesOf(media) }
  } catch {
    throw unreadable()
  } finally {
    database.close()
  }
}

const mostCards = 100_000
const mostReviews = 400_000
const suspended = -1
/** Kinds of a look in the log that change a memory: learnt, reviewed, learnt again. Others are crams and changes by hand. */
const counted = new Set([0, 1, 2])

/** The cards of each note with their looks, the oldest first; nothing where the file has no cards of its own. */
function cardsOf(database: DatabaseSync): Map<number, PackageCard[]> {
  const has = (table: string) =>
    database.prepare('select count(*) as count from sqlite_master where lower(name) = ?').get(table)?.['count'] === 1
  const ofNotes = new Map<number, PackageCard[]>()
  if (!has('cards')) return ofNotes
  const byId = new Map<number, PackageCard>()
  for (const { id, nid, ord, queue } of database.prepare('select id, nid, ord, queue from cards limit ?').all(mostCards)) {
    const card = { ord: Number(ord), isOff: queue === suspended, looks: [] }
    byId.set(Number(id), card)
    const note = ofNotes.get(Number(nid))
    if (note) note.push(card)
    else ofNotes.set(Number(nid), [card])
  }
  if (!has('revlog')) return ofNotes
  const log = database.prepare('select id, cid, ease, time, type from revlog order by id desc limit ?').all(mostReviews)
  for (const { id, cid, ease, time, type } of log) {
    const [at, grade, ms] = [Number(id), Number(ease), Number(time)]
    const looks = byId.get(Number(cid))?.looks
    const isSound = Number.isSafeInteger(at) && at >= firstProgram && Number.isFinite(ms)
    if (looks && isSound && grade >= 1 && grade <= 4 && counted.has(Number(type)) && looks.length < mostPastReviews)
      looks.unshift([at, grade as Grade, Math.max(0, Math.round(ms))])
  }
  return ofNotes
}
const firstProgram = Date.parse('2006-01-01T00:00:00.000Z')

/** The old form keeps its decks as JSON in one row, the new one in a table; a deck `1` is there always. */
function titleOf(database: DatabaseSync): string {
  const read = (query: string): unknown[] => {
    try {
      return database.prepare(query).all()
    } catch {
      return []
    }
  }
  const old = read("select json_extract(each.value, '$.name') as name from col, json_each(col.decks) as each where each.key <> '1' limit 1")
  const [deck] = [...old, ...read('select name from decks where id <> 1 limit 1')] as { name: unknown }[]
  return typeof deck?.name === 'string' ? (deck.name.split(/::|\u001f/).at(-1) ?? '') : ''
}

const mediaList = 'media'

/** The old form lists its files as JSON, the new one as a message of Protocol Buffers; what cannot be read lists none. */
function entriesOf(media: Uint8Array | undefined): ReadonlyMap<string, string> {
  if (!media) return new Map()
  try {
    if (media[0] !== 0x7b) return new Map(mediaNames(decompress(media)).map((name, index) => [name.normalize('NFC'), String(index)]))
    const listed = JSON.parse(new TextDecoder().decode(media)) as Record<string, unknown>
    return new Map(Object.entries(listed).flatMap(([entry, name]) => (typeof name === 'string' ? [[name.normalize('NFC'), entry]] : [])))
  } catch {
    return new Map()
  }
}

function unpack(bytes: Uint8Array): { collection: Uint8Array; media: Uint8Array | undefined } {
  const names = new Set<string>()
  let found: Record<string, Uint8Array>
  try {
    found = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!collections.includes(name) && name !== mediaList) return false
        if (originalSize > mostBytes) throw tooLarge()
        // One name a thousand times over one piece of data: a bomb in which each part is small.
        if (names.has(name)) throw unreadable()
        names.add(name)
        return true
      },
    })
  } catch (error) {
    throw error instanceof Problem ? error : unreadable()
  }
  const name = collections.find((each) => found[each] !== undefined)
  const packed = name === undefined ? undefined : found[name]
  if (!packed) throw new Problem(422, 'Це не колода Anki: усередині немає карток')
  return { collection: name === 'collection.anki21b' ? decompress(packed) : packed, media: found[mediaList] }
}

function decompress(packed: Uint8Array): Uint8Array {
  try {
    return zstdDecompressSync(packed, { maxOutputLength: mostBytes })
  } catch (error) {
    throw error instanceof RangeError ? tooLarge() : unreadable()
  }
}

/** The first page of a file holds the tree of `sqlite_master`. */
const schemaPage = 1
const allowed = new Set([constants.SQLITE_SELECT, constants.SQLITE_READ, constants.SQLITE_FUNCTION])

/**
 * In memory, and checked to be five plain tables whose pages form trees: a hostile file may hold views, triggers, computed columns, and
 * pages that lead in circles.
 */
function open(collection: Uint8Array): DatabaseSync {
  if (Buffer.from(collection.subarray(0, 15)).toString('latin1') !== 'SQLite format 3') throw unreadable()
  const database = new DatabaseSync(':memory:', { defensive: true, enableDoubleQuotedStringLiterals: false })
  try {
    const claimTree = pageClaimer(collection)
    claimTree(schemaPage)
    database.deserialize(collection)
    const tables = database
      .prepare("select lower(name) as name, type, sql from sqlite_master where lower(name) in ('notes', 'decks', 'col', 'cards', 'revlog')")
      .all() as { name: string; type: string; sql: string }[]
    const isSound = tables.every(({ type, sql }) => type === 'table' && !/\bgenerated\b|\bas\s*\(|\bvirtual\b/i.test(sql))
    const isOnce = new Set(tables.map(({ name }) => name)).size === tables.length
    if (!isSound || !isOnce) throw unreadable()
    const roots = database
      .prepare(
        "select rootpage as root from sqlite_master where lower(tbl_name) in ('notes', 'decks', 'col', 'cards', 'revlog') and rootpage > 0",
      )
      .all() as { root: number }[]
    for (const { root } of roots) claimTree(root)
    database.setAuthorizer((action) => (allowed.has(action) ? constants.SQLITE_OK : constants.SQLITE_DENY))
    return database
  } catch {
    database.close()
    throw unreadable()
  }
}

const unreadable = () => new Problem(422, 'Не вдалося прочитати колоду: файл пошкоджено або це не Anki')
const tooLarge = () => new Problem(422, 'Колода завелика: її вміст понад 64 МБ')

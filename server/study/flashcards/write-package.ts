import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { zipSync } from 'fflate'
import { anki, schema } from './anki-collection.ts'
import type { WrittenCard } from './written-card.ts'

/** A package that Anki reads: a collection of schema 11 with one deck, its notes new. The same card keeps its guid, so that a later export updates it. */
export function writePackage(title: string, cards: readonly WrittenCard[], now: Date): Uint8Array {
  const database = new DatabaseSync(':memory:')
  try {
    database.exec(schema)
    fill(database, title, cards, now)
    return zipSync({ 'collection.anki2': database.serialize(), media: new TextEncoder().encode('{}') }, { mtime: now })
  } finally {
    database.close()
  }
}

function fill(database: DatabaseSync, title: string, cards: readonly WrittenCard[], now: Date): void {
  const [seconds, ms] = [Math.floor(now.getTime() / 1000), now.getTime()]
  const deck = numberOf(`deck ${title}`)
  const { conf, models, decks, dconf } = anki(deck, title, seconds)
  database
    .prepare('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)')
    .run(seconds, ms, ms, JSON.stringify(conf), JSON.stringify(models), JSON.stringify(decks), JSON.stringify(dconf), '{}')
  const note = database.prepare("insert into notes values (?, ?, ?, ?, -1, '', ?, ?, ?, 0, '')")
  const card = database.prepare("insert into cards values (?, ?, ?, ?, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')")
  let cardNumber = ms
  for (const [index, { id, kind, front, back }] of cards.entries()) {
    const fields = [htmlOf(front), htmlOf(back)]
    const noteNumber = ms + index
    const { basic, cloze } = anki.models
    note.run(noteNumber, guidOf(id), kind === 'cloze' ? cloze : basic, seconds, fields.join('\u001f'), front, checksum(front))
    const gaps = kind === 'cloze' ? [...new Set([...front.matchAll(/\{\{c(\d{1,2})::/g)].map((gap) => Number(gap[1]) - 1))] : [0]
    for (const gap of gaps) card.run(cardNumber++, noteNumber, deck, Math.max(0, gap), seconds, index + 1)
  }
}

/** Own words as Anki shows them: HTML with MathJax. */
const htmlOf = (words: string): string =>
  words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\$([^$]+)\$/g, (_, tex: string) => `\\(${tex}\\)`)
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replaceAll('\n', '<br>')

const hexOf = (text: string): string => createHash('sha1').update(text).digest('hex')
const checksum = (field: string): number => Number.parseInt(hexOf(field).slice(0, 8), 16)
const guidOf = (id: string): string => hexOf(id).slice(0, 20)
/** Stays within what a JavaScript number holds exactly, and above the ids that Anki keeps for itself. */
const numberOf = (text: string): number => 1_000_000_000_000 + Number.parseInt(hexOf(text).slice(0, 10), 16)

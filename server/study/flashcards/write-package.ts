import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { zipSync } from 'fflate'
import { wordRuns } from '#contract/card-text'
import { clozeNumbers, clozeParts, type ClozePart } from '#contract/cloze'
import type { Inline } from '#contract/rich-text'
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
    const fields = [htmlOf(front, kind), htmlOf(back)]
    const noteNumber = ms + index
    const { basic, cloze } = anki.models
    note.run(noteNumber, guidOf(id), kind === 'cloze' ? cloze : basic, seconds, fields.join('\u001f'), front, checksum(front))
    const gaps = kind === 'cloze' ? clozeNumbers(front).map((number) => number - 1) : [0]
    for (const gap of gaps) card.run(cardNumber++, noteNumber, deck, Math.max(0, gap), seconds, index + 1)
  }
}

/** Own words as Anki shows them: HTML with MathJax. Braces that close together would end a gap. */
const htmlOf = (words: string, kind: WrittenCard['kind'] = 'basic'): string =>
  words
    .split(/\n\s*\n/)
    .map((paragraph) =>
      wordRuns(kind === 'cloze' ? spacedBraces(paragraph) : paragraph)
        .map(runHtml)
        .join(''),
    )
    .join('<br><br>')

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function runHtml(run: Inline): string {
  if (run.kind === 'math') return `\\(${escaped(run.tex)}\\)`
  if (run.kind === 'strong') return `<b>${run.children.map(runHtml).join('')}</b>`
  return run.kind === 'text' ? escaped(run.text) : '<br>'
}

/** Within a gap `}}` that is of a formula is written apart: Anki ends the gap at the first one. */
const spacedBraces = (words: string): string =>
  clozeParts(words)
    .map((part) => {
      if (typeof part === 'string') return part
      const inner = `${spacedBraces(wordsWithGaps(part.words))}${part.hint === '' ? '' : `::${part.hint}`}`
      return `{{c${part.numbers.join(',')}::${part.words.some((each) => typeof each !== 'string') ? inner : apart(inner)}}}`
    })
    .join('')
const apart = (inner: string): string => inner.replace(/\}(?=\})/g, '} ').replace(/\}$/, '} ')
const wordsWithGaps = (parts: readonly ClozePart[]): string =>
  parts
    .map((part) =>
      typeof part === 'string' ? part : `{{c${part.numbers.join(',')}::${wordsWithGaps(part.words)}${part.hint && `::${part.hint}`}}}`,
    )
    .join('')

const hexOf = (text: string): string => createHash('sha1').update(text).digest('hex')
const checksum = (field: string): number => Number.parseInt(hexOf(field).slice(0, 8), 16)
const guidOf = (id: string): string => hexOf(id).slice(0, 20)
/** Stays within what a JavaScript number holds exactly, and above the ids that Anki keeps for itself. */
const numberOf = (text: string): number => 1_000_000_000_000 + Number.parseInt(hexOf(text).slice(0, 10), 16)

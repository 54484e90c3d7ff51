import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { zipSync } from 'fflate'
import { wordRuns } from '#contract/card-text'
import { clozeNumbers, clozeParts, type ClozePart } from '#contract/cloze'
import { gapCardId } from '#contract/own-card'
import type { Inline } from '#contract/rich-text'
import { dayNumber, dayOfNumber, kyivStudyDay, startOfStudyDay } from '#contract/scheduling/study-day'
import { anki, schema } from './anki-collection.ts'
import type { CardHistory } from './card-history.ts'
import type { WrittenCard } from './written-card.ts'

/** The histories of cards by our ids. */
export type Histories = ReadonlyMap<string, CardHistory>

/**
 * A package that Anki reads: a collection of schema 11 with one deck; its cards are new, or as far as `histories` tell, with their log. The same card
 * keeps its guid, so that a later export updates it.
 */
export function writePackage(title: string, cards: readonly WrittenCard[], now: Date, histories: Histories = new Map()): Uint8Array {
  const database = new DatabaseSync(':memory:')
  try {
    database.exec(schema)
    fill(database, title, cards, now, histories)
    return zipSync({ 'collection.anki2': database.serialize(), media: new TextEncoder().encode('{}') }, { mtime: now })
  } finally {
    database.close()
  }
}

function fill(database: DatabaseSync, title: string, cards: readonly WrittenCard[], now: Date, histories: Histories): void {
  const [seconds, ms] = [Math.floor(now.getTime() / 1000), now.getTime()]
  const firstDay = firstDayOf(histories, now)
  const deck = numberOf(`deck ${title}`)
  const { conf, models, decks, dconf } = anki(deck, title, seconds)
  database
    .prepare('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)')
    .run(
      Math.floor(startOfStudyDay(dayOfNumber(firstDay), 'Europe/Kyiv') / 1000),
      ms,
      ms,
      JSON.stringify(conf),
      JSON.stringify(models),
      JSON.stringify(decks),
      JSON.stringify(dconf),
      '{}',
    )
  const note = database.prepare("insert into notes values (?, ?, ?, ?, -1, '', ?, ?, ?, 0, '')")
  const card = database.prepare('insert into cards values (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, ?)')
  const look = database.prepare('insert into revlog values (?, ?, -1, ?, ?, ?, ?, ?, ?)')
  const moments = new Set<number>()
  let cardNumber = ms
  for (const [index, { id, kind, front, back }] of cards.entries()) {
    const fields = [htmlOf(front, kind), htmlOf(back)]
    const noteNumber = ms + index
    const { basic, cloze } = anki.models
    note.run(noteNumber, guidOf(id), kind === 'cloze' ? cloze : basic, seconds, fields.join('\u001f'), front, checksum(front))
    const gaps = kind === 'cloze' ? clozeNumbers(front).map((number) => number - 1) : [0]
    for (const gap of gaps) {
      const history = histories.get(kind === 'cloze' ? gapCardId(id, gap + 1) : id)
      const { type, queue, due, interval, factor, reps, lapses, left, data } = standingIn(history, index + 1, firstDay)
      card.run(cardNumber, noteNumber, deck, Math.max(0, gap), seconds, type, queue, due, interval, factor, reps, lapses, left, data)
      let last = 0
      for (const step of history?.steps ?? []) {
        let moment = step.at
        while (moments.has(moment)) moment += 1
        moments.add(moment)
        look.run(moment, cardNumber, step.grade, step.interval, last, usualFactor, Math.min(step.ms, longestLook), lookTypes[step.was])
        last = step.interval
      }
      cardNumber += 1
    }
  }
}

/** The ease of a card that SM-2 has never changed: Anki keeps it beside the memory of FSRS. */
const usualFactor = 2500
const longestLook = 60_000
const [learnt, reviewed, again] = [0, 1, 2]
const lookTypes = { new: learnt, learning: learnt, review: reviewed, relearning: again } as const
/** `type` and `queue` of a card: new, in learning, to be reviewed, and learnt again. */
const kinds = { new: [0, 0], learning: [1, 1], review: [2, 2], relearning: [3, 1] } as const
const suspended = -1

/** The columns of a card: where it stands. Days are counted from the first day of the collection, minutes by the clock. */
function standingIn(history: CardHistory | undefined, place: number, firstDay: number) {
  if (!history) return { type: 0, queue: 0, due: place, interval: 0, factor: 0, reps: 0, lapses: 0, left: 0, data: '' }
  const { memory, steps } = history
  const { state, dueDay, due, reps, lapses, stability, difficulty, isOff } = memory
  const [type, queue] = kinds[state]
  const last = steps.at(-1)?.interval ?? 0
  return {
    type,
    queue: isOff === true ? suspended : queue,
    due: dueDay !== null ? dueDay - firstDay : state === 'new' ? place : Math.floor((due ?? 0) / 1000),
    interval: Math.max(0, last),
    factor: state === 'new' ? 0 : usualFactor,
    reps,
    lapses,
    left: queue === 1 ? 1001 : 0,
    data: state === 'new' ? '' : JSON.stringify({ s: rounded(stability), d: rounded(difficulty), dr: 0.9 }),
  }
}
const rounded = (number: number): number => Math.round(number * 10_000) / 10_000

/** The number of the first day of study in the collection: no card is due before it. */
function firstDayOf(histories: Histories, now: Date): number {
  const days = [...histories.values()].flatMap(({ memory }) => (memory.firstReview === null ? [] : [memory.firstReview]))
  return dayNumber(kyivStudyDay(new Date(Math.min(now.getTime(), ...(days.length > 0 ? [days.reduce((a, b) => Math.min(a, b))] : [])))))
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

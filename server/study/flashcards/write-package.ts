import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { zipSync } from 'fflate'
import type { CardMedium } from '#domain/card-media'
import { wordRuns } from '#domain/card-text'
import { clozeNumbers, clozeParts, type ClozePart } from '#domain/cloze'
import { gapCardId } from '#domain/own-card'
import type { Inline } from '#domain/rich-text'
import { dayNumber, dayOfNumber, kyivStudyDay, startOfStudyDay } from '#domain/scheduling/study-day'
import { anki, schema } from './anki-collection.ts'
import type { CardHistory } from './card-history.ts'
import { occlusionField } from './image-occlusion.ts'
import type { WrittenCard } from './written-card.ts'

/** The histories of cards by our ids. */
export type Histories = ReadonlyMap<string, CardHistory>
/** The names of files in a package by the ids of pictures and sounds. */
export type MediaNames = ReadonlyMap<string, string>

/**
 * A package that Anki reads: schema 11, one deck. A card keeps its guid, so that a later export updates it. The device adds the pictures
 * and sounds that are named.
 */
export function writePackage(
  title: string,
  cards: readonly WrittenCard[],
  now: Date,
  histories: Histories = new Map(),
  names: MediaNames = new Map(),
): Uint8Array {
  const database = new DatabaseSync(':memory:')
  try {
    database.exec(schema)
    fill(database, { title, cards, now, histories, names })
    return zipSync({ 'collection.anki2': database.serialize(), media: new TextEncoder().encode('{}') }, { mtime: now })
  } finally {
    database.close()
  }
}

type Content = { title: string; cards: readonly WrittenCard[]; now: Date; histories: Histories; names: MediaNames }

function fill(database: DatabaseSync, { title, cards, now, histories, names }: Content): void {
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
  for (const [index, written] of cards.entries()) {
    const { id, kind, front } = written
    const fields = fieldsOf(written, names)
    const noteNumber = ms + index
    const [first = ''] = kind === 'occlusion' ? fields : [front]
    note.run(noteNumber, guidOf(id), anki.models[kind], seconds, fields.join('\u001f'), first, checksum(first))
    for (const gap of gapsOf(written)) {
      const history = histories.get(kind === 'basic' ? id : gapCardId(id, gap + 1))
      const { type, queue, due, interval, factor, reps, lapses, left, data } = standingIn(history, index + 1, firstDay)
      card.run(cardNumber, noteNumber, deck, Math.max(0, gap), seconds, type, queue, due, interval, factor, reps, lapses, left, data)
      let last = 0
      for (const step of history?.steps ?? []) {
        let moment = step.at
        while (moments.has(moment)) moment += 1
        moments.add(moment)
        look.run(moment, cardNumber, step.grade, step.interval, last, usualFactor, Math.min(step.ms, longestReview), reviewTypes[step.was])
        last = step.interval
      }
      cardNumber += 1
    }
  }
}

/** The gaps of a card from 0, or the numbers of its masks; of two sides there is one. */
function gapsOf({ kind, front, masks = [] }: WrittenCard): number[] {
  if (kind === 'basic') return [0]
  const numbers = kind === 'cloze' ? clozeNumbers(front) : masks.map(({ number }) => number)
  return [...new Set(numbers)].map((number) => number - 1)
}

/** The fields of a note: words, then what its sides show and play. */
function fieldsOf({ kind, front, back, media = [], masks = [] }: WrittenCard, names: MediaNames): string[] {
  const shown = (side: CardMedium['side'], but?: CardMedium) => media.filter((each) => each.side === side && each !== but)
  const field = (words: string, of: readonly CardMedium[]) =>
    [words, ...of.map((each) => mediumHtml(each, names))].filter(Boolean).join('<br>')
  if (kind !== 'occlusion') return [field(htmlOf(front, kind), shown('front')), field(htmlOf(back), shown('back'))]
  const picture = shown('front').find((each) => each.kind === 'picture')
  const image = picture ? mediumHtml(picture, names) : ''
  return [occlusionField(masks), image, field(htmlOf(front), shown('front', picture)), field(htmlOf(back), shown('back')), '']
}

const mediumHtml = ({ id, kind, name, words }: CardMedium, names: MediaNames): string => {
  const file = names.get(id) ?? name
  if (kind === 'sound') return `[sound:${file}]`
  return `<img src="${attribute(file)}"${words === '' ? '' : ` alt="${attribute(words)}"`}>`
}

/** The ease of a card that SM-2 has never changed: Anki keeps it beside the memory of FSRS. */
const usualFactor = 2500
const longestReview = 60_000
const [learnt, reviewed, again] = [0, 1, 2]
const reviewTypes = { new: learnt, learning: learnt, review: reviewed, relearning: again } as const
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

const attribute = (text: string): string => escaped(text).replaceAll('"', '&quot;')

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

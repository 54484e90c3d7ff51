import type { Flashcard } from './flashcard.ts'
import { gapCardId, type OwnCard } from './own-card.ts'
import type { Block, Inline, RichText } from './rich-text.ts'

const cloze = /\{\{c(\d{1,2})::([^{}]+?)(?:::([^{}]*))?\}\}/g

/** Own words as authored text: `$…$` a formula, `**…**` strong, an empty line a new paragraph, a single one a new line. Nothing is refused. */
export function cardText(words: string): RichText {
  return words
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph): Block => ({
      kind: 'paragraph',
      children: paragraph.split('\n').flatMap((line, index) => [...(index > 0 ? [lineBreak] : []), ...runs(line)]),
    }))
}

const lineBreak: Inline = { kind: 'break' }

function runs(line: string): Inline[] {
  return line
    .split(/(\$[^$]+\$|\*\*[^*]+\*\*)/)
    .filter((part) => part !== '')
    .map((part): Inline => {
      if (/^\$[^$]+\$$/.test(part)) return { kind: 'math', tex: part.slice(1, -1) }
      if (/^\*\*[^*]+\*\*$/.test(part)) return { kind: 'strong', children: [{ kind: 'text', text: part.slice(2, -2) }] }
      return { kind: 'text', text: part }
    })
}

/** The gaps of a cloze by their numbers, in the order of the numbers: what is asked, with `[…]` or the hint in the gap, and what is answered. */
export function expandCloze(front: string): { number: number; front: string; back: string }[] {
  const numbers = [...new Set([...front.matchAll(cloze)].map((gap) => Number(gap[1])))].toSorted((a, b) => a - b)
  const filled = (number: number, gap: (word: string, hint: string | undefined) => string): string =>
    front.replace(cloze, (_, own: string, word: string, hint: string | undefined) => (Number(own) === number ? gap(word, hint) : word))
  return numbers.map((number) => ({
    number,
    front: filled(number, (_, hint) => `**[${hint || '…'}]**`),
    back: filled(number, (word) => (word.includes('$') ? word : `**${word}**`)),
  }))
}

/** The cards that an own card makes: one, or one for each gap. */
export function flashcardsOf(own: OwnCard): Flashcard[] {
  const common = { deck: own.deck, subject: null, topic: null, figure: null, hint: null, source: null, isOff: false }
  if (own.kind === 'basic') return [{ ...common, id: own.id, front: cardText(own.front), back: cardText(own.back) }]
  return expandCloze(own.front).map(({ number, front, back }) => ({
    ...common,
    id: gapCardId(own.id, number),
    front: cardText(front),
    back: cardText(own.back === '' ? back : `${back}\n\n${own.back}`),
  }))
}

import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { cardText, expandCloze, flashcardsOf } from './card-text.ts'
import { ownCardSchema } from './own-card.ts'
import type { Inline } from './rich-text.ts'
import { ownCards } from './samples/flashcards.ts'
import { text } from './samples/questions.ts'

describe('own words', () => {
  it('become paragraphs with formulas, strong words and line breaks', () => {
    expect(cardText('Корінь $x_1$ і **ще** один\nрядок\n\nКінець')).toEqual([
      {
        kind: 'paragraph',
        children: [
          { kind: 'text', text: 'Корінь ' },
          { kind: 'math', tex: 'x_1' },
          { kind: 'text', text: ' і ' },
          { kind: 'strong', children: [{ kind: 'text', text: 'ще' }] },
          { kind: 'text', text: ' один' },
          { kind: 'break' },
          { kind: 'text', text: 'рядок' },
        ],
      },
      ...text('Кінець'),
    ])
  })

  it('that are no formula stay words', () => {
    expect([cardText('5 $ і ** все'), cardText(' \n\n ')]).toEqual([text('5 $ і ** все'), []])
  })
})

it('no sign of own words is lost, whatever they are', () => {
  const written = (run: readonly Inline[]): string =>
    run
      .map((part) => {
        if (part.kind === 'text') return part.text
        if (part.kind === 'math') return `$${part.tex}$`
        if (part.kind === 'strong') return `**${written(part.children)}**`
        return '\n'
      })
      .join('')
  const piece = fc.constantFrom('$', '**', '*', 'a', '\\', ' ', '\n', '\n\n', '{{c1::', '}}', '<b>')
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const words = pieces.join('')
      const back = cardText(words).map((block) => (block.kind === 'paragraph' ? written(block.children) : ''))
      expect(back.join('').replaceAll(/\s/g, '')).toBe(words.replaceAll(/\s/g, ''))
    }),
  )
})

describe('a cloze', () => {
  it('makes a card of each number, with the other gaps filled in', () => {
    expect(expandCloze('{{c2::Київ}} заснував {{c1::Кий::хто?}}, і {{c2::$x$}}')).toEqual([
      { number: 1, front: 'Київ заснував **[хто?]**, і $x$', back: 'Київ заснував **Кий**, і $x$' },
      { number: 2, front: '**[…]** заснував Кий, і **[…]**', back: '**Київ** заснував Кий, і $x$' },
    ])
  })

  it('has cards with lasting names, and what is said after the answer', () => {
    const cloze = { ...ownCards.cards[1], kind: 'cloze' as const, id: 'a', deck: 'own', front: '{{c3::Так}}', back: 'Бо так' }
    expect(flashcardsOf(cloze).map(({ id, front, back }) => [id, front, back])).toEqual([
      ['a.c3', cardText('**[…]**'), cardText('**Так**\n\nБо так')],
    ])
    expect(flashcardsOf({ ...cloze, kind: 'basic', front: 'Питання', back: 'Відповідь' }).map(({ id }) => id)).toEqual(['a'])
  })

  it.each([
    [{ kind: 'cloze', front: 'без пропуску' }, 'Познач хоча б один пропуск'],
    [{ kind: 'basic', front: 'Питання', back: ' ' }, 'Додай відповідь'],
    [{ front: '' }, 'Тут порожньо'],
    [{ deck: 'history.dates' }, 'Хибна колода'],
    [{ front: 'a\u0000b' }, 'Текст містить неприпустимі символи'],
  ])('or a card that cannot be learnt is refused in words (%#)', (change, message) => {
    const read = v.safeParse(ownCardSchema, { ...ownCards.cards[1], ...change })
    expect(read.issues?.[0].message).toBe(message)
  })
})
